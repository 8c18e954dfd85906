import type { Handlers } from '../../handler.ts'
import { listPaymentMethods } from './payment-methods.ts'

export const paymentRoutes = {
  'payment.methods': (context) => listPaymentMethods(context),
} satisfies Handlers
