import type { Handlers } from '../../handler.ts'
import { keepCart } from './keep-cart.ts'
import { deleteCheckouts, getCheckout, listCheckouts } from './list-checkouts.ts'
import { recoverCart } from './recover-cart.ts'
import { getSettings, updateSettings } from './settings.ts'

export const abandonedCheckoutRoutes = {
  'checkout.keepCart': (context, { body }) => keepCart(context, body),
  'checkout.recoverCart': (context, { body }) => recoverCart(context, body),
  'abandonedCheckout.list': (context, { query }) => listCheckouts(context, query),
  'abandonedCheckout.get': (context, { query }) => getCheckout(context, query),
  'abandonedCheckout.delete': (context, { body }) => deleteCheckouts(context, body),
  'abandonedCheckout.settings': (context) => getSettings(context),
  'abandonedCheckout.updateSettings': (context, { body }) => updateSettings(context, body),
} satisfies Handlers
