import { maxQuantity } from '@blockfront/commerce'
import { z } from 'zod'
import { checkoutSections, trustBadgeIcons } from '../../checkout/checkout-parts.ts'
import type { QuoteErrorCode } from '../../errors.ts'
import { amount, color, count, country, currency, email, id, price, requiredText, text, time, url } from '../../values.ts'
import { attributes } from '../catalog/product.ts'
import { appliedDiscount, codeProblem } from './discount.ts'
import { paymentMethodType } from './payment.ts'
import { shippingRateType } from './shipping.ts'
import { taxAmount } from './tax.ts'

/** Characters of a gift message: it has to fit on a card. */
export const maxGiftMessage = 500

export const fieldRule = z.enum(['hidden', 'optional', 'required'])

/** The settings of a store's checkout (server.md, "CheckoutConfig"). */
export const checkoutConfig = z
  .object({
    storeId: id(),
    currency: currency(),
    contactMethod: z.enum(['email', 'phone', 'email_and_phone']),
    fields: z.object({
      lastName: fieldRule,
      company: fieldRule,
      line2: fieldRule,
      phone: fieldRule,
      postalCode: fieldRule,
      region: fieldRule,
      note: fieldRule,
    }),
    terms: z.object({
      required: z.boolean(),
      text: text(2000).describe('Empty: a standard text in the language of the page.'),
      url: url().default('').describe('Page with the terms; empty without one.'),
    }),
    marketingConsent: z.object({
      shown: z.boolean(),
      text: text(500).describe('Empty: a standard text in the language of the page.'),
    }),
    giftMessage: z.boolean().describe('Whether shoppers can write a gift message.'),
    minOrderTotal: price(),
    texts: z
      .object({ title: text(120), button: text(60), note: text(500) })
      .describe('An empty title or button is a standard text in the language of the page.'),
    thankYou: z
      .object({ title: text(120), text: text(2000) })
      .describe('Each empty text is a standard text in the language of the page.'),
    colors: z
      .object({ accent: z.union([color(), z.literal('')]), background: z.union([color(), z.literal('')]) })
      .describe('Accent for the main button and focus, and background. Empty uses the theme.'),
    logo: url().describe('Logo of the checkout; empty uses the logo of the store.'),
    trustBadges: z
      .array(z.object({ icon: z.enum(trustBadgeIcons), text: text(80) }))
      .max(4)
      .describe('Short promises below the order summary.'),
    sections: z.array(z.enum(checkoutSections)).describe('All sections of the form, in order.'),
    policies: z.array(z.object({ label: text(120), url: url() })).max(10),
    abandonedCheckouts: z
      .enum(['off', 'kept', 'reminded'])
      .describe('Whether carts are kept once a shopper enters an email address, and whether reminders are sent.'),
    countries: z.array(country()).describe('Countries that the store ships to; all countries with a rest-of-world zone.'),
    defaultCountry: country(),
  })
  .meta({ id: 'CheckoutConfig' })

/**
 * The settings of a checkout as `checkoutSettings` defines them. Unknown and invalid ones are kept in the draft and replaced on use. The body
 * limit and `findJsonFault` limit size and nesting.
 */
const storedSettings = z.record(
  z.string().max(60),
  z.unknown().meta({ id: 'StoredSetting', description: 'Any JSON. See checkoutSettings.' }),
)

/** The draft of a checkout's settings, which shoppers do not see before the next publish. */
export const checkoutDraft = z
  .object({
    storeId: id(),
    settings: storedSettings,
    published: storedSettings.describe('The settings that shoppers see.'),
    version: count().describe('Send it with the next save.'),
    hasUnpublishedChanges: z.boolean(),
    publishedAt: time().nullable().describe('null before the first publish.'),
    updatedAt: time(),
  })
  .meta({ id: 'CheckoutDraft' })

/** One publish of a checkout's settings. */
export const checkoutVersion = z
  .object({ versionId: id(), number: count(), label: text(120), authorName: text(120), createdAt: time() })
  .meta({ id: 'CheckoutVersion' })

/** A line that the shopper wants to buy. The server adds the price. */
export const quoteLineInput = z.object({
  productId: id(),
  variationId: id().nullable().default(null),
  quantity: z.int().min(1).max(maxQuantity),
})

export const lineProblem = z.enum(['gone', 'variation_gone', 'choose_options', 'sold_out', 'not_enough_stock', 'price_changed'])

export const quoteLine = z
  .object({
    productId: id(),
    variationId: id().nullable(),
    name: text(200),
    productImage: url(),
    selectedAttributes: attributes,
    quantity: count(),
    available: count().nullable().describe('Quantity that can be bought; null without a limit.'),
    unitPrice: price(),
    lineTotal: amount(),
    problem: lineProblem.nullable(),
    message: text(300).describe('Message for the shopper; empty without a problem.'),
  })
  .meta({ id: 'QuoteLine' })

/** A line of an earlier cart or order that can be bought now. */
export const availableLine = quoteLine.pick({
  productId: true,
  variationId: true,
  name: true,
  productImage: true,
  selectedAttributes: true,
  unitPrice: true,
  quantity: true,
})

export const quotedRate = z
  .object({
    id: id(),
    name: text(120),
    type: shippingRateType,
    price: price(),
    minDays: count(365).nullable(),
    maxDays: count(365).nullable(),
  })
  .meta({ id: 'QuotedRate' })

export const quotedMethod = z
  .object({ id: id(), type: paymentMethodType, title: text(120), instructions: text(2000) })
  .meta({ id: 'QuotedMethod' })

/** Totals of rounded lines, in major units. */
export const totals = z
  .object({
    subtotal: amount(),
    discountTotal: amount(),
    shippingTotal: amount(),
    shippingTax: amount().describe('Part of taxTotal for shipping.'),
    taxTotal: amount(),
    grandTotal: amount(),
  })
  .meta({ id: 'Totals' })

/** The server's calculation of a cart. The client sends `quoteHash` with the order, so that the server detects changes. */
export const quote = z
  .object({
    currency: currency(),
    pricesIncludeTax: z.boolean(),
    lines: z.array(quoteLine),
    rates: z.array(quotedRate),
    rateId: id().nullable().describe('Rate included in the totals; null without an available rate.'),
    methods: z.array(quotedMethod),
    totals: totals,
    discounts: z.array(appliedDiscount).describe('Discounts that apply, by name. Their amounts add up to discountTotal.'),
    codeProblem: codeProblem.nullable().describe('Why the entered code does not apply; null if it does, or without a code.'),
    taxes: z.array(taxAmount).describe('Tax by name and rate. The amounts add up to taxTotal.'),
    requiresShipping: z.boolean().describe('If false, the order has no shipping rate and no shipping address.'),
    problems: z.array(
      z.object({ code: z.enum(['empty', 'no_zone', 'no_rate', 'below_minimum', 'no_method']), message: text(300) }),
    ),
    quoteHash: z.string().max(128),
  })
  .meta({ id: 'Quote' })

/** Errors of an endpoint that orders a quote. Their details contain the current quote. */
export const quoteErrors = <Code extends QuoteErrorCode>(codes: readonly Code[]) =>
  Object.fromEntries(codes.map((code) => [code, z.object({ quote })])) as Record<Code, z.ZodObject<{ quote: typeof quote }>>

/** Address of a shopper. The store's checkout configuration decides which fields are required. */
export const postalAddress = z
  .object({
    firstName: requiredText(80),
    lastName: text(80).default(''),
    company: text(120).default(''),
    line1: requiredText(200),
    line2: text(200).default(''),
    city: text(120).default('').describe('Required where the country has cities in its addresses.'),
    region: text(120)
      .default('')
      .describe('ISO 3166-2 code such as US-CA if the country has regions. Older orders may have other text.'),
    postalCode: text(20).default(''),
    country: country(),
    phone: text(40).default('').describe('At least 5 digits, with common separators.'),
  })
  .meta({ id: 'PostalAddress' })

/** A region of a country, such as a state or a province. */
export const region = z.object({ code: text(10).describe('ISO 3166-2, such as US-CA.'), name: text(120) }).meta({ id: 'Region' })

/** The address of an order, with the name of its region. Only country and region remain after the customer was erased. */
export const orderAddress = postalAddress
  .extend({ firstName: text(80), line1: text(200), city: text(120) })
  .extend({ regionName: text(120).optional().describe('Name of the region.') })
  .meta({ id: 'OrderAddress' })

export const contact = z
  .object({ email: z.union([email(), z.literal('')]).default(''), phone: text(40).default('') })
  .meta({ id: 'Contact' })

export type CheckoutConfig = z.output<typeof checkoutConfig>
export type CheckoutDraft = z.output<typeof checkoutDraft>
export type CheckoutVersion = z.output<typeof checkoutVersion>
export type QuoteLineInput = z.input<typeof quoteLineInput>
export type QuoteLine = z.output<typeof quoteLine>
export type QuotedRate = z.output<typeof quotedRate>
export type QuotedMethod = z.output<typeof quotedMethod>
export type QuoteTotals = z.output<typeof totals>
export type Quote = z.output<typeof quote>
export type Region = z.output<typeof region>
export type PostalAddress = z.output<typeof postalAddress>
export type OrderAddress = z.output<typeof orderAddress>
export type Contact = z.output<typeof contact>
