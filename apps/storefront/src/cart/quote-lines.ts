import type { Cart } from '@blockfront/commerce'

/** The lines of a cart as the server takes them. */
export const quoteLines = (lines: Cart) =>
  lines.map(({ productId, variationId, quantity }) => ({ productId, variationId, quantity }))
