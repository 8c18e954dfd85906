import { getCheckoutConfig } from '../../flows/open-checkout/checkout-config.ts'
import type { Handlers } from '../../ground/handler.ts'
import { regionsOf } from '../../ground/request/regions.ts'
import { getDraft, publish, restoreVersion, saveDraft } from '../../modules/checkout/config/edit-draft.ts'
import { getVersion, listVersions } from '../../modules/checkout/config/versions.ts'
import { getQuote } from '../../modules/checkout/get-quote.ts'

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
