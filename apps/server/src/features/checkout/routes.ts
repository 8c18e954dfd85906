import type { Handlers } from '../../handler.ts'
import { getCheckoutConfig } from './checkout-config.ts'
import { getQuote } from './get-quote.ts'
import { listPaymentMethods } from './payment-methods.ts'
import { regionsOf } from './regions.ts'

export const checkoutRoutes = {
  'payment.methods': (context) => listPaymentMethods(context),
  'checkout.config': (context) => getCheckoutConfig(context),
  'checkout.regions': async (_, { query }) => [...regionsOf(query.country)],
  'checkout.quote': (context, { body }) => getQuote(context, body),
} satisfies Handlers
