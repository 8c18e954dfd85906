import { type Currency, calculateTotals, MoneyError, multiplyMinor, sumMinor, type Totals, toMajor } from '@blockfront/commerce'
import type { Quote } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { type CartDiscounts, type CustomerContact, codeProblemOf, quoteDiscounts } from '../discount/index.ts'
import { acceptsOrder, methodsOf, type PaymentMethodRow } from '../payment/index.ts'
import { loadRates, type ShippingRateRow } from '../shipping/index.ts'
import { storeRow } from '../store/index.ts'
import { placeOfSupply, type TaxesAt, taxesAt } from '../tax/index.ts'
import { readEditedConfig } from './config/edited-config.ts'
import { customLine, customRate, manualAmount, type OwnerChoices, withManualDiscount } from './owner-choices.ts'
import { type PricedLine, priceLines } from './price-lines.ts'
import { lineTax, quoteTaxes } from './quote-taxes.ts'
import { translateQuote } from './translate-quote.ts'
import { viewQuote } from './view-quote.ts'

/** A cart, with the customer for discounts that each can use once, and what only an owner can add. */
export type QuoteInput = Body<'checkout.quote'> & CustomerContact & OwnerChoices

/** A quote with the data for an order: rows, and money in minor units. */
export interface QuoteCalculation {
  quote: Quote
  currency: Currency
  lines: PricedLine[]
  totals: Totals
  discounts: CartDiscounts
  rate: ShippingRateRow | undefined
  ratePrice: number
  methods: PaymentMethodRow[]
  /** The taxes at the address of the order. */
  taxes: TaxesAt
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
  input: QuoteInput,
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

/**
 * The stages of a quote, each a function of the results before it: lines, discounts on lines and order, shipping, discount on shipping,
 * tax, totals, payment methods, problems. Totals are calculated once, of the results of all stages.
 */
async function calculateExactly(trx: StoreTrx, storeId: string, input: QuoteInput, lock: boolean): Promise<QuoteCalculation> {
  const [store, config, allMethods] = await Promise.all([
    storeRow(trx, storeId),
    readEditedConfig(trx, storeId),
    methodsOf(trx, storeId),
  ])
  const currency = store.currency as Currency
  const included = store.prices_include_tax

  const custom = (input.customItems ?? []).map((item) => customLine(item, currency))
  const lines = [...(await priceLines(trx, storeId, input.lines, { currency, lock })), ...custom]
  const available = lines.filter(({ view }) => view.problem === null)

  const requiresShipping = needsShipping(lines)
  const ratesFor = await loadRates(trx, storeId, requiresShipping ? input : {})
  const weight = weightOf(available)
  const ownRate = requiresShipping && input.customShipping ? customRate(storeId, input.customShipping) : undefined
  /** `remaining` is the price of the lines after their discounts and those on the order. */
  const quoteShipping = (remaining: number) => {
    const shipping = ratesFor({ subtotal: remaining - manualAmount(input.manualDiscount, remaining), weight })
    if (ownRate) return { ...shipping, rate: ownRate, problems: [] }
    return { ...shipping, rate: shipping.rates.find(({ row }) => row.id === input.rateId) ?? shipping.rates[0] }
  }

  const offered = await quoteDiscounts(trx, storeId, {
    lines: available.map(({ view, unitPrice, quantity }) => ({ productId: view.productId, unitPrice, quantity })),
    code: input.code,
    customer: input,
    shippingPrice: (remaining) => quoteShipping(remaining).rate?.price,
  })
  const remaining = subtotalOf(available) - sumMinor(offered.lineDiscounts) - offered.orderDiscount
  const discounts = withManualDiscount(offered, input.manualDiscount, remaining)
  const { lineDiscounts, orderDiscount, shippingDiscount } = discounts
  const shipping = quoteShipping(remaining)
  const { rate } = shipping

  const taxes = await taxesAt(trx, storeId, placeOfSupply(store, rate, input))

  const totals = calculateTotals({
    lines: available.map((line, index) => ({
      unitPrice: line.unitPrice,
      quantity: line.quantity,
      discount: lineDiscounts[index] ?? 0,
      taxRate: lineTax(taxes, line).rate,
      taxName: lineTax(taxes, line).name,
      requiresShipping: line.requiresShipping,
    })),
    pricesIncludeTax: included,
    orderDiscount,
    ...(rate && {
      shipping: { price: rate.price, isTaxed: taxes.isShippingTaxed, tax: taxes.shippingTax, discount: shippingDiscount },
    }),
  })

  const methods = allMethods.filter((method) => acceptsOrder(method, { total: totals.grandTotal, requiresShipping }))
  const problems: Quote['problems'] = [
    ...(lines.length === 0 ? [EMPTY] : []),
    ...shipping.problems,
    ...(lines.length > 0 ? minimumProblems(toMajor(totals.subtotal, currency), config.minOrderTotal, currency) : []),
    ...(methods.length === 0 ? [NO_METHOD] : []),
  ]
  const codeProblem = codeProblemOf(input.code ?? '', discounts.refusal, { currency, locale: store.locale })
  const shown = await translateQuote(trx, storeId, input.locale, { rates: shipping.rates, methods })
  const quote = viewQuote({
    currency,
    included,
    lines,
    requiresShipping,
    ...shown,
    rate,
    totals,
    taxes: quoteTaxes(available, totals, taxes),
    discounts,
    codeProblem,
    problems,
  })
  return { quote, currency, lines, totals, taxes, discounts, rate: rate?.row, ratePrice: rate?.price ?? 0, methods }
}

/** Whether an order of these lines is shipped. */
const needsShipping = (lines: readonly PricedLine[]) =>
  lines.length === 0 || lines.some(({ requiresShipping }) => requiresShipping)

/** The price of lines before discounts, in minor units. */
const subtotalOf = (lines: readonly PricedLine[]) =>
  sumMinor(lines.map(({ unitPrice, quantity }) => multiplyMinor(unitPrice, quantity)))

/** The weight of what is shipped, in grams. */
export const weightOf = (lines: readonly PricedLine[]) => lines.reduce((sum, line) => sum + line.weight * line.quantity, 0)

/** The problem of a cart below the store's minimum order, if any. The subtotal is in major units. */
const minimumProblems = (subtotal: number, minOrderTotal: number, currency: Currency): Quote['problems'] =>
  subtotal < minOrderTotal
    ? [{ code: 'below_minimum', message: `The minimum order at this store is ${minOrderTotal} ${currency}.` }]
    : []

const EMPTY = { code: 'empty', message: 'Your cart is empty.' } as const
const NO_METHOD = {
  code: 'no_method',
  message: 'No payment method is available for this order. Please contact the store.',
} as const
