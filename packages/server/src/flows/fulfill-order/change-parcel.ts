import { canChangeParcel, cancelParcelItems, returnItems } from '@blockfront/commerce'
import { sql } from 'kysely'
import type { MemberScope } from '../../ground/context.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import {
  itemsIn,
  linesOf,
  type OrderLineRow,
  type OrderRow,
  type ParcelRow,
  parcelOf,
  parcelsOf,
  quantitiesOf,
  restockItems,
  saveQuantities,
  setParcelColumns,
  statusAfterChange,
  updateOrder,
} from '../../modules/order/index.ts'
import { queueOrderDeliveredEmail } from './order-shipped.ts'

type Input = Body<'order.changeParcel'>

const EVENT = { delivered: 'delivered', returned: 'returned', cancelled: 'parcel_cancelled' } as const

/**
 * Marks a parcel as delivered or returned, or cancels it before it is delivered: its items are unfulfilled again. A return can put the
 * items back into stock. Throws `transition_forbidden` for a change that the parcel's or the order's status does not allow.
 */
export const changeParcel = (context: MemberScope, input: Input) =>
  updateOrder(context, input, { type: EVENT[input.status], data: { restock: input.restock } }, async (trx, order) => {
    const { status: to } = input
    const parcel = await parcelOf(trx, order, input.fulfillmentId)
    if (!canChangeParcel(parcel.status, to))
      throw appError('transition_forbidden', { message: `A shipment that is ${parcel.status} cannot become ${to}.` })
    // The unfulfilled items of a closed order went back into stock when it was closed.
    if (to === 'cancelled' && order.status !== 'open' && order.status !== 'completed')
      throw appError('transition_forbidden', { message: 'The order is closed, so its shipments cannot be canceled.' })
    if (to === 'cancelled') await takeBack(trx, order, parcel)
    if (to === 'returned' && input.restock) await restock(trx, order, parcel, context.session.userId)
    await setParcelColumns(trx, parcel, {
      status: to,
      ...(to === 'delivered' && { delivered_at: sql<Date>`now()` }),
      ...(to === 'returned' && { returned_at: sql<Date>`now()` }),
    })
    if (to === 'delivered' && input.notify) await queueOrderDeliveredEmail(trx, context.config, order, itemsIn(parcel))
    const columns = await statusAfterChange(trx, order)
    // An order that the owner reopened is completed by a shipment or a payment, not by news of an old parcel.
    return columns.status === 'completed' ? { fulfillment_status: columns.fulfillment_status } : columns
  })

async function takeBack(trx: StoreTrx, order: OrderRow, parcel: ParcelRow): Promise<void> {
  for (const { line, quantity } of await parcelLines(trx, order, parcel))
    await saveQuantities(trx, line, cancelParcelItems(quantitiesOf(line), quantity))
}

async function restock(trx: StoreTrx, order: OrderRow, parcel: ParcelRow, actorId: string): Promise<void> {
  const returned = (await parcelsOf(trx, order)).filter(({ status }) => status === 'returned').flatMap(itemsIn)
  const items: { line: OrderLineRow; quantity: number }[] = []
  for (const { line, quantity } of await parcelLines(trx, order, parcel)) {
    const before = returned.reduce((sum, item) => sum + (item.lineId === line.id ? item.quantity : 0), 0)
    const change = returnItems(quantitiesOf(line), quantity, before)
    await saveQuantities(trx, line, change.line)
    items.push({ line, quantity: change.restock })
  }
  await restockItems(trx, order, { items, reason: 'return', actorId })
}

/** The lines of a parcel with its quantities. */
async function parcelLines(trx: StoreTrx, order: OrderRow, parcel: ParcelRow) {
  const lines = await linesOf(trx, order.store_id, order.id)
  return itemsIn(parcel).flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [{ line, quantity }] : []
  })
}
