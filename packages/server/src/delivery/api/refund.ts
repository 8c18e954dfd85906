import { cancelAndRefund } from '../../flows/refund-order/cancel-and-refund.ts'
import { refundOrder } from '../../flows/refund-order/refund-order.ts'
import { retryRefund } from '../../flows/refund-order/retry-refund.ts'
import type { Handlers } from '../../ground/handler.ts'

export const refundRoutes = {
  'order.cancel': (context, { body }) => cancelAndRefund(context, body),
  'order.refund': (context, { body }) => refundOrder(context, body),
  'order.retryRefund': (context, { body }) => retryRefund(context, body),
} satisfies Handlers
