import type { Order } from '@blockfront/contract'
import { messages } from '../messages.ts'

/** The words for a parcel of an order: shipped and delivered, or ready for pickup and picked up. */
export const parcelWords = ({ rate }: Pick<Order, 'rate'>) =>
  rate?.type === 'pickup'
    ? messages.pickup
    : {
        states: messages.parcels,
        sentOn: messages.sentOn,
        deliveredOn: messages.deliveredOn,
        delivered: messages.parcelChanges.delivered,
      }
