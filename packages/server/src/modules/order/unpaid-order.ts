import { isPaymentExpected } from '@blockfront/commerce'
import { isProviderType } from '../payment/index.ts'
import type { OrderRow } from './order-rows.ts'

type State = Pick<OrderRow, 'status' | 'payment_status' | 'fulfillment_status' | 'payment_method'>

/** Whether the shopper can still choose how to pay an order: it is neither paid nor closed, and nothing was sent. */
export const isUnpaid = ({ status, payment_status: paymentStatus, fulfillment_status }: State): boolean =>
  (status === 'pending_payment' || status === 'open') &&
  isPaymentExpected({ status, paymentStatus }) &&
  fulfillment_status === 'unfulfilled'

/**
 * Whether an order expects an online payment. It waits for it, or it was placed with another method, and the shopper then chose to pay online. Such
 * an order stays open.
 */
export const expectsOnlinePayment = (order: State): boolean =>
  order.status === 'pending_payment' || (isUnpaid(order) && isProviderType((order.payment_method as { type: string }).type))
