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
  /** `onTold` hears that the event was passed on; never, where it is not. */
  track: (event: PixelEvent, onTold?: () => void) => void
}

interface Waiting {
  event: PixelEvent
  onTold?: () => void
}

type Tell = (event: PixelEvent) => void

function tellAll(events: readonly Waiting[], say: Tell): void {
  for (const { event, onTold } of events) {
    say(event)
    onTold?.()
  }
}

const isPrivate = () => location.pathname.startsWith('/order/')

/** Without an id every event goes nowhere. */
export function createPixel(pixelId: string, currency: string): Pixel {
  let waiting: Waiting[] = []
  let state: 'asking' | 'agreed' | 'loading' | 'off' = pixelId ? 'asking' : 'off'
  let say: Tell | undefined

  const stop = () => {
    state = 'off'
    waiting = []
  }
  const takeOut = (fits: (event: PixelEvent) => boolean) => {
    const taken = waiting.filter(({ event }) => fits(event))
    waiting = waiting.filter(({ event }) => !fits(event))
    return taken
  }
  const tellPrivately = () => {
    const purchases = takeOut(({ name }) => name === 'Purchase')
    if (purchases.length === 0) return
    import('./meta-pixel.ts')
      .then(({ pictureTeller }) => tellAll(purchases, pictureTeller(pixelId, currency)))
      .catch(() => waiting.push(...purchases))
  }
  const tell = () => {
    if (state === 'off' || state === 'asking') return
    if (isPrivate()) tellPrivately()
    else if (say) tellAll(waiting.splice(0), say)
    else if (state === 'agreed') {
      state = 'loading'
      import('./meta-pixel.ts')
        .then(({ startMetaPixel }) => startMetaPixel(pixelId, currency))
        .then((ready) => {
          say = ready
          tell()
        })
        .catch(stop)
    }
  }
  return {
    start: () => {
      if (state === 'asking') state = 'agreed'
      tell()
    },
    stop,
    track: (event, onTold) => {
      if (state === 'off') return
      waiting.push({ event, onTold })
      tell()
    },
  }
}
