import { cancelAndRefund, refundOrder, retryRefund } from '../../flows/refund-order/index.ts'
import type { Handlers } from '../../ground/handler.ts'

export const refundRoutes = {
  'order.cancel': (context, { body }) => cancelAndRefund(context, body),
  'order.refund': (context, { body }) => refundOrder(context, body),
  'order.retryRefund': (context, { body }) => retryRefund(context, body),
} satisfies Handlers
