import { fulfillmentStatusOf, isComplete, transition, unfulfilledQuantity } from '@blockfront/commerce'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { quantitiesOf } from '../order-line-quantities.ts'
import { linesOf, type OrderRow } from '../order-rows.ts'
import type { OrderColumns } from '../update-order.ts'
import { parcelsOf, stateOf } from './parcel-rows.ts'

/**
 * The fulfillment status and the status of a locked order after its parcels or quantities changed. An open order that is paid and has nothing
 * left to send becomes completed. A completed one with items to send becomes open again.
 */
export async function statusAfterChange(
  trx: StoreTrx,
  order: OrderRow,
  { paymentStatus = order.payment_status }: { paymentStatus?: OrderRow['payment_status'] } = {},
): Promise<OrderColumns> {
  const [lines, parcels] = await Promise.all([linesOf(trx, order.store_id, order.id), parcelsOf(trx, order)])
  const unfulfilled = lines.reduce((sum, line) => sum + unfulfilledQuantity(quantitiesOf(line)), 0)
  const closed = order.status !== 'open' && order.status !== 'completed'
  const to = fulfillmentStatusOf(parcels.map(stateOf), { unfulfilled, closed })
  const from = order.fulfillment_status
  if (to !== from) transition('fulfillmentStatus', from, to)
  return { fulfillment_status: to, ...orderStatus(order, { unfulfilled, paymentStatus }) }
}

function orderStatus(
  { status }: OrderRow,
  after: { unfulfilled: number; paymentStatus: OrderRow['payment_status'] },
): Pick<OrderColumns, 'status'> {
  if (status === 'open' && isComplete(after)) return { status: transition('status', status, 'completed') }
  if (status === 'completed' && after.unfulfilled > 0) return { status: transition('status', status, 'open') }
  return {}
}
