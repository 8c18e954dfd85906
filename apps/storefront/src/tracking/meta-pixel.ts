import { offerFor, offerOf } from '@blockfront/commerce'
import type { PixelEvent } from './pixel.ts'

interface PixelFunction {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push?: PixelFunction
  loaded?: boolean
  version?: string
}

declare global {
  interface Window {
    fbq?: PixelFunction
    _fbq?: PixelFunction
  }
}

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'

/** Loads Meta's script and answers what tells it of events. */
export function startMetaPixel(pixelId: string, currency: string): (event: PixelEvent) => void {
  loadPixel(pixelId)
  return (event) => window.fbq?.('track', event.name, dataOf(event, currency))
}

function dataOf(event: PixelEvent, currency: string): object | undefined {
  switch (event.name) {
    case 'PageView':
      return undefined
    case 'ViewContent': {
      const { id, name, slug } = event.product
      const value = offerOf(event.product).price
      return { content_ids: [id], content_name: name, content_type: 'product', value, currency, slug }
    }
    case 'AddToCart': {
      const { product, quantity, variation } = event.addition
      const value = offerFor(product, variation).price
      return { content_ids: [product.id], content_name: product.name, value, currency, quantity }
    }
    case 'InitiateCheckout':
      return { content_ids: event.ids, value: event.value, currency, num_items: event.quantity }
    case 'Purchase':
      return { content_ids: event.ids, content_type: 'product', value: event.value, currency }
  }
}

/** Meta's queue: calls made before its script has come are kept in order. */
function loadPixel(pixelId: string): void {
  if (!window.fbq) {
    const queue: PixelFunction = Object.assign(
      (...call: unknown[]) => (queue.callMethod ? queue.callMethod(...call) : queue.queue.push(call)),
      { queue: [] as unknown[][], loaded: true, version: '2.0' },
    )
    queue.push = queue
    window.fbq = queue
    window._fbq = queue
    const script = document.createElement('script')
    script.async = true
    script.src = SCRIPT
    document.head.append(script)
  }
  window.fbq('init', pixelId)
}
