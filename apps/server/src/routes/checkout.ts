import type { Handlers } from '../http/handler.ts'
import { checkoutConfig } from '../services/checkout-config.ts'
import { quoteOf } from '../services/quote.ts'
import { regionsOf } from '../services/regions.ts'
import { paymentMethods, shippingZones } from '../services/selling.ts'

export const checkoutRoutes = {
  'shipping.zones': ({ db, store }) => shippingZones(db, store.storeId),
  'payment.methods': ({ db, store }) => paymentMethods(db, store.storeId),
  'checkout.config': ({ db, store }) => checkoutConfig(db, store.storeId),
  'checkout.regions': async ({ query }) => [...regionsOf(query.country)],
  'checkout.quote': ({ db, store, body }) => quoteOf(db, store.storeId, body),
} satisfies Handlers
