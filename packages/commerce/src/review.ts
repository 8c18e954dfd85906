import type { OrderStatus } from './order/order-state.ts'

/** The average of a product's reviews, and how many there are. */
export interface Rating {
  /** 1 to 5, rounded to two decimal places. */
  average: number
  count: number
}

/** Returns the rating from the number of reviews with 1, 2, 3, 4 and 5 stars; undefined without reviews. */
export function ratingOf(counts: readonly number[]): Rating | undefined {
  const count = counts.reduce((sum, one) => sum + one, 0)
  if (count === 0) return undefined
  const stars = counts.reduce((sum, one, index) => sum + one * (index + 1), 0)
  return { average: Math.round((stars * 100) / count) / 100, count }
}

/**
 * Returns whether a customer has got an item and can review it: it was fulfilled, and the order is not canceled. An item without shipping is
 * fulfilled, too, when the owner has delivered it.
 */
export const canReview = (order: { status: OrderStatus }, line: { fulfilledQuantity: number }): boolean =>
  order.status !== 'pending_payment' && order.status !== 'expired' && order.status !== 'cancelled' && line.fulfilledQuantity > 0
