import type { Handlers } from '../../handler.ts'
import { checkoutConfig } from './checkout-config.ts'
import { quoteOf } from './quote.ts'
import { regionsOf } from './regions.ts'
import { paymentMethods, shippingZones } from './selling.ts'

export const checkoutRoutes = {
  'shipping.zones': ({ db, store }) => shippingZones(db, store.storeId),
  'payment.methods': ({ db, store }) => paymentMethods(db, store.storeId),
  'checkout.config': ({ db, store }) => checkoutConfig(db, store.storeId),
  'checkout.regions': async (_, { query }) => [...regionsOf(query.country)],
  'checkout.quote': ({ db, store }, { body }) => quoteOf(db, store.storeId, body),
} satisfies Handlers
