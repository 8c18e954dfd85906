import { TransitionError, transition } from '@blockfront/commerce'
import { sql } from 'kysely'
import type { MemberScope } from '../../context.ts'
import { newId } from '../../db/id.ts'
import type { StoreTrx } from '../../db/scope.ts'
import { appError } from '../../errors.ts'
import type { Body } from '../../handler.ts'
import { queueOrderShippedEmail } from './email/order-shipped.ts'
import { linesOf, type OrderRow } from './order-rows.ts'
import { NO_LONGER_RESERVED, updateOrder } from './update-order.ts'

type Input = Body<'order.fulfill'>
type Items = NonNullable<Input['lines']>

/** Records a shipment: the given lines, or without lines everything that is unfulfilled. A paid order is completed by the last one. */
export const fulfillOrder = (context: MemberScope, input: Input) =>
  updateOrder(context, input, { type: 'fulfilled', data: { trackingNumber: input.trackingNumber } }, async (trx, order) => {
    if (order.status !== 'open') throw new TransitionError('status', order.status, 'completed')
    const lines = await linesOf(trx, order.store_id, order.id)
    const unfulfilled = new Map(lines.map((line) => [line.id, line.quantity - line.fulfilled_quantity]))
    const items = itemsToFulfill(unfulfilled, input.lines)
    if (items.length === 0) throw new TransitionError('fulfillmentStatus', order.fulfillment_status, 'fulfilled')
    await insertFulfillment(trx, order, { input, items, actorId: context.session.userId })
    const isComplete = sum(unfulfilled.values()) === sum(items.map(({ quantity }) => quantity))
    if (input.notify) {
      const tracking = [input.carrier, input.trackingNumber, input.trackingUrl].filter(Boolean).join('\n')
      const position = !isComplete ? 'partial' : order.fulfillment_status === 'unfulfilled' ? 'only' : 'last'
      await queueOrderShippedEmail(trx, order, { items, position, tracking })
    }
    const to = isComplete ? 'fulfilled' : 'partially_fulfilled'
    if (order.fulfillment_status !== to) transition('fulfillmentStatus', order.fulfillment_status, to)
    return {
      ...NO_LONGER_RESERVED,
      fulfillment_status: to,
      ...(isComplete && order.payment_status === 'paid' && { status: transition('status', order.status, 'completed') }),
    }
  })

/**
 * The quantity of each line in a shipment: the requested lines, with several entries for one line added up, or everything that is
 * unfulfilled. Throws `invalid_input` for more than a line has left.
 */
export function itemsToFulfill(unfulfilled: ReadonlyMap<string, number>, requested?: Items): Items {
  if (!requested)
    return [...unfulfilled].filter(([, quantity]) => quantity > 0).map(([lineId, quantity]) => ({ lineId, quantity }))
  const quantities = new Map<string, number>()
  for (const { lineId, quantity } of requested) quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity)
  const items = [...quantities].map(([lineId, quantity]) => ({ lineId, quantity }))
  for (const [i, { lineId, quantity }] of items.entries()) {
    const left = unfulfilled.get(lineId) ?? 0
    if (quantity > left)
      throw appError('invalid_input', {
        fields: { [`lines.${i}.quantity`]: `Only ${left} of this item can still be fulfilled.` },
      })
  }
  return items
}

const sum = (quantities: Iterable<number>) => [...quantities].reduce((total, quantity) => total + quantity, 0)

async function insertFulfillment(
  trx: StoreTrx,
  { store_id, id: order_id }: OrderRow,
  { input, items, actorId }: { input: Input; items: Items; actorId: string },
): Promise<void> {
  for (const { lineId, quantity } of items)
    await trx
      .updateTable('order_lines')
      .set({ fulfilled_quantity: sql<number>`fulfilled_quantity + ${quantity}` })
      .where('store_id', '=', store_id)
      .where('id', '=', lineId)
      .execute()
  await trx
    .insertInto('fulfillments')
    .values({
      store_id,
      id: newId(),
      order_id,
      carrier: input.carrier,
      tracking_number: input.trackingNumber,
      tracking_url: input.trackingUrl,
      lines: JSON.stringify(items),
      created_by: actorId,
      delivered_at: null,
    })
    .execute()
}
