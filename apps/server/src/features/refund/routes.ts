import type { Handlers } from '../../handler.ts'
import { refundOrder } from './refund-order.ts'

export const refundRoutes = {
  'order.refund': (context, { body }) => refundOrder(context, body),
} satisfies Handlers
