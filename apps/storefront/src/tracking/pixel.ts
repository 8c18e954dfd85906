import { offerFor, offerOf } from '@blockfront/commerce'
import type { CartAddition, ProductCard } from '@blockfront/engine/render'

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

/** The Meta pixel of a store (product.md, point 7). It says nothing and loads nothing before `start`; what came before is kept. */
export interface Pixel {
  /** Called once the shopper agreed, or where nobody has to be asked. */
  start: () => void
  pageView: () => void
  viewContent: (product: ProductCard) => void
  addToCart: (addition: CartAddition) => void
  initiateCheckout: (order: { ids: string[]; value: number; quantity: number }) => void
  purchase: (order: { ids: string[]; value: number }) => void
}

/** Without an id every event goes nowhere. */
export function createPixel(pixelId: string, currency: string): Pixel {
  const waiting: [name: string, data?: object][] = []
  let started = false
  const track = (name: string, data?: object) => {
    if (!pixelId) return
    if (!started) waiting.push([name, data])
    else window.fbq?.('track', name, data)
  }
  return {
    start: () => {
      if (!pixelId || started) return
      started = true
      loadPixel(pixelId)
      for (const [name, data] of waiting.splice(0)) track(name, data)
    },
    pageView: () => track('PageView'),
    viewContent: (product) =>
      track('ViewContent', {
        content_ids: [product.id],
        content_name: product.name,
        content_type: 'product',
        value: offerOf(product).price,
        currency,
        slug: product.slug,
      }),
    addToCart: ({ product, quantity, variation }) =>
      track('AddToCart', {
        content_ids: [product.id],
        content_name: product.name,
        value: offerFor(product, variation).price,
        currency,
        quantity,
      }),
    initiateCheckout: ({ ids, value, quantity }) =>
      track('InitiateCheckout', { content_ids: ids, value, currency, num_items: quantity }),
    purchase: ({ ids, value }) => track('Purchase', { content_ids: ids, content_type: 'product', value, currency }),
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
