import type { Handlers } from '../../handler.ts'
import { getCheckoutConfig } from './checkout-config.ts'
import { getDraft, publish, restoreVersion, saveDraft } from './config/edit-draft.ts'
import { getVersion, listVersions } from './config/versions.ts'
import { getQuote } from './get-quote.ts'
import { regionsOf } from './regions.ts'

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
