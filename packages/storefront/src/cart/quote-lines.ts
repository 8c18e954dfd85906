import type { Cart } from '@blockfront/commerce'

/** Returns the lines of a cart in the form that the API expects. */
export const quoteLines = (lines: Cart) =>
  lines.map(({ productId, variationId, quantity }) => ({ productId, variationId, quantity }))
