import type { Handlers } from '../../ground/handler.ts'
import {
  currentShopper,
  listShopperOrders,
  removeAddress,
  reorder,
  requestCode,
  signIn,
  signOut,
  syncWishlist,
} from '../../modules/customer/index.ts'

/** The account of a signed-in customer, on the store's hostname. */
export const shopperRoutes = {
  'shopper.requestCode': (context, { body }) => requestCode(context, body),
  'shopper.signIn': (context, { body }) => signIn(context, body),
  'shopper.signOut': (context, { body }) => signOut(context, body),
  'shopper.current': (context) => currentShopper(context),
  'shopper.orders': (context, { query }) => listShopperOrders(context, query),
  'shopper.reorder': (context, { body }) => reorder(context, body),
  'shopper.syncWishlist': (context, { body }) => syncWishlist(context, body),
  'shopper.removeAddress': (context, { body }) => removeAddress(context, body),
} satisfies Handlers
