import type { Handlers } from '../../handler.ts'
import { getCheckoutConfig } from './checkout-config.ts'
import { getQuote } from './get-quote.ts'
import { regionsOf } from './regions.ts'

export const checkoutRoutes = {
  'checkout.config': (context) => getCheckoutConfig(context),
  'checkout.regions': async (_, { query }) => [...regionsOf(query.country)],
  'checkout.quote': (context, { body }) => getQuote(context, body),
} satisfies Handlers
