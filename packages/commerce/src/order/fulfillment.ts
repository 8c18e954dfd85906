import type { FulfillmentStatus, PaymentStatus } from './order-state.ts'

/** Quantities of an order line. All are integers of 0 or more, and `fulfilled + removed` is at most `quantity`. */
export interface LineQuantities {
  quantity: number
  /** Items in parcels that were not canceled. */
  fulfilled: number
  refunded: number
  /** Items that were refunded before they were sent, so they will not be sent. At most `refunded`. */
  removed: number
  /** Sent items that went back into stock. At most `fulfilled`. */
  restocked: number
}

/** A change of a line, and how many items it puts back into stock. */
export interface LineChange {
  line: LineQuantities
  restock: number
}

/** Items that are still to be sent. */
export const unfulfilledQuantity = ({ quantity, fulfilled, removed }: LineQuantities): number => quantity - fulfilled - removed

/** Items that are not refunded yet. */
export const refundableQuantity = ({ quantity, refunded }: LineQuantities): number => quantity - refunded

/**
 * Refunds `count` items, at most {@link refundableQuantity}. Unfulfilled items come first and are removed from the order. `restock` is
 * the number of items that can go back into stock: none that a return has put there.
 */
export function refundItems(line: LineQuantities, count: number): LineChange {
  const removed = Math.min(count, unfulfilledQuantity(line))
  const after = { ...line, refunded: line.refunded + count, removed: line.removed + removed }
  const restock = Math.max(0, Math.min(count - removed, after.refunded - after.removed - line.restocked))
  return { line: { ...after, restocked: line.restocked + restock }, restock: removed + restock }
}

/** Returns a parcel with `count` items to the store. `returned` counts the items that came back in earlier parcels. */
export function returnItems(line: LineQuantities, count: number, returned: number): LineChange {
  const restock = Math.max(0, Math.min(count, returned + count - line.restocked))
  return { line: { ...line, restocked: line.restocked + restock }, restock }
}

/** Cancels a parcel with `count` items: they are unfulfilled again, except those that were refunded. */
export function cancelParcelItems(line: LineQuantities, count: number): LineQuantities {
  const fulfilled = line.fulfilled - count
  return {
    ...line,
    fulfilled,
    removed: Math.max(line.removed, line.refunded - fulfilled),
    restocked: Math.min(line.restocked, fulfilled),
  }
}

/** A parcel starts as shipped. Canceling is possible before it is delivered; a returned parcel stays returned. */
export const parcelTransitions = {
  shipped: ['delivered', 'returned', 'cancelled'],
  delivered: ['returned'],
  returned: [],
  cancelled: [],
} as const

export type ParcelStatus = keyof typeof parcelTransitions

/** Whether a parcel may change its status. */
export const canChangeParcel = (from: ParcelStatus, to: ParcelStatus): boolean =>
  (parcelTransitions[from] as readonly ParcelStatus[]).includes(to)

/** The part of a parcel that determines the order's status. */
export interface ParcelState {
  status: ParcelStatus
  /** Number of items. */
  items: number
}

/**
 * Fulfillment status of an order, from its parcels. `unfulfilled` is the number of items still to be sent; `closed` orders send none of
 * them. An order is delivered when each parcel arrived or came back, and returned when all came back.
 */
export function fulfillmentStatusOf(
  parcels: readonly ParcelState[],
  { unfulfilled, closed = false }: { unfulfilled: number; closed?: boolean },
): FulfillmentStatus {
  const itemsIn = (...statuses: ParcelStatus[]) =>
    parcels.reduce((sum, { status, items }) => sum + (statuses.includes(status) ? items : 0), 0)
  const [shipped, delivered, returned] = [itemsIn('shipped'), itemsIn('delivered'), itemsIn('returned')]
  if (shipped + delivered + returned === 0) return 'unfulfilled'
  if (shipped + delivered === 0 && (unfulfilled === 0 || closed)) return 'returned'
  if (unfulfilled > 0) return 'partially_fulfilled'
  return shipped === 0 ? 'delivered' : 'fulfilled'
}

/** Whether an open order is completed: nothing is left to send, and its payment was received, refunded or not. */
export const isComplete = ({ unfulfilled, paymentStatus }: { unfulfilled: number; paymentStatus: PaymentStatus }): boolean =>
  unfulfilled === 0 && ['paid', 'partially_refunded', 'refunded'].includes(paymentStatus)
