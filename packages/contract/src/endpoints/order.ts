import { maxLines, reachableStates } from '@blockfront/commerce'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { contact, postalAddress, quote, quoteLineInput } from '../entities/checkout.ts'
import { order, orderReceipt, orderStats, orderStatus, orderSummary } from '../entities/order.ts'
import { count, date, id, paged, pageNumber, pageSize, queryInt, requiredText, text, token, url } from '../values.ts'

/** Pieces of one line in a shipment. Lines from before today's limit of a cart may have more than it allows. */
const maxFulfilled = 1_000_000

const conflicts = { transition_forbidden: true, conflict: true } as const

/** Names an order, and the version that the person saw; an older one gets 409. */
const change = z.object({ storeId: id(), orderId: id(), version: count().optional() })

/** What a shopper sends to order, and again to hear what became of it. */
const orderRequest = {
  headers: z.object({
    'idempotency-key': z
      .string()
      .min(8)
      .max(200)
      .regex(/^[\x21-\x7e]+$/),
  }),
  body: z.object({
    lines: z.array(quoteLineInput).min(1).max(maxLines),
    quoteHash: z.string().min(1).max(128),
    contact,
    shippingAddress: postalAddress,
    billingAddress: postalAddress.optional(),
    rateId: id(),
    methodId: id(),
    note: text(2000).default(''),
    acceptsTerms: z.boolean().default(false),
    marketingConsent: z.boolean().default(false),
  }),
}

const placedOrder = z.object({
  orderId: id(),
  number: text(32),
  token: token().describe('Opens the order page; told to who sent the order alone.'),
  status: orderStatus,
  redirectTo: url().optional().describe('Where a payment continues, when the method needs it.'),
})

export const orderEndpoints = {
  'order.place': {
    access: 'host',
    summary: 'Place the order of a quote, or answer 409 with a fresh quote',
    description:
      'The Idempotency-Key holds for 24 hours: a replay gets the same answer, other parameters under the same key get 422. Without a billingAddress the shipping address stands for both.',
    ...orderRequest,
    response: placedOrder,
    errors: { quote_changed: z.object({ quote }), idempotency_mismatch: true, open_orders_limit: true },
  },
  'order.findPlaced': {
    access: 'host',
    summary: 'Say whether an order stands whose answer was lost',
    description:
      'Takes what `POST /order/place` was sent, with its Idempotency-Key, and places nothing. Waits for a submission under that key that is under way.',
    ...orderRequest,
    response: z.object({ order: placedOrder.nullable().describe('null where nothing was placed under the key.') }),
    errors: { idempotency_mismatch: true },
  },
  'order.status': {
    access: 'host',
    summary: 'The order behind its unguessable link',
    query: z.object({ token: token() }),
    response: orderReceipt,
  },
  'order.list': {
    access: 'member',
    store: 'query.storeId',
    summary: 'Orders, newest first, filtered and searched by number, name and address',
    query: z.object({
      storeId: id(),
      pageNumber: pageNumber(),
      pageSize: pageSize(20),
      status: z.enum(reachableStates.status).optional(),
      paymentStatus: z.enum(reachableStates.paymentStatus).optional(),
      fulfillmentStatus: z
        .enum([...reachableStates.fulfillmentStatus, 'to_fulfill'])
        .optional()
        .describe('`to_fulfill` finds both unfulfilled and partially fulfilled orders.'),
      search: text(200).optional(),
      from: date().optional(),
      to: date().optional(),
      sort: z.enum(['newest', 'oldest', 'total_asc', 'total_desc']).default('newest'),
    }),
    response: paged(orderSummary),
  },
  'order.get': {
    access: 'member',
    store: 'query.storeId',
    summary: 'One order with its timeline',
    query: z.object({ storeId: id(), orderId: id() }),
    response: order,
  },
  'order.markPaid': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Record that the order was paid',
    body: change.extend({ reference: text(120).default('') }),
    response: order,
    errors: conflicts,
  },
  'order.fulfill': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Record what was sent; without lines, everything that is left',
    body: change.extend({
      lines: z
        .array(z.object({ lineId: id(), quantity: z.int().min(1).max(maxFulfilled) }))
        .min(1)
        .max(maxLines)
        .optional(),
      carrier: text(80).default(''),
      trackingNumber: text(120).default(''),
      trackingUrl: url().default(''),
      notify: z.boolean().default(true),
    }),
    response: order,
    errors: conflicts,
  },
  'order.cancel': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Cancel an order and put its stock back once',
    body: change.extend({ reason: text(500).default(''), notify: z.boolean().default(true) }),
    response: order,
    errors: conflicts,
  },
  'order.addNote': {
    access: 'member',
    store: 'body.storeId',
    summary: 'Add an internal note to the timeline',
    body: change.extend({ note: requiredText(2000) }),
    response: order,
  },
  'order.stats': {
    access: 'member',
    store: 'query.storeId',
    summary: 'Orders placed and revenue received in the last days',
    query: z.object({ storeId: id(), days: queryInt(1, 366).default(30) }),
    response: orderStats,
  },
} as const satisfies Record<string, Endpoint>
