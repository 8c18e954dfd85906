import { chargedPrice, chargedPriceOfVariation } from '@blockfront/commerce'
import type { PixelEvent } from './pixel-event.ts'

interface PixelFunction {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push?: PixelFunction
  loaded?: boolean
  version?: string
  /** By default, Meta's script reports each history entry as another page view. */
  disablePushState?: boolean
}

declare global {
  interface Window {
    fbq?: PixelFunction
    _fbq?: PixelFunction
  }
}

const IMAGE_URL = 'https://www.facebook.com/tr/'
const SCRIPT_URL = 'https://connect.facebook.net/en_US/fbevents.js'

/** Loads Meta's script and returns a function that sends events to it. Rejects if the script does not load. */
export async function startMetaPixel(pixelId: string, currency: string): Promise<(event: PixelEvent) => void> {
  await loadPixel(pixelId)
  return (event) => window.fbq?.('track', event.name, dataOf(event, currency))
}

/**
 * Returns a function that sends events to Meta by an invisible image, as Meta documents for pages without scripts. Meta receives only the
 * store's origin: its script would read the full URL, and browsers would send it as the referrer.
 */
export const imageTransport = (pixelId: string, currency: string) => (event: PixelEvent) => {
  const query = new URLSearchParams({ id: pixelId, ev: event.name, dl: location.origin, noscript: '1' })
  for (const [name, value] of Object.entries(dataOf(event, currency) ?? {}))
    query.set(`cd[${name}]`, typeof value === 'string' ? value : JSON.stringify(value))
  const image = new Image()
  image.referrerPolicy = 'no-referrer'
  image.src = `${IMAGE_URL}?${query}`
}

/** The parameters that Meta receives with an event, as Meta documents them; undefined for none. */
export function dataOf(event: PixelEvent, currency: string): object | undefined {
  switch (event.name) {
    case 'PageView':
      return undefined
    case 'ViewContent': {
      const { id, name, slug } = event.product
      const value = chargedPrice(event.product).price
      return { content_ids: [id], content_name: name, content_type: 'product', value, currency, slug }
    }
    case 'Search':
      return { search_string: event.term }
    case 'AddToCart': {
      const { product, quantity, variation } = event.addition
      const value = chargedPriceOfVariation(product, variation).price
      return { content_ids: [product.id], content_name: product.name, value, currency, quantity }
    }
    case 'InitiateCheckout':
      return { content_ids: event.ids, value: event.value, currency, num_items: event.quantity }
    case 'Purchase':
      return { content_ids: event.ids, content_type: 'product', value: event.value, currency }
  }
}

/**
 * Loads Meta's script. Its queue takes calls before it has loaded. Events that the script would send automatically, for clicks and page
 * metadata, are off: the pixel receives only the events of product.md.
 */
async function loadPixel(pixelId: string): Promise<void> {
  const queue: PixelFunction = Object.assign(
    (...call: unknown[]) => (queue.callMethod ? queue.callMethod(...call) : queue.queue.push(call)),
    { queue: [] as unknown[][], loaded: true, version: '2.0', disablePushState: true },
  )
  queue.push = queue
  window.fbq = queue
  window._fbq = queue
  queue('set', 'autoConfig', false, pixelId)
  queue('init', pixelId)
  const script = document.createElement('script')
  script.async = true
  script.src = SCRIPT_URL
  await new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
    document.head.append(script)
  })
}
