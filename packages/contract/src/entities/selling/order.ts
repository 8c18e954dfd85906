import {
  type FulfillmentStatus,
  fulfillmentTransitions,
  type OrderStatus,
  orderTransitions,
  type ParcelStatus,
  type PaymentStatus,
  parcelTransitions,
  paymentTransitions,
} from '@blockfront/commerce'
import { z } from 'zod'
import { amount, count, currency, date, id, price, text, time, url } from '../../values.ts'
import { attributes } from '../catalog/product.ts'
import { contact, maxGiftMessage, orderAddress, quotedMethod } from './checkout.ts'
import { appliedDiscount } from './discount.ts'
import { paymentMethodType } from './payment.ts'
import { shippingRateType } from './shipping.ts'
import { taxAmount, taxBasisPoints } from './tax.ts'

export const orderStatus = z.enum(Object.keys(orderTransitions) as OrderStatus[])
export const paymentStatus = z.enum(Object.keys(paymentTransitions) as PaymentStatus[])
export const fulfillmentStatus = z.enum(Object.keys(fulfillmentTransitions) as FulfillmentStatus[])

/** A line of an order. It does not change with the product. */
export const orderLine = z
  .object({
    id: id(),
    productId: id(),
    variationId: id().nullable(),
    name: text(200),
    sku: text(80),
    productImage: url(),
    selectedAttributes: attributes,
    unitPrice: price(),
    quantity: count(),
    fulfilledQuantity: count(),
    refundedQuantity: count(),
    removedQuantity: count().describe('Items that were refunded before they were sent.'),
    lineTotal: amount(),
    discountTotal: amount().describe('Discounts on the line and its share of the order discount.'),
    paidTotal: amount().describe('Price of the line after discounts, with tax.'),
    taxTotal: amount(),
    taxRate: taxBasisPoints,
    taxName: text(60).describe('Empty if no tax rate applied.'),
    requiresShipping: z.boolean(),
  })
  .meta({ id: 'OrderLine' })

export const orderEvent = z
  .object({ id: id(), type: text(60), message: text(2000), actorName: text(120), at: time() })
  .meta({ id: 'OrderEvent' })

export const fulfillment = z
  .object({
    id: id(),
    status: z.enum(Object.keys(parcelTransitions) as ParcelStatus[]),
    lines: z.array(z.object({ lineId: id(), quantity: count() })),
    carrier: text(80),
    trackingNumber: text(120),
    trackingUrl: url(),
    shippingAddress: orderAddress
      .nullable()
      .describe('Where it was sent, if the address of the order was changed afterwards; null for the address of the order.'),
    createdAt: time(),
    deliveredAt: time().nullable(),
    returnedAt: time().nullable(),
  })
  .meta({ id: 'Fulfillment' })

export const payment = z
  .object({
    id: id(),
    type: paymentMethodType,
    amount: amount(),
    status: z.enum(['pending', 'authorized', 'captured', 'failed', 'voided']),
    reference: text(200),
    failure: text(500).describe('Why the payment failed; empty otherwise.'),
    authorized: amount().describe('Totals that the provider reported.'),
    captured: amount(),
    refunded: amount(),
    disputed: amount(),
    createdAt: time(),
  })
  .meta({ id: 'Payment' })

export const refund = z
  .object({
    id: id(),
    amount: amount(),
    shipping: amount().describe('Shipping price with tax that was refunded.'),
    tax: amount().describe('Part of the amount.'),
    lines: z.array(
      z.object({
        lineId: id(),
        quantity: count(),
        amount: amount(),
        restocked: count().describe('Items that went back into stock.'),
      }),
    ),
    reason: text(500),
    status: z.enum(['pending', 'done', 'failed']),
    manual: z.boolean().describe('Recorded only: the money was returned outside of the platform.'),
    external: z.boolean().describe("Made in the payment provider's dashboard, and recorded when the provider reported it."),
    failure: text(500).describe('Why the refund failed; empty otherwise.'),
    createdAt: time(),
  })
  .meta({ id: 'Refund' })

const statusFields = { status: orderStatus, paymentStatus, fulfillmentStatus }

const totalsFields = {
  currency: currency(),
  subtotal: amount(),
  discountTotal: amount(),
  discounts: z.array(appliedDiscount).describe('Discounts by name. Their amounts add up to discountTotal.'),
  shippingTotal: amount(),
  shippingTax: amount(),
  taxTotal: amount(),
  taxes: z.array(taxAmount).describe('Tax by name and rate. The amounts add up to taxTotal.'),
  grandTotal: amount(),
  paidTotal: amount(),
  refundedTotal: amount(),
  pricesIncludeTax: z.boolean(),
}

/** An order in the dashboard's list. */
export const orderSummary = z
  .object({
    orderId: id(),
    number: text(32),
    ...statusFields,
    customerName: text(200),
    email: text(254),
    itemCount: count(),
    currency: currency(),
    grandTotal: amount(),
    methodType: paymentMethodType,
    rateType: shippingRateType.nullable().describe('Type of the shipping rate; null if no item requires shipping.'),
    createdAt: time(),
  })
  .meta({ id: 'OrderSummary' })

/** An order as members see it. */
export const order = z
  .object({
    orderId: id(),
    storeId: id(),
    number: text(32),
    ...statusFields,
    customerId: id().nullable().describe('Null without an email address, and after the customer was erased.'),
    contact: contact,
    shippingAddress: orderAddress.nullable().describe('null if no item requires shipping.'),
    billingAddress: orderAddress.nullable(),
    lines: z.array(orderLine),
    rate: z.object({ name: text(120), type: shippingRateType, price: price() }).nullable(),
    method: z.object({ type: paymentMethodType, title: text(120), instructions: text(2000) }),
    ...totalsFields,
    customerNote: text(2000),
    giftMessage: text(maxGiftMessage).describe('For the person who gets the order; empty without one.'),
    marketingConsent: z.boolean(),
    events: z.array(orderEvent),
    payments: z.array(payment),
    refunds: z.array(refund),
    refundableTotal: amount().describe('Money that can still be refunded; pending refunds are subtracted.'),
    refundableShipping: amount().describe('Shipping price with tax that was not refunded.'),
    refundsOnline: z.boolean().describe('Whether refunds go through a payment provider.'),
    fulfillments: z.array(fulfillment),
    payUntil: time().nullable().describe('Until when the payment link is valid; null for an order without one.'),
    reservedUntil: time().nullable().describe('When the order is canceled unless it is paid or fulfilled; null without a limit.'),
    version: count(),
    createdAt: time(),
    updatedAt: time(),
  })
  .meta({ id: 'Order' })

/** An order as the shopper sees it: without internal notes and account ids. */
export const orderReceipt = order
  .pick({
    number: true,
    status: true,
    paymentStatus: true,
    fulfillmentStatus: true,
    contact: true,
    shippingAddress: true,
    billingAddress: true,
    lines: true,
    rate: true,
    method: true,
    currency: true,
    subtotal: true,
    discountTotal: true,
    discounts: true,
    shippingTotal: true,
    shippingTax: true,
    taxTotal: true,
    taxes: true,
    grandTotal: true,
    paidTotal: true,
    refundedTotal: true,
    pricesIncludeTax: true,
    customerNote: true,
    giftMessage: true,
    createdAt: true,
  })
  .extend({
    refunds: z.array(refund.pick({ id: true, amount: true, lines: true, status: true, createdAt: true })),
    payment: z
      .object({
        canPay: z.boolean().describe('Whether the shopper can start or continue an online payment.'),
        failure: text(500).describe('Why the last attempt failed; empty otherwise.'),
        until: time().nullable().describe('When the order expires without a payment.'),
      })
      .nullable()
      .describe('Online payment of the order; null for other methods.'),
    paymentMethods: z
      .array(quotedMethod.extend({ isCurrent: z.boolean() }))
      .describe('Methods with which the shopper can pay the order; none if it is paid, closed or partly sent.'),
  })
  .extend({ thankYou: z.object({ title: text(120), text: text(2000) }), fulfillments: z.array(fulfillment) })
  .meta({ id: 'OrderReceipt' })

/** Metrics of the dashboard's home screen for the requested days. */
export const orderStats = z
  .object({
    currency: currency(),
    orders: count().describe('Orders placed, paid or not. No metric includes canceled and expired orders.'),
    paidOrders: count().describe('Paid orders among them.'),
    revenue: amount().describe('Payments received minus refunds, by the day the order was placed. Unpaid orders add nothing.'),
    averageOrder: amount().describe('Revenue divided by the paid orders.'),
    openOrders: count().describe('Orders to fulfill, of all time.'),
    days: z.array(z.object({ date: date(), orders: count(), revenue: amount() })),
    topProducts: z
      .array(z.object({ productId: id().nullable(), name: text(200), quantity: count(), revenue: amount() }))
      .describe('Items of paid orders that were not refunded, by line total before shipping and order discounts.'),
  })
  .meta({ id: 'OrderStats' })

export type OrderLine = z.output<typeof orderLine>
export type OrderEvent = z.output<typeof orderEvent>
export type Refund = z.output<typeof refund>
export type Fulfillment = z.output<typeof fulfillment>
export type OrderSummary = z.output<typeof orderSummary>
export type Order = z.output<typeof order>
export type OrderReceipt = z.output<typeof orderReceipt>
export type OrderStats = z.output<typeof orderStats>
