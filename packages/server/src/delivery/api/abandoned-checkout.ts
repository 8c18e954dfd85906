import type { Handlers } from '../../ground/handler.ts'
import { keepCart } from '../../modules/abandoned-checkout/keep-cart.ts'
import { deleteCheckouts, getCheckout, listCheckouts } from '../../modules/abandoned-checkout/list-checkouts.ts'
import { recoverCart } from '../../modules/abandoned-checkout/recover-cart.ts'
import { getSettings, updateSettings } from '../../modules/abandoned-checkout/settings.ts'

export const abandonedCheckoutRoutes = {
  'checkout.keepCart': (context, { body }) => keepCart(context, body),
  'checkout.recoverCart': (context, { body }) => recoverCart(context, body),
  'abandonedCheckout.list': (context, { query }) => listCheckouts(context, query),
  'abandonedCheckout.get': (context, { query }) => getCheckout(context, query),
  'abandonedCheckout.delete': (context, { body }) => deleteCheckouts(context, body),
  'abandonedCheckout.settings': (context) => getSettings(context),
  'abandonedCheckout.updateSettings': (context, { body }) => updateSettings(context, body),
} satisfies Handlers
