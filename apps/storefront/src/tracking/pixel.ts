import type { CartAddition, ProductCard } from '@blockfront/engine/render'
import type { RouteKind } from '../payload.ts'

/**
 * An event of the pixel (product.md, point 7, and the correction that adds the last two). Amounts are in major units. A page's kind and
 * path are for the store's own count of visits; Meta does not receive them.
 */
export type PixelEvent =
  | { name: 'PageView'; kind: RouteKind; path: string }
  | { name: 'ViewContent'; product: ProductCard }
  | { name: 'AddToCart'; addition: CartAddition }
  | { name: 'InitiateCheckout'; ids: string[]; value: number; quantity: number }
  | { name: 'Purchase'; ids: string[]; value: number }

/**
 * The Meta pixel of a store. Before `start` it loads and sends nothing, and queues events in order. Meta reads the page's URL with every
 * event, and the URL of an order gives access to the order. On that page it therefore sends only the purchase, without the URL; other
 * events wait for the next page.
 */
export interface Pixel {
  /** Call it once the shopper agreed, or if no consent is required. */
  start: () => void
  /** Call it once the shopper declined. Drops queued events. */
  stop: () => void
  /** Sends or queues an event. Calls `onSent` once it was sent. */
  track: (event: PixelEvent, onSent?: () => void) => void
}

interface PendingEvent {
  event: PixelEvent
  onSent?: () => void
}

type Transport = (event: PixelEvent) => void

function sendAll(events: readonly PendingEvent[], transport: Transport): void {
  for (const { event, onSent } of events) {
    transport(event)
    onSent?.()
  }
}

const isPurchase = ({ event }: PendingEvent) => event.name === 'Purchase'

const isPrivate = () => location.pathname.startsWith('/order/')

/** Returns the pixel of a store. Without an id it drops every event. */
export function createPixel(pixelId: string, currency: string): Pixel {
  let pending: PendingEvent[] = []
  let state: 'undecided' | 'allowed' | 'loading' | 'off' = pixelId ? 'undecided' : 'off'
  let transport: Transport | undefined

  const stop = () => {
    state = 'off'
    pending = []
  }
  const sendPurchases = () => {
    const purchases = pending.filter(isPurchase)
    if (purchases.length === 0) return
    pending = pending.filter((entry) => !isPurchase(entry))
    import('./meta-pixel.ts')
      .then(({ imageTransport }) => sendAll(purchases, imageTransport(pixelId, currency)))
      .catch(() => pending.push(...purchases))
  }
  const send = () => {
    if (state === 'off' || state === 'undecided') return
    if (isPrivate()) sendPurchases()
    else if (transport) sendAll(pending.splice(0), transport)
    else if (state === 'allowed') {
      state = 'loading'
      import('./meta-pixel.ts')
        .then(({ startMetaPixel }) => startMetaPixel(pixelId, currency))
        .then((ready) => {
          transport = ready
          send()
        })
        .catch(stop)
    }
  }
  return {
    start: () => {
      if (state === 'undecided') state = 'allowed'
      send()
    },
    stop,
    track: (event, onSent) => {
      if (state === 'off') return
      pending.push({ event, onSent })
      send()
    },
  }
}
