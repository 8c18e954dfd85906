import { discountStates } from '@blockfront/commerce'
import { z } from 'zod'
import { amount, count, id, price, requiredText, text, time, url } from '../../values.ts'

/** Largest number of products or categories that a discount names. */
export const maxDiscountItems = 200

const scopeIds = z.array(id()).max(maxDiscountItems)

/** The products that a discount is for. */
export const discountScope = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('all') }),
    z.object({ type: z.literal('products'), ids: scopeIds }),
    z.object({ type: z.literal('categories'), ids: scopeIds }),
  ])
  .meta({ id: 'DiscountScope' })

/** Basis points of a price. */
const rate = () => z.int().min(1).max(10_000).describe('Basis points: 2000 is 20 percent.')
const items = () => z.int().min(1).max(100)

/** The reduction of a discount. */
export const discountOffer = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('percentage'), rate: rate() }),
    z.object({ type: z.literal('fixed_amount'), amount: price().describe('More than 0, taken off once per order.') }),
    z.object({ type: z.literal('free_shipping') }),
    z.object({
      type: z.literal('buy_x_get_y'),
      buy: items().describe('Items of the scope to buy for each set.'),
      get: items().describe('Items of getScope that each set reduces, cheapest first.'),
      rate: rate().describe('Basis points off the reduced items: 10000 is free.'),
      getScope: discountScope,
    }),
  ])
  .meta({ id: 'DiscountOffer' })

/** A discount code as typed. Codes are compared without regard to case. */
export const discountCode = () =>
  z
    .string()
    .trim()
    .min(3, 'Use at least 3 characters.')
    .max(40)
    .regex(/^[A-Za-z0-9_-]+$/, 'Use letters from A to Z, digits, hyphens and underscores, without spaces.')

/** Text that a shopper entered as a discount code. Text that cannot be a code is an unknown code. */
export const enteredCode = () => text(80)

export const discountInput = z.object({
  name: requiredText(120).describe('Shown to customers in the cart, at checkout and on the order.'),
  code: discountCode().nullable().describe('null for an automatic discount.'),
  offer: discountOffer,
  scope: discountScope,
  minSubtotal: price().nullable().default(null).describe('Least price of the items in scope, before discounts.'),
  minQuantity: z.int().min(1).max(10_000).nullable().default(null).describe('Least number of items in scope.'),
  startsAt: time().optional().describe('Now if omitted.'),
  endsAt: time().nullable().default(null).describe('First moment without the discount.'),
  usageLimit: z.int().min(1).max(1_000_000_000).nullable().default(null).describe('Largest number of orders.'),
  oncePerCustomer: z.boolean().default(false).describe('Once for each email address, without regard to case.'),
  combines: z.boolean().default(false).describe('Applies together with another discount that combines too.'),
  enabled: z.boolean().default(true),
})

export const discountState = z.enum(discountStates)

/** A discount as members see it. */
export const discount = discountInput
  .extend({
    discountId: id(),
    storeId: id(),
    startsAt: time(),
    state: discountState,
    used: count().describe('Orders that have the discount, without canceled and expired ones.'),
    items: z
      .array(z.object({ id: id(), name: text(200), image: url() }))
      .describe('Products and categories of the scopes, by name. Deleted ones are omitted here and in the scopes.'),
    version: count(),
    createdAt: time(),
    updatedAt: time(),
  })
  .meta({ id: 'Discount' })

/** A discount in the dashboard's list. */
export const discountSummary = discount.omit({ items: true }).meta({ id: 'DiscountSummary' })

/** A discount of a quote or an order. */
export const appliedDiscount = z
  .object({
    name: text(120),
    code: text(40).nullable().describe('null for an automatic discount.'),
    amount: amount().describe('0 for free shipping before its price is known.'),
  })
  .meta({ id: 'AppliedDiscount' })

/** Why an entered code does not apply. */
export const codeProblem = z
  .object({
    code: z.enum([
      'unknown',
      'expired',
      'not_yet',
      'minimum_not_met',
      'used_up',
      'already_used',
      'not_for_these_products',
      'not_combined',
    ]),
    entered: text(240).describe('The code that was entered, in upper case.'),
    message: text(300).describe('Message for the shopper.'),
  })
  .meta({ id: 'CodeProblem' })

export type DiscountInput = z.input<typeof discountInput>
export type Discount = z.output<typeof discount>
export type DiscountSummary = z.output<typeof discountSummary>
export type AppliedDiscount = z.output<typeof appliedDiscount>
export type CodeProblem = z.output<typeof codeProblem>
