import { createHash } from 'node:crypto'
import { type Currency, calculateTotals, MoneyError, type Totals, toMajor } from '@blockfront/commerce'
import type { Quote } from '@blockfront/contract'
import type { StoreTrx } from '../../db/scope.ts'
import { appError } from '../../errors.ts'
import type { Body } from '../../handler.ts'
import { type QuotedRate, quoteRates } from '../shipping/quote-rates.ts'
import type { ShippingRateRow } from '../shipping/shipping-zones.ts'
import { storeRow } from '../store/store.ts'
import { readCheckoutConfig } from './checkout-config.ts'
import { acceptsTotal, methodsOf, type PaymentMethodRow } from './payment-methods.ts'
import { type PricedLine, priceLines } from './price-lines.ts'

type Input = Body<'checkout.quote'>

/** A quote with the data for an order: rows, and money in minor units. */
export interface QuoteCalculation {
  quote: Quote
  currency: Currency
  lines: PricedLine[]
  totals: Totals
  rate: ShippingRateRow | undefined
  ratePrice: number
  methods: PaymentMethodRow[]
  /** In basis points: 2000 is 20 %. */
  taxRate: number
}

const TOO_LARGE = 'The total of this cart is too large for one order. Lower the quantities.'

/**
 * Calculates a cart from the database: prices, stock, shipping, tax and totals (docs/spec/server.md, "Shipping, payment, checkout").
 * The hash identifies everything that a shopper agrees to. `lock` locks the stock until the transaction ends. Throws `invalid_input`
 * when the total exceeds the range of money.
 */
export async function calculateQuote(
  trx: StoreTrx,
  storeId: string,
  input: Input,
  { lock = false }: { lock?: boolean } = {},
): Promise<QuoteCalculation> {
  try {
    return await calculateExactly(trx, storeId, input, lock)
  } catch (error) {
    if (error instanceof MoneyError && error.problem === 'too-large')
      throw appError('invalid_input', { message: TOO_LARGE, fields: { lines: TOO_LARGE }, cause: error })
    throw error
  }
}

async function calculateExactly(trx: StoreTrx, storeId: string, input: Input, lock: boolean): Promise<QuoteCalculation> {
  const [store, config, allMethods] = await Promise.all([
    storeRow(trx, storeId),
    readCheckoutConfig(trx, storeId),
    methodsOf(trx, storeId),
  ])
  const currency = store.currency as Currency
  const lines = await priceLines(trx, storeId, input.lines, { currency, lock })
  const available = lines.filter(({ view }) => view.problem === null)
  const tax = { rate: store.tax_rate_bp, included: store.prices_include_tax }
  const taxed = available.map(({ unitPrice, quantity, product }) => ({ unitPrice, quantity, taxable: product?.taxable ?? true }))
  const { subtotal } = calculateTotals({ lines: taxed, tax })
  const weight = available.reduce((sum, { product, quantity }) => sum + (product?.weight_grams ?? 0) * quantity, 0)
  const shipping = await quoteRates(trx, storeId, input, { subtotal, weight })
  const rate = shipping.rates.find(({ row }) => row.id === input.rateId) ?? shipping.rates[0]
  const totals = calculateTotals({ lines: taxed, tax, shipping: rate?.price ?? 0 })
  const methods = allMethods.filter((method) => acceptsTotal(method, totals.grandTotal))

  const problems: Quote['problems'] = [...shipping.problems]
  if (lines.length === 0) problems.unshift({ code: 'empty', message: 'Your cart is empty.' })
  else if (toMajor(subtotal, currency) < config.minOrderTotal)
    problems.push({ code: 'below_minimum', message: `The minimum order at this store is ${config.minOrderTotal} ${currency}.` })
  if (methods.length === 0) problems.push(NO_METHOD)
  const view = viewQuote({ currency, included: tax.included, lines, rates: shipping.rates, rate, methods, totals, problems })
  return {
    quote: { ...view, quoteHash: hashOf(view) },
    currency,
    lines,
    totals,
    rate: rate?.row,
    ratePrice: rate?.price ?? 0,
    methods,
    taxRate: tax.rate,
  }
}

const NO_METHOD = {
  code: 'no_method',
  message: 'No payment method is available for this order. Please contact the store.',
} as const

interface QuoteParts {
  currency: Currency
  included: boolean
  lines: readonly PricedLine[]
  rates: readonly QuotedRate[]
  rate: QuotedRate | undefined
  methods: readonly PaymentMethodRow[]
  totals: Totals
  problems: Quote['problems']
}

function viewQuote(parts: QuoteParts): Omit<Quote, 'quoteHash'> {
  const { currency, included, lines, rates, rate, methods, totals, problems } = parts
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
    problems,
  }
}

/** A hash of what a shopper agrees to. The available stock may change while a shopper fills in the form; items and prices may not. */
function hashOf(view: Omit<Quote, 'quoteHash'>): string {
  const agreed = { ...view, lines: view.lines.map(({ available: _available, message: _message, ...line }) => line) }
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url')
}
