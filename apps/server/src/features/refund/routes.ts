import type { Handlers } from '../../handler.ts'
import { cancelAndRefund } from './cancel-and-refund.ts'
import { refundOrder } from './refund-order.ts'
import { retryRefund } from './retry-refund.ts'

export const refundRoutes = {
  'order.cancel': (context, { body }) => cancelAndRefund(context, body),
  'order.refund': (context, { body }) => refundOrder(context, body),
  'order.retryRefund': (context, { body }) => retryRefund(context, body),
} satisfies Handlers
