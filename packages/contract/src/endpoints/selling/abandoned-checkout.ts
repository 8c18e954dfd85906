import { maxLines } from '@blockfront/commerce'
import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import {
  abandonedCheckout,
  abandonedCheckoutSettings,
  abandonedCheckoutSummary,
} from '../../entities/selling/abandoned-checkout.ts'
import { availableLine, quoteLineInput } from '../../entities/selling/checkout.ts'
import { enteredCode } from '../../entities/selling/discount.ts'
import { cartLanguage, count, country, email, id, ids, paged, shopperLanguage, text, token } from '../../values.ts'
import { listQuery } from '../list-query.ts'

/** Bytes of a full cart with an address. */
const cartBodyLimit = 24 * 1024

/** Checkouts that shoppers left after entering an email address. */
export const abandonedCheckoutEndpoints = {
  'checkout.keepCart': {
    route: 'POST /checkout/keep-cart',
    access: 'host',
    summary: 'Keep the cart of a shopper who entered an email address',
    description:
      'The server calculates the totals. The first call with a new key responds with the challenge of a proof of work, whose solution the next call sends. A later call with the same key replaces the cart. Nothing is kept if the store does not keep carts, or if nothing in the cart can be bought.',
    body: z.object({
      key: token().describe('Random characters that the browser chose for this checkout.'),
      proof: text(200).optional().describe('`challenge.solution`, as for forms.'),
      lines: z.array(quoteLineInput).min(1).max(maxLines),
      email: email(),
      country: country().optional(),
      region: text(120).optional(),
      postalCode: text(20).optional(),
      rateId: id().nullable().optional(),
      code: enteredCode().optional(),
      marketingConsent: z.boolean().default(false),
      locale: shopperLanguage(),
    }),
    bodyLimit: cartBodyLimit,
    response: z.object({
      challenge: text(200).nullable().describe('Send its solution to keep the cart. null once the cart is kept.'),
      difficulty: count(64),
    }),
    errors: { bot_check_failed: true },
  },
  'checkout.recoverCart': {
    route: 'POST /checkout/recover-cart',
    access: 'host',
    summary: 'Get the cart of a recovery link, with current prices',
    body: z.object({ token: token(), locale: cartLanguage() }),
    response: z.object({
      email: text(254),
      country: z.union([country(), z.literal('')]),
      lines: z.array(availableLine).max(maxLines),
      missing: z.array(text(200)).describe('Names of items that are not available.'),
      reduced: z.array(text(200)).describe('Names of items with fewer units in stock than in the cart.'),
    }),
  },
  'abandonedCheckout.list': {
    route: 'GET /checkouts/fetch-abandoned',
    access: 'member',
    needs: 'orders.manage',
    store: 'query.storeId',
    summary: 'Find abandoned and recovered checkouts, most recently active first',
    description: 'A checkout is abandoned after ten minutes without a change.',
    query: listQuery('abandonedCheckout.list'),
    response: paged(abandonedCheckoutSummary),
  },
  'abandonedCheckout.get': {
    route: 'GET /checkouts/fetch-one-abandoned',
    access: 'member',
    needs: 'orders.manage',
    store: 'query.storeId',
    summary: 'Get an abandoned checkout with its lines and the recovery link',
    query: z.object({ storeId: id(), checkoutId: id() }),
    response: abandonedCheckout,
  },
  'abandonedCheckout.delete': {
    route: 'DELETE /checkouts/delete-abandoned',
    access: 'member',
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Delete abandoned checkouts',
    body: z.object({ storeId: id(), ids: ids(100) }),
    response: z.object({ deleted: count() }),
  },
  'abandonedCheckout.settings': {
    route: 'GET /checkouts/abandoned-settings',
    access: 'member',
    needs: 'orders.manage',
    store: 'query.storeId',
    summary: 'Get the settings of abandoned checkouts',
    query: z.object({ storeId: id() }),
    response: abandonedCheckoutSettings,
  },
  'abandonedCheckout.updateSettings': {
    route: 'PUT /checkouts/update-abandoned-settings',
    access: 'member',
    needs: 'settings.manage',
    store: 'body.storeId',
    summary: 'Update the settings of abandoned checkouts; omitted fields do not change',
    body: abandonedCheckoutSettings.partial().extend({ storeId: id() }),
    response: abandonedCheckoutSettings,
  },
} as const satisfies Record<string, Endpoint>
