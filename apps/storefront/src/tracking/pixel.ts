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
 * page's address with every event: on an order's page, whose address opens the order, events wait for the next page.
 */
export interface Pixel {
  /** Called once the shopper agreed, or where nobody has to be asked. */
  start: () => void
  /** Called once the shopper declined: what was kept is forgotten. */
  stop: () => void
  track: (event: PixelEvent) => void
}

const isPrivate = () => location.pathname.startsWith('/order/')

/** Without an id every event goes nowhere. */
export function createPixel(pixelId: string, currency: string): Pixel {
  const waiting: PixelEvent[] = []
  let state: 'asking' | 'agreed' | 'loading' | 'off' = pixelId ? 'asking' : 'off'
  let say: ((event: PixelEvent) => void) | undefined

  const stop = () => {
    state = 'off'
    waiting.length = 0
  }
  const tell = () => {
    if (state === 'off' || state === 'asking' || isPrivate()) return
    if (say) for (const event of waiting.splice(0)) say(event)
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
    track: (event) => {
      if (state === 'off') return
      waiting.push(event)
      tell()
    },
  }
}
