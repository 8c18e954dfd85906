import type { OrderSummary } from '@blockfront/contract'
import { messages } from '../messages.ts'

/** The messages for fulfilling an order: its items are shipped and delivered, or become ready for pickup and are picked up. */
export const fulfillmentMessages = (rateType: OrderSummary['rateType'] | undefined): typeof messages.shipment =>
  rateType === 'pickup' ? messages.pickup : messages.shipment
