import { createHash } from 'node:crypto'
import { availableRates, type Currency, calculateTotals, findZone, MoneyError, type Totals, toMajor } from '@blockfront/commerce'
import type { HandlerInput, HandlerOutput, Quote } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readStore, type StoreTrx } from '../../db/scope.ts'
import type { PaymentMethodsTable, ShippingRatesTable } from '../../db/tables/selling.ts'
import { appError } from '../../errors.ts'
import { pictureSizes } from '../media/media-images.ts'
import { storeRow } from '../store/store.ts'
import { readCheckoutConfig } from './checkout-config.ts'
import { type PricedLine, priceLines } from './quote-lines.ts'
import { findRegion } from './regions.ts'
import { methodsOf, ratesOf, type StoredTier, zonesOf } from './selling.ts'

type Input = HandlerInput<'checkout.quote'>['body']

/** A quote with what an order is made of: rows, and money in minor units. */
export interface Reckoning {
  quote: Quote
  currency: Currency
  lines: PricedLine[]
  totals: Totals
  rate: Selectable<ShippingRatesTable> | undefined
  ratePrice: number
  methods: Selectable<PaymentMethodsTable>[]
  taxRate: number
}

/**
 * Recomputes a cart from the database: prices, stock, shipping, tax and totals (server.md, "Shipping, payment, checkout"). The hash
 * stands for everything that a shopper agrees to. `lock` holds the stock until the transaction ends.
 */
export async function reckon(trx: StoreTrx, storeId: string, input: Input, options: { lock?: boolean } = {}): Promise<Reckoning> {
  try {
    return await reckonExactly(trx, storeId, input, options)
  } catch (error) {
    if (error instanceof MoneyError && error.problem === 'too-large')
      throw appError('invalid_input', { message: TOO_LARGE, fields: { lines: TOO_LARGE }, cause: error })
    throw error
  }
}

const TOO_LARGE = 'The total of this cart is too large for one order. Lower the quantities.'

async function reckonExactly(
  trx: StoreTrx,
  storeId: string,
  input: Input,
  { lock = false }: { lock?: boolean },
): Promise<Reckoning> {
  const [store, config] = [await storeRow(trx, storeId), await readCheckoutConfig(trx, storeId)]
  const currency = store.currency as Currency
  const lines = await priceLines(trx, storeId, input.lines, currency, lock)
  const sold = lines.filter(({ view }) => view.problem === null)
  const tax = { rate: store.tax_rate_bp, included: store.prices_include_tax }
  const taxed = sold.map(({ unitPrice, quantity, product }) => ({ unitPrice, quantity, taxable: product?.taxable ?? true }))
  const problems: Quote['problems'] = []
  if (lines.length === 0) problems.push({ code: 'empty', message: 'Your cart is empty.' })

  const { subtotal } = calculateTotals({ lines: taxed, tax })
  const weight = sold.reduce((sum, { product, quantity }) => sum + (product?.weight_grams ?? 0) * quantity, 0)
  const rates = await ratesTo(trx, storeId, input, { subtotal, weight }, problems)
  const chosen = input.country === undefined ? undefined : (rates.find(({ row }) => row.id === input.rateId) ?? rates[0])
  const totals = calculateTotals({ lines: taxed, tax, shipping: chosen?.price ?? 0 })
  const minimum = config.minOrderTotal
  if (lines.length > 0 && toMajor(subtotal, currency) < minimum)
    problems.push({ code: 'below_minimum', message: `This store takes orders from ${minimum} ${currency}.` })
  const methods = (await methodsOf(trx, storeId)).filter(
    ({ enabled, min_total, max_total }) =>
      enabled && totals.grandTotal >= (min_total ?? 0) && totals.grandTotal <= (max_total ?? Number.POSITIVE_INFINITY),
  )
  if (methods.length === 0)
    problems.push({ code: 'no_method', message: 'No way to pay fits this order. Please contact the store.' })

  const major = (minor: number) => toMajor(minor, currency)
  const view: Omit<Quote, 'quoteHash'> = {
    currency,
    pricesIncludeTax: tax.included,
    lines: lines.map((line) => line.view),
    rates: rates.map(({ row, price }) => ({
      id: row.id,
      name: row.name,
      type: row.type,
      price: major(price),
      minDays: row.min_days,
      maxDays: row.max_days,
    })),
    rateId: chosen?.row.id ?? null,
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
  // How much is left may change while a shopper types; what is bought, and for how much, may not.
  const agreed = { ...view, lines: view.lines.map(({ available: _left, message: _words, ...line }) => line) }
  const quoteHash = createHash('sha256').update(JSON.stringify(agreed)).digest('base64url')
  return {
    quote: { ...view, quoteHash },
    currency,
    lines,
    totals,
    rate: chosen?.row,
    ratePrice: chosen?.price ?? 0,
    methods,
    taxRate: tax.rate,
  }
}

/** The rates that take the parcel to the address. No zone for it is a problem said aloud, never free shipping. */
async function ratesTo(
  trx: StoreTrx,
  storeId: string,
  { country, region }: Input,
  parcel: { subtotal: number; weight: number },
  problems: Quote['problems'],
) {
  if (country === undefined) return []
  const zones = (await zonesOf(trx, storeId)).map((zone) => ({ ...zone, isRestOfWorld: zone.is_rest_of_world }))
  const zone = findZone(zones, { country, region: findRegion(country, region ?? '')?.code })
  if (!zone) {
    problems.push({ code: 'no_zone', message: 'This store does not ship to this address.' })
    return []
  }
  const rates = (await ratesOf(trx, storeId))
    .filter((row) => row.zone_id === zone.id)
    .map((row) => ({
      row,
      type: row.type,
      price: row.price,
      tiers: row.tiers as unknown as StoredTier[],
      freeOver: row.free_over,
      enabled: row.enabled,
    }))
  const fitting = availableRates(rates, parcel).map(({ rate, price }) => ({ row: rate.row, price }))
  if (fitting.length === 0) problems.push({ code: 'no_rate', message: 'No way of shipping takes this order to this address.' })
  return fitting
}

/** A quote with the sizes of its pictures. */
export const quoteOf = (db: Database, storeId: string, input: Input): Promise<HandlerOutput<'checkout.quote'>> =>
  readStore(db, storeId, async (trx) => {
    const { quote } = await reckon(trx, storeId, input)
    return {
      ...quote,
      pictures: await pictureSizes(
        trx,
        storeId,
        quote.lines.flatMap(({ productImage }) => productImage || []),
      ),
    }
  })
