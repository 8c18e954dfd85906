import type { OrderStatus, PaymentStatus } from './order/order-state.ts'

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

/** The parts of an order that decide whether its items can be reviewed. */
interface ReviewableOrder {
  status: OrderStatus
  paymentStatus: PaymentStatus
}

interface ReviewableLine {
  fulfilledQuantity: number
  requiresShipping: boolean
}

const PAID: readonly PaymentStatus[] = ['paid', 'partially_refunded']

/** Returns whether a customer has got an item and can review it: it was sent, or it is paid and not shipped. */
export function canReview({ status, paymentStatus }: ReviewableOrder, line: ReviewableLine): boolean {
  if (status === 'pending_payment' || status === 'expired' || status === 'cancelled') return false
  return line.fulfilledQuantity > 0 || (!line.requiresShipping && PAID.includes(paymentStatus))
}
