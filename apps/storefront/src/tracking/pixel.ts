import type { CartAddition, ProductCard } from '@blockfront/engine/render'

/** What a pixel hears of (product.md, point 7, and the correction that adds the last two). Amounts are in major units. */
export type PixelEvent =
  | { name: 'PageView' }
  | { name: 'ViewContent'; product: ProductCard }
  | { name: 'AddToCart'; addition: CartAddition }
  | { name: 'InitiateCheckout'; ids: string[]; value: number; quantity: number }
  | { name: 'Purchase'; ids: string[]; value: number }

/** The Meta pixel of a store. It says nothing and loads nothing before `start`; what came before is kept in order. */
export interface Pixel {
  /** Called once the shopper agreed, or where nobody has to be asked. */
  start: () => void
  track: (event: PixelEvent) => void
}

/** Without an id every event goes nowhere. */
export function createPixel(pixelId: string, currency: string): Pixel {
  const waiting: PixelEvent[] = []
  let say: ((event: PixelEvent) => void) | undefined
  let started = false
  return {
    start: () => {
      if (!pixelId || started) return
      started = true
      import('./meta-pixel.ts').then(
        ({ startMetaPixel }) => {
          say = startMetaPixel(pixelId, currency)
          for (const event of waiting.splice(0)) say(event)
        },
        () => {
          started = false
        },
      )
    },
    track: (event) => {
      if (!pixelId) return
      if (say) say(event)
      else waiting.push(event)
    },
  }
}
