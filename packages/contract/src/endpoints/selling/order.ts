import { maxLines } from '@blockfront/commerce'
import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { contact, maxGiftMessage, postalAddress, quoteErrors, quoteLineInput } from '../../entities/selling/checkout.ts'
import { enteredCode } from '../../entities/selling/discount.ts'
import { order, orderReceipt, orderStats, orderStatus, orderSummary } from '../../entities/selling/order.ts'
import { quoteErrorCodes } from '../../errors.ts'
import { amount, count, httpsUrl, id, paged, queryInt, requiredText, shopperLanguage, text, token, url } from '../../values.ts'
import { listQuery } from '../list-query.ts'

/** Largest quantity of one line in a fulfillment. Old lines may exceed today's limit of the cart. */
const maxFulfilled = 1_000_000

const conflicts = { transition_forbidden: true, conflict: true } as const

/** Identifies an order and the version that the member saw. An older version responds with 409. */
const change = z.object({ storeId: id(), orderId: id(), version: count().optional() })

/** The tracking details of a parcel. */
const tracking = {
  carrier: text(80).default(''),
  trackingNumber: text(120).default(''),
  trackingUrl: httpsUrl().default('').describe('Empty for the tracking page of a known carrier.'),
}

/** Request that places an order. The same request finds the order later. */
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
    shippingAddress: postalAddress.optional().describe('Required if, and only if, the quote requires shipping.'),
    billingAddress: postalAddress.optional(),
    rateId: id().nullable().default(null).describe('Required if, and only if, the quote requires shipping.'),
    methodId: id(),
    code: enteredCode().optional().describe('Discount code.'),
    note: text(2000).default(''),
    giftMessage: text(maxGiftMessage).default('').describe('Refused unless the checkout offers it.'),
    acceptsTerms: z.boolean().default(false),
    marketingConsent: z.boolean().default(false),
    locale: shopperLanguage(),
  }),
}

const placedOrder = z.object({
  orderId: id(),
  number: text(32),
  token: token().describe('Gives access to the order page. Only the response to the placing client contains it.'),
  status: orderStatus,
  redirectTo: url().optional().describe('Where the payment continues, if the method requires it.'),
})

export const orderEndpoints = {
  'order.place': {
    route: 'POST /order/place',
    access: 'host',
    summary: 'Place the order of a quote; responds with 409 and the current quote if it changed or cannot be ordered',
    description:
      'The Idempotency-Key is valid for 24 hours: a repeated request gets the same response, and another body with the same key gets 422. Without a billingAddress, the shipping address is used for both. An order of items that do not require shipping may have no address at all.',
    ...orderRequest,
    response: placedOrder,
    errors: { ...quoteErrors(quoteErrorCodes), idempotency_mismatch: true, open_orders_limit: true },
  },
  'order.findPlaced': {
    route: 'POST /order/find-placed',
    access: 'host',
    summary: 'Find the order of a request whose response was lost',
    description:
      'Takes the request of `POST /order/place` with its Idempotency-Key, and places nothing. Waits for a running request with that key.',
    ...orderRequest,
    response: z.object({ order: placedOrder.nullable().describe('null if no order was placed with the key.') }),
    errors: { idempotency_mismatch: true },
  },
  'order.status': {
    route: 'GET /order/status',
    access: 'host',
    summary: 'Get an order by its token',
    query: z.object({ token: token() }),
    response: orderReceipt,
  },
  'order.pay': {
    route: 'POST /order/pay',
    access: 'host',
    summary: 'Start or continue the online payment of an order',
    description:
      'Returns the hosted page of the provider. While an earlier page is still open, it is returned again. With the id of another of its `paymentMethods`, the order is paid with that method, and the earlier attempt ends at its provider.',
    body: z.object({ token: token(), methodId: id().optional() }),
    response: z.object({ redirectTo: url().optional().describe('Left out for a method that is not paid online.') }),
    errors: { transition_forbidden: true, not_found: true, method_unavailable: true, conflict: true },
  },
  'order.checkPayment': {
    route: 'POST /order/check-payment',
    access: 'host',
    summary: 'Get an order by its token after reading its pending payment from the provider',
    body: z.object({ token: token() }),
    response: orderReceipt,
    errors: { not_found: true },
  },
  'order.cancelUnpaid': {
    route: 'POST /order/cancel-unpaid',
    access: 'host',
    summary: 'Cancel an order that waits for its online payment, by its token',
    description:
      'Its payment ends at the provider, and its items are in stock again. An order that was paid meanwhile is returned unchanged.',
    body: z.object({ token: token() }),
    response: orderReceipt,
    errors: { not_found: true, transition_forbidden: true, conflict: true },
  },
  'order.list': {
    route: 'GET /order/fetch-orders',
    access: 'member',
    needs: 'orders.manage',
    store: 'query.storeId',
    summary: 'List orders; filter, sort and search them by number, name and address',
    query: listQuery('order.list'),
    response: paged(orderSummary),
  },
  'order.get': {
    route: 'GET /order/fetch-order',
    access: 'member',
    needs: 'orders.manage',
    store: 'query.storeId',
    summary: 'Get an order with its timeline',
    query: z.object({ storeId: id(), orderId: id() }),
    response: order,
  },
  'order.markPaid': {
    route: 'PUT /order/mark-paid',
    access: 'member',
    allowedReadOnly: true,
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Record that the order was paid',
    body: change.extend({ reference: text(120).default('') }),
    response: order,
    errors: conflicts,
  },
  'order.capture': {
    route: 'POST /order/capture',
    access: 'member',
    allowedReadOnly: true,
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Capture the authorized payment of an order',
    body: change,
    response: order,
    errors: conflicts,
  },
  'order.fulfill': {
    route: 'POST /order/fulfill',
    access: 'member',
    allowedReadOnly: true,
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Fulfill items of an order; without lines, all remaining items',
    body: change.extend({
      lines: z
        .array(z.object({ lineId: id(), quantity: z.int().min(1).max(maxFulfilled) }))
        .min(1)
        .max(maxLines)
        .optional(),
      ...tracking,
      notify: z.boolean().default(true),
    }),
    response: order,
    errors: conflicts,
  },
  'order.updateTracking': {
    route: 'PUT /order/update-tracking',
    access: 'member',
    allowedReadOnly: true,
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Change the carrier and tracking details of a parcel',
    body: change.extend({ fulfillmentId: id(), ...tracking, notify: z.boolean().default(false) }),
    response: order,
    errors: conflicts,
  },
  'order.changeParcel': {
    route: 'PUT /order/change-parcel',
    access: 'member',
    allowedReadOnly: true,
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Mark a parcel as delivered or returned, or cancel it',
    description: 'The items of a canceled parcel are unfulfilled again. A parcel can be canceled before it is delivered.',
    body: change.extend({
      fulfillmentId: id(),
      status: z.enum(['delivered', 'returned', 'cancelled']),
      restock: z.boolean().default(false).describe('For a return: put the items back into stock.'),
      notify: z.boolean().default(false).describe('For a delivery: notify the shopper.'),
    }),
    response: order,
    errors: conflicts,
  },
  'order.setStatus': {
    route: 'PUT /order/set-status',
    access: 'member',
    allowedReadOnly: true,
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Reopen, complete or archive an order',
    body: change.extend({ status: z.enum(['open', 'completed', 'archived']) }),
    response: order,
    errors: conflicts,
  },
  'order.refund': {
    route: 'POST /order/refund',
    access: 'member',
    allowedReadOnly: true,
    needs: 'orders.refund',
    store: 'body.storeId',
    summary: 'Refund items, shipping or an amount of an order',
    description:
      'The client chooses refundId, so that a repeated request refunds once. Items that were not sent yet are removed from the order. A refund of an online payment goes through its provider unless `manual` is set; until the provider confirms it, the refund is pending.',
    body: change.extend({
      refundId: id(),
      lines: z
        .array(
          z.object({
            lineId: id(),
            quantity: z.int().min(1).max(maxFulfilled),
            restock: z.boolean().default(false).describe('Put the items back into stock.'),
          }),
        )
        .max(maxLines)
        .default([]),
      shipping: amount().default(0).describe('Part of the shipping price, with tax.'),
      amount: amount().optional().describe('Replaces the calculated amount.'),
      reason: text(500).default('').describe('Only members see it.'),
      manual: z.boolean().default(false).describe('Record the refund only: the money was returned outside of the platform.'),
      notify: z.boolean().default(true),
    }),
    response: order,
    errors: conflicts,
  },
  'order.retryRefund': {
    route: 'POST /order/retry-refund',
    access: 'member',
    allowedReadOnly: true,
    needs: 'orders.refund',
    store: 'body.storeId',
    summary: 'Send a failed refund again, or record that the money was returned otherwise',
    body: change.extend({ refundId: id(), manual: z.boolean().default(false) }),
    response: order,
    errors: conflicts,
  },
  'order.cancel': {
    route: 'POST /order/cancel',
    access: 'member',
    allowedReadOnly: true,
    needs: 'orders.manage',
    store: 'body.storeId',
    alsoNeeds: { with: 'body.refund', capability: 'orders.refund' },
    summary: 'Cancel an order and restock its items; optionally refund them',
    description: 'With a refund, the call also needs the capability `orders.refund`.',
    body: change.extend({
      reason: text(500).default(''),
      notify: z.boolean().default(true),
      refund: z
        .object({ refundId: id(), manual: z.boolean().default(false) })
        .optional()
        .describe('Refunds the items that were not sent, and the shipping if nothing was sent. See `POST /order/refund`.'),
    }),
    response: order,
    errors: conflicts,
  },
  'order.updateContact': {
    route: 'PUT /order/update-contact',
    access: 'member',
    allowedReadOnly: true,
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Change the contact and shipping address of an order that has items to send',
    description:
      'What was sent keeps the earlier address: `shippingAddress` of its fulfillment names it. The totals do not change, even if the new address has another shipping zone or tax rate.',
    body: change.extend({ contact, shippingAddress: postalAddress.optional() }),
    response: order,
    errors: conflicts,
  },
  'order.paymentLink': {
    route: 'GET /order/payment-link',
    access: 'member',
    needs: 'orders.manage',
    store: 'query.storeId',
    summary: 'Get the payment link of an order that waits for its online payment',
    query: z.object({ storeId: id(), orderId: id() }),
    response: z.object({ paymentUrl: url() }),
    errors: { transition_forbidden: true },
  },
  'order.sendPaymentLink': {
    route: 'POST /order/send-payment-link',
    access: 'member',
    allowedReadOnly: true,
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Email the payment link of an order to its customer again',
    body: change.extend({ message: text(2000).default('') }),
    response: order,
    errors: conflicts,
  },
  'order.addNote': {
    route: 'POST /order/add-note',
    access: 'member',
    allowedReadOnly: true,
    needs: 'orders.manage',
    store: 'body.storeId',
    summary: 'Add an internal note to the timeline',
    body: change.extend({ note: requiredText(2000) }),
    response: order,
  },
  'order.stats': {
    route: 'GET /order/stats',
    access: 'member',
    needs: 'analytics.view',
    store: 'query.storeId',
    summary: 'Get orders and revenue of the last days',
    query: z.object({ storeId: id(), days: queryInt(1, 366).default(30) }),
    response: orderStats,
  },
} as const satisfies Record<string, Endpoint>
