import type { FulfillmentStatus, OrderStatus, PaymentStatus } from '@blockfront/commerce'
import type { OrderSummary } from '@blockfront/contract'
import { Badge, type Tone } from '@blockfront/ui'
import { fulfillmentMessages } from './fulfillment/fulfillment-messages.ts'
import { messages } from './messages.ts'

const statusTones: Partial<Record<OrderStatus, Tone>> = { cancelled: 'danger', pending_payment: 'warning', completed: 'success' }
const paymentTones: Partial<Record<PaymentStatus, Tone>> = {
  pending: 'warning',
  authorized: 'accent',
  paid: 'success',
  failed: 'danger',
}
const fulfillmentTones: Partial<Record<FulfillmentStatus, Tone>> = {
  unfulfilled: 'warning',
  partially_fulfilled: 'accent',
  fulfilled: 'success',
  delivered: 'success',
}

export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={statusTones[status]}>{messages.statuses[status]}</Badge>
)

export const PaymentBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge tone={paymentTones[status]}>{messages.payments[status]}</Badge>
)

/** How far an order is fulfilled. After it was closed, unfulfilled items need no attention. */
export const FulfillmentBadge = ({ order }: { order: Pick<OrderSummary, 'status' | 'fulfillmentStatus' | 'rateType'> }) => (
  <Badge tone={isClosed(order.status) ? 'neutral' : fulfillmentTones[order.fulfillmentStatus]}>
    {fulfillmentMessages(order.rateType).statuses[order.fulfillmentStatus]}
  </Badge>
)

/** Whether the order's status is final. */
export const isClosed = (status: OrderStatus): boolean => status === 'cancelled' || status === 'expired'
