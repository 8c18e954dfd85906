import { TransitionError, trackingLink, unfulfilledQuantity } from '@blockfront/commerce'
import type { MemberScope } from '../../ground/context.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import {
  insertParcel,
  linesOf,
  NO_LONGER_RESERVED,
  parcelsOf,
  quantitiesOf,
  saveQuantities,
  statusAfterChange,
  updateOrder,
} from '../../modules/order/index.ts'
import { captureLater } from '../take-payment/index.ts'
import { queueOrderShippedEmail } from './order-shipped.ts'

/** Parcels of one order. Canceled ones count, so a limit is needed. */
const MAX_PARCELS = 200

type Input = Body<'order.fulfill'>
type Items = NonNullable<Input['lines']>

/** Records a parcel: the given lines, or without lines everything that is unfulfilled. A paid order is completed by the last one. */
export const fulfillOrder = (context: MemberScope, input: Input) =>
  updateOrder(context, input, { type: 'fulfilled', data: { trackingNumber: input.trackingNumber } }, async (trx, order) => {
    if (order.status !== 'open') throw new TransitionError('status', order.status, 'completed')
    const [lines, parcels] = await Promise.all([linesOf(trx, order.store_id, order.id), parcelsOf(trx, order)])
    if (parcels.length >= MAX_PARCELS)
      throw appError('store_limit', { message: `An order can have up to ${MAX_PARCELS} shipments.` })
    const unfulfilled = new Map(lines.map((line) => [line.id, unfulfilledQuantity(quantitiesOf(line))]))
    const items = itemsToFulfill(unfulfilled, input.lines)
    if (items.length === 0) throw new TransitionError('fulfillmentStatus', order.fulfillment_status, 'fulfilled')
    const sent = new Map(items.map(({ lineId, quantity }) => [lineId, quantity]))
    for (const line of lines) {
      const quantities = quantitiesOf(line)
      const quantity = sent.get(line.id)
      if (quantity) await saveQuantities(trx, line, { ...quantities, fulfilled: quantities.fulfilled + quantity })
    }
    const trackingUrl = input.trackingUrl || trackingLink(input.carrier, input.trackingNumber)
    await insertParcel(trx, order, {
      carrier: input.carrier,
      tracking_number: input.trackingNumber,
      tracking_url: trackingUrl,
      lines: JSON.stringify(items),
      created_by: context.session.userId,
    })
    const isLast = [...unfulfilled].every(([lineId, quantity]) => quantity === 0 || sent.get(lineId) === quantity)
    if (input.notify) {
      const tracking = { carrier: input.carrier, number: input.trackingNumber, url: trackingUrl }
      const position = !isLast ? 'partial' : order.fulfillment_status === 'unfulfilled' ? 'only' : 'last'
      await queueOrderShippedEmail(trx, context.config, order, { items, position, tracking, earlier: parcels })
    }
    if (isLast) await captureLater(trx, order)
    return { ...NO_LONGER_RESERVED, ...(await statusAfterChange(trx, order)) }
  })

/**
 * The quantity of each line in a parcel: the requested lines, with several entries for one line added up, or everything that is
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
