import { maxLines, maxQuantity } from '@blockfront/commerce'
import { z } from 'zod'
import { amount, count, currency, id, price, requiredText, text, time } from '../../values.ts'
import { contact, orderAddress, postalAddress, quote, quoteLineInput } from './checkout.ts'
import { enteredCode } from './discount.ts'
import { taxClass } from './tax.ts'

/** Maximum number of custom items of a draft order. */
export const maxCustomItems = 50

/** An item that is not in the catalog. The client chooses its id, which is the `productId` of its line in the quote and in the order. */
export const customItem = z
  .object({
    id: id(),
    name: requiredText(200),
    unitPrice: price(),
    quantity: z.int().min(1).max(maxQuantity),
    taxClass: taxClass.default('standard'),
    requiresShipping: z.boolean().default(true),
  })
  .meta({ id: 'CustomItem' })

const reason = text(120).default('').describe('Shown to the customer.')

/** A discount that the owner gives, off the rest after the discount code and automatic discounts. */
export const manualDiscount = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('percentage'),
      rate: z.int().min(1).max(10_000).describe('Basis points: 2000 is 20 percent.'),
      reason,
    }),
    z.object({ type: z.literal('fixed_amount'), amount: price(), reason }),
  ])
  .meta({ id: 'ManualDiscount' })

/** How the order is shipped: with a rate of the store's zones, or with a custom name and price. */
export const draftShipping = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('rate'), rateId: id() }),
    z.object({ type: z.literal('custom'), name: requiredText(120), price: price() }),
  ])
  .meta({ id: 'DraftShipping' })

/** The content that a member composes. Nothing is required before the order is created. */
export const draftOrderInput = z.object({
  lines: z.array(quoteLineInput).max(maxLines).default([]),
  customItems: z.array(customItem).max(maxCustomItems).default([]),
  contact: contact.default({ email: '', phone: '' }),
  shippingAddress: postalAddress.nullable().default(null),
  billingAddress: postalAddress.nullable().default(null).describe('null if it is the shipping address.'),
  code: enteredCode().default('').describe('Discount code; empty without one.'),
  discount: manualDiscount.nullable().default(null),
  shipping: draftShipping.nullable().default(null).describe('null for the first rate that applies.'),
  note: text(2000).default('').describe('Internal note, which is added to the timeline of the order.'),
})

const summaryFields = {
  draftId: id(),
  number: text(32).describe('Such as #D12.'),
  order: z
    .object({ orderId: id(), number: text(32) })
    .nullable()
    .describe('The order that was created; null for an open draft.'),
  version: count(),
  createdAt: time(),
  updatedAt: time(),
}

/** A draft order in the dashboard's list. */
export const draftOrderSummary = z
  .object({
    ...summaryFields,
    customerName: text(200),
    email: text(254),
    itemCount: count(),
    currency: currency(),
    grandTotal: amount().describe('As of the last save. The total of the order is calculated when it is created.'),
  })
  .meta({ id: 'DraftOrderSummary' })

/** A draft order with the quote of its items at current prices. */
export const draftOrder = draftOrderInput
  .extend({
    ...summaryFields,
    storeId: id(),
    shippingAddress: orderAddress.nullable(),
    billingAddress: orderAddress.nullable(),
    quote,
  })
  .meta({ id: 'DraftOrder' })

export type DraftOrderInput = z.output<typeof draftOrderInput>
export type CustomItem = z.output<typeof customItem>
export type ManualDiscount = z.output<typeof manualDiscount>
export type DraftShipping = z.output<typeof draftShipping>
export type DraftOrder = z.output<typeof draftOrder>
export type DraftOrderSummary = z.output<typeof draftOrderSummary>
