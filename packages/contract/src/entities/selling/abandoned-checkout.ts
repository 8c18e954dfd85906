import { z } from 'zod'
import { amount, count, country, currency, id, text, time, url } from '../../values.ts'
import { attributes } from '../catalog/product.ts'

/** Settings for the carts of shoppers who enter an email address and leave the checkout. */
export const abandonedCheckoutSettings = z
  .object({
    keepsCarts: z.boolean().describe('Whether carts are kept once a shopper enters an email address in the checkout.'),
    sendsReminders: z.boolean().describe('Whether shoppers get one reminder by email. Has no effect unless carts are kept.'),
    reminderHours: z.int().min(1).max(72).describe('Hours without a change before the reminder is sent.'),
    reminderAudience: z
      .enum(['consented', 'all_permitted'])
      .describe(
        'Who gets reminders: only shoppers with marketing consent, or all shoppers. Where the law requires consent, `all_permitted` requires it too.',
      ),
  })
  .meta({ id: 'AbandonedCheckoutSettings' })

/** The reminder of an abandoned checkout: sent, or the reason why none is sent. */
export const cartReminderState = z.enum(['sent', 'no_consent', 'unsubscribed', 'unavailable', 'recent', 'ordered'])

export const abandonedCheckoutSummary = z
  .object({
    checkoutId: id(),
    email: text(254),
    itemCount: count(),
    currency: currency(),
    grandTotal: amount(),
    country: z.union([country(), z.literal('')]).describe('Country of the address; empty if the shopper chose none.'),
    reminder: cartReminderState.nullable().describe('null before a reminder is due.'),
    reminderAt: time().nullable(),
    recoveredAt: time().nullable().describe('When the shopper placed an order; null for an abandoned checkout.'),
    orderId: id().nullable().describe('The order of a recovered checkout.'),
    activeAt: time().describe('Last change by the shopper.'),
  })
  .meta({ id: 'AbandonedCheckoutSummary' })

export const abandonedCheckoutLine = z
  .object({
    productId: id(),
    variationId: id().nullable(),
    name: text(200),
    productImage: url(),
    selectedAttributes: attributes,
    quantity: count(),
    unitPrice: amount(),
    lineTotal: amount(),
  })
  .meta({ id: 'AbandonedCheckoutLine' })

/** An abandoned checkout with its lines. Prices and totals are those of the server's last calculation for the shopper. */
export const abandonedCheckout = abandonedCheckoutSummary
  .extend({
    lines: z.array(abandonedCheckoutLine),
    subtotal: amount(),
    discountTotal: amount(),
    shippingTotal: amount(),
    taxTotal: amount(),
    pricesIncludeTax: z.boolean(),
    marketingConsent: z.boolean().describe('Whether the shopper agreed to marketing in this checkout.'),
    orderNumber: text(40).nullable(),
    recoveryUrl: url().describe('Opens the checkout with this cart in any browser. Empty for a recovered checkout.'),
    createdAt: time(),
  })
  .meta({ id: 'AbandonedCheckout' })

export type AbandonedCheckoutSettings = z.output<typeof abandonedCheckoutSettings>
export type CartReminderState = z.output<typeof cartReminderState>
export type AbandonedCheckoutSummary = z.output<typeof abandonedCheckoutSummary>
export type AbandonedCheckoutLine = z.output<typeof abandonedCheckoutLine>
export type AbandonedCheckout = z.output<typeof abandonedCheckout>
