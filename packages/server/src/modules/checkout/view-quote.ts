import { createHash } from 'node:crypto'
import { type Currency, rateBasisPoints, type TaxAmount, type Totals, toMajor } from '@blockfront/commerce'
import type { Quote } from '@blockfront/contract'
import type { CartDiscounts } from '../discount/index.ts'
import type { PaymentMethodRow } from '../payment/index.ts'
import type { QuotedRate } from '../shipping/index.ts'
import type { PricedLine } from './price-lines.ts'

/** The parts of a quote, with money in minor units. */
export interface QuoteParts {
  currency: Currency
  included: boolean
  lines: readonly PricedLine[]
  requiresShipping: boolean
  rates: readonly QuotedRate[]
  rate: QuotedRate | undefined
  methods: readonly PaymentMethodRow[]
  totals: Totals
  discounts: CartDiscounts
  codeProblem: Quote['codeProblem']
  taxes: readonly TaxAmount[]
  problems: Quote['problems']
}

/** A quote as the shopper sees it. Its hash identifies everything that a shopper agrees to. */
export function viewQuote(parts: QuoteParts): Quote {
  const view = viewParts(parts)
  return { ...view, quoteHash: hashOf(view) }
}

function viewParts(parts: QuoteParts): Omit<Quote, 'quoteHash'> {
  const { currency, included, lines, requiresShipping, rates, rate, methods, totals, taxes, discounts, codeProblem, problems } =
    parts
  const major = (minor: number) => toMajor(minor, currency)
  return {
    currency,
    pricesIncludeTax: included,
    lines: lines.map((line) => line.view),
    rates: rates.map(({ row, price }) => ({
      id: row.id,
      name: row.name,
      type: row.type,
      price: major(price),
      minDays: row.min_days,
      maxDays: row.max_days,
    })),
    rateId: rate?.row.id ?? null,
    methods: methods.map(({ id, type, title, instructions }) => ({ id, type, title, instructions })),
    totals: {
      subtotal: major(totals.subtotal),
      discountTotal: major(totals.discountTotal),
      shippingTotal: major(totals.shippingTotal),
      shippingTax: major(totals.shippingTax),
      taxTotal: major(totals.taxTotal),
      grandTotal: major(totals.grandTotal),
    },
    discounts: discounts.applied.map(({ name, code, amount }) => ({ name, code, amount: major(amount) })),
    codeProblem,
    taxes: taxes.map(({ name, rate, amount }) => ({ name, rate: rateBasisPoints(rate), amount: major(amount) })),
    requiresShipping,
    problems,
  }
}

/**
 * A hash of what a shopper agrees to. The available stock, the rates that are not included, and the payment methods may change while a
 * shopper fills in the form; items and prices may not.
 */
function hashOf({ methods: _, rates, ...view }: Omit<Quote, 'quoteHash'>): string {
  const agreed = {
    ...view,
    rate: rates.find(({ id }) => id === view.rateId),
    lines: view.lines.map(({ available: _available, message: _message, ...line }) => line),
  }
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url')
}
