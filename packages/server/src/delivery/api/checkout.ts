import { getCheckoutConfig } from '../../flows/open-checkout/index.ts'
import type { Handlers } from '../../ground/handler.ts'
import { regionsOf } from '../../ground/request/regions.ts'
import { getDraft, getQuote, getVersion, listVersions, publish, restoreVersion, saveDraft } from '../../modules/checkout/index.ts'

export const checkoutRoutes = {
  'checkout.config': (context) => getCheckoutConfig(context),
  'checkout.getDraft': (context) => getDraft(context),
  'checkout.saveDraft': (context, { body }) => saveDraft(context, body),
  'checkout.publish': (context, { body }) => publish(context, body),
  'checkout.versions': (context, { query }) => listVersions(context, query),
  'checkout.version': (context, { query }) => getVersion(context, query),
  'checkout.restoreVersion': (context, { body }) => restoreVersion(context, body),
  'checkout.regions': async (_, { query }) => [...regionsOf(query.country)],
  'checkout.quote': (context, { body }) => getQuote(context, body),
} satisfies Handlers
