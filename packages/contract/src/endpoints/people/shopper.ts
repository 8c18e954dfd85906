import { maxLines } from '@blockfront/commerce'
import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { customerAddress, maxWishlistItems } from '../../entities/people/customer.ts'
import { availableLine } from '../../entities/selling/checkout.ts'
import { orderSummary } from '../../entities/selling/order.ts'
import { success } from '../../entities/success.ts'
import { cartLanguage, email, id, pageNumber, shopperLanguage, text, token } from '../../values.ts'

const signedIn = { unauthenticated: true } as const

const wishlistIds = () => z.array(id()).max(maxWishlistItems).default([]).describe('Ids of products.')

/** Customer accounts on the hostname of a store that allows them. The session is in a cookie of that hostname. */
export const shopperEndpoints = {
  'shopper.requestCode': {
    route: 'POST /shopper/request-code',
    access: 'host',
    summary: 'Email a six-digit code to sign in',
    description: 'The code is valid for ten minutes and five tries. The response is the same for known and unknown addresses.',
    body: z.object({ email: email(), locale: shopperLanguage() }),
    response: success,
  },
  'shopper.signIn': {
    route: 'POST /shopper/sign-in',
    access: 'host',
    summary: 'Sign in with a code',
    body: z.object({
      email: email(),
      locale: shopperLanguage(),
      code: z
        .string()
        .max(6)
        .regex(/^\d{6}$/, 'Enter the six digits of the code.'),
    }),
    response: success,
    errors: { token_invalid: true },
  },
  'shopper.signOut': {
    route: 'POST /shopper/sign-out',
    access: 'host',
    summary: 'Sign out, on this device or everywhere',
    body: z.object({ everywhere: z.boolean().default(false) }),
    response: success,
  },
  'shopper.current': {
    route: 'GET /shopper/current',
    access: 'host',
    summary: 'Get the signed-in customer; null without a session',
    response: z.object({
      customer: z
        .object({
          email: text(254),
          firstName: text(80),
          lastName: text(80),
          phone: text(40),
          addresses: z.array(customerAddress),
        })
        .nullable(),
    }),
  },
  'shopper.orders': {
    route: 'GET /shopper/fetch-orders',
    access: 'host',
    summary: 'Orders of the signed-in customer, newest first',
    query: z.object({ pageNumber: pageNumber() }),
    response: z.object({
      orders: z.array(
        orderSummary.omit({ customerName: true, email: true }).extend({
          token: token().describe('Gives access to the order page.'),
        }),
      ),
      hasMore: z.boolean(),
    }),
    errors: signedIn,
  },
  'shopper.reorder': {
    route: 'POST /shopper/reorder',
    access: 'host',
    summary: 'Find the items of an earlier order that can be bought again, with current prices',
    body: z.object({ orderId: id(), locale: cartLanguage() }),
    response: z.object({
      lines: z.array(availableLine).max(maxLines),
      missing: z.array(text(200)).describe('Names of items that are not available.'),
      reduced: z.array(text(200)).describe('Names of items with fewer units in stock than ordered.'),
    }),
    errors: signedIn,
  },
  'shopper.syncWishlist': {
    route: 'POST /shopper/wishlist',
    access: 'host',
    summary: 'Change the wishlist of the signed-in customer, and get it, newest first',
    description:
      'Without changes it only returns the list. Products that are not for sale, and those beyond the limit of 100 products, are not added.',
    body: z.object({ add: wishlistIds(), remove: wishlistIds() }),
    response: z.object({ productIds: z.array(id()).max(maxWishlistItems).nullable().describe('Null without a session.') }),
  },
  'shopper.removeAddress': {
    route: 'DELETE /shopper/remove-address',
    access: 'host',
    summary: 'Remove an address of the signed-in customer',
    body: z.object({ addressId: id() }),
    response: success,
    errors: signedIn,
  },
} as const satisfies Record<string, Endpoint>
