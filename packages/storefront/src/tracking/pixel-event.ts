import type { CartAddition, ProductCard } from '@blockfront/engine/render'
import type { RouteKind } from '../payload.ts'

/**
 * An event of the pixel (product.md, point 7, and the correction that adds the last ones). Amounts are in major units. A page's kind and
 * path are for the store's own count of visits; Meta does not receive them.
 */
export type PixelEvent =
  | { name: 'PageView'; kind: RouteKind; path: string }
  | { name: 'ViewContent'; product: ProductCard }
  | { name: 'Search'; term: string }
  | { name: 'AddToCart'; addition: CartAddition }
  | { name: 'InitiateCheckout'; ids: string[]; value: number; quantity: number }
  | { name: 'Purchase'; ids: string[]; value: number }
