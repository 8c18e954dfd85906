import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { quote, quoteErrors } from '../../entities/selling/checkout.ts'
import { draftOrder, draftOrderInput, draftOrderSummary } from '../../entities/selling/draft-order.ts'
import { success } from '../../entities/success.ts'
import { count, id, paged, text, url } from '../../values.ts'
import { listQuery } from '../list-query.ts'

const one = z.object({ storeId: id(), draftId: id() })
const version = count().optional().describe('The version that the member saw. An older version responds with 409.')

/** Orders that a member composes for a customer. */
export const draftOrderEndpoints = {
  'draftOrder.list': {
    route: 'GET /order/fetch-drafts',
    access: 'member',
    needs: 'orders.manage',
    store: 'query.storeId',
    summary: 'List draft orders, newest first; filter them by status and search them by number, name and email address',
    query: listQuery('draftOrder.list'),
    response: paged(draftOrderSummary),
  },
  'draftOrder.get': {
    route: 'GET /order/fetch-draft',
    access: 'member',
    needs: 'orders.manage',
    store: 'query.storeId',
    summary: 'Get a draft order with its quote',
    query: one,
    response: draftOrder,
  },
  'draftOrder.quote': {
    route: 'POST /order/quote-draft',
    access: 'member',
    allowedReadOnly: true,
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Calculate prices, stock and totals of a draft order; problems are part of the response',
    body: draftOrderInput.extend({ storeId: id() }),
    response: quote,
  },
  'draftOrder.add': {
    route: 'POST /order/add-draft',
    access: 'member',
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Add a draft order',
    body: draftOrderInput.extend({ storeId: id() }),
    response: draftOrder,
  },
  'draftOrder.update': {
    route: 'PUT /order/update-draft',
    access: 'member',
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Replace everything in an open draft order',
    body: draftOrderInput.extend({ ...one.shape, version }),
    response: draftOrder,
    errors: { conflict: true },
  },
  'draftOrder.delete': {
    route: 'DELETE /order/delete-draft/{storeId}/{draftId}',
    access: 'member',
    needs: 'orders.manage',
    store: 'params.storeId',
    summary: 'Delete a draft order; its order stays',
    params: one,
    response: success,
  },
  'draftOrder.complete': {
    route: 'POST /order/complete-draft',
    access: 'member',
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Create the order of a draft, once; responds with 409 and the current quote if it changed or cannot be ordered',
    description:
      'Takes stock and discounts like an order of the checkout. With `payment_link` the order waits for an online payment on its page; with `paid` or `pending` its payment is made outside of the platform.',
    body: z.object({
      ...one.shape,
      version: count().describe('The version that the member saw. An older version responds with 409.'),
      quoteHash: z.string().min(1).max(128),
      payment: z.enum(['payment_link', 'paid', 'pending']),
      methodId: id().nullable().default(null).describe('Payment method. Required for a payment link.'),
      reference: text(120).default('').describe('Reference of a payment that was received.'),
      notify: z.boolean().default(true).describe('Email the customer: the payment link, or the confirmation of the order.'),
      message: text(2000).default('').describe('Text for the email with the payment link.'),
    }),
    response: z.object({
      orderId: id(),
      number: text(32),
      paymentUrl: url().describe('The payment link; empty for other payments.'),
    }),
    errors: { ...quoteErrors(['item_unavailable', 'no_zone', 'no_rate', 'code_refused', 'quote_changed']), conflict: true },
  },
  'draftOrder.reopen': {
    route: 'POST /order/reopen-draft',
    access: 'member',
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Reopen a draft whose order was canceled or has expired without a payment',
    body: one,
    response: draftOrder,
    errors: { transition_forbidden: true },
  },
} as const satisfies Record<string, Endpoint>
