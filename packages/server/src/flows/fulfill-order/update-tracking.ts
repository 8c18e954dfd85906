import { trackingLink } from '@blockfront/commerce'
import type { MemberScope } from '../../ground/context.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { itemsIn, parcelOf, setParcelColumns, updateOrder } from '../../modules/order/index.ts'
import { queueTrackingEmail } from './order-shipped.ts'

/** Changes the carrier and tracking details of a parcel. A canceled parcel has none. */
export const updateTracking = (context: MemberScope, input: Body<'order.updateTracking'>) =>
  updateOrder(context, input, { type: 'tracking', data: { trackingNumber: input.trackingNumber } }, async (trx, order) => {
    const parcel = await parcelOf(trx, order, input.fulfillmentId)
    if (parcel.status === 'cancelled') throw appError('transition_forbidden', { message: 'This shipment was canceled.' })
    const trackingUrl = input.trackingUrl || trackingLink(input.carrier, input.trackingNumber)
    const columns = { carrier: input.carrier, tracking_number: input.trackingNumber, tracking_url: trackingUrl }
    await setParcelColumns(trx, parcel, columns)
    const tracking = { carrier: input.carrier, number: input.trackingNumber, url: trackingUrl }
    if (input.notify && Object.values(tracking).some(Boolean))
      await queueTrackingEmail(trx, context.config, order, { items: itemsIn(parcel), tracking })
    return {}
  })
