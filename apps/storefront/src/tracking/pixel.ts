import type { CartAddition, ProductCard } from '@blockfront/engine/render'

/** What a pixel hears of (product.md, point 7, and the correction that adds the last two). Amounts are in major units. */
export type PixelEvent =
  | { name: 'PageView' }
  | { name: 'ViewContent'; product: ProductCard }
  | { name: 'AddToCart'; addition: CartAddition }
  | { name: 'InitiateCheckout'; ids: string[]; value: number; quantity: number }
  | { name: 'Purchase'; ids: string[]; value: number }

/**
 * The Meta pixel of a store. It says nothing and loads nothing before `start`; what came before is kept in order. Meta reads the
 * page's address with every event: on an order's page, whose address opens the order, it hears of the purchase alone, without the
 * address; other events wait for the next page.
 */
export interface Pixel {
  /** Called once the shopper agreed, or where nobody has to be asked. */
  start: () => void
  /** Called once the shopper declined: what was kept is forgotten. */
  stop: () => void
  /** `onSent` hears that the event was passed on; never, where it is not. */
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

const isPrivate = () => location.pathname.startsWith('/order/')

/** Without an id every event goes nowhere. */
export function createPixel(pixelId: string, currency: string): Pixel {
  let waiting: PendingEvent[] = []
  let state: 'asking' | 'agreed' | 'loading' | 'off' = pixelId ? 'asking' : 'off'
  let transport: Transport | undefined

  const stop = () => {
    state = 'off'
    waiting = []
  }
  const takeOut = (fits: (event: PixelEvent) => boolean) => {
    const taken = waiting.filter(({ event }) => fits(event))
    waiting = waiting.filter(({ event }) => !fits(event))
    return taken
  }
  const sendPurchases = () => {
    const purchases = takeOut(({ name }) => name === 'Purchase')
    if (purchases.length === 0) return
    import('./meta-pixel.ts')
      .then(({ imageTransport }) => sendAll(purchases, imageTransport(pixelId, currency)))
      .catch(() => waiting.push(...purchases))
  }
  const send = () => {
    if (state === 'off' || state === 'asking') return
    if (isPrivate()) sendPurchases()
    else if (transport) sendAll(waiting.splice(0), transport)
    else if (state === 'agreed') {
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
      if (state === 'asking') state = 'agreed'
      send()
    },
    stop,
    track: (event, onSent) => {
      if (state === 'off') return
      waiting.push({ event, onSent })
      send()
    },
  }
}
