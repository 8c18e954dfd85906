import type { Handlers } from '../../ground/handler.ts'
import {
  deleteCheckouts,
  getCheckout,
  getSettings,
  keepCart,
  listCheckouts,
  recoverCart,
  updateSettings,
} from '../../modules/abandoned-checkout/index.ts'

export const abandonedCheckoutRoutes = {
  'checkout.keepCart': (context, { body }) => keepCart(context, body),
  'checkout.recoverCart': (context, { body }) => recoverCart(context, body),
  'abandonedCheckout.list': (context, { query }) => listCheckouts(context, query),
  'abandonedCheckout.get': (context, { query }) => getCheckout(context, query),
  'abandonedCheckout.delete': (context, { body }) => deleteCheckouts(context, body),
  'abandonedCheckout.settings': (context) => getSettings(context),
  'abandonedCheckout.updateSettings': (context, { body }) => updateSettings(context, body),
} satisfies Handlers
