import { type Currency, MoneyError, maxPrice, toMinor } from '@blockfront/commerce'
import { appError } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'

type Changes = Body<'product.bulkUpdate'>['changes']
type Prices = Pick<Changes, 'price' | 'discountPrice' | 'pricePercent' | 'discountPercent'>

/** An amount of minor units changed by percent, rounded to the nearest unit. */
const adjustPrice = (amount: number, percent: number) => Math.round((amount * (100 + percent)) / 100)

function minor(amount: number | undefined, currency: Currency, path: string): number | undefined {
  if (amount === undefined) return undefined
  try {
    return toMinor(amount, currency)
  } catch (error) {
    throw error instanceof MoneyError ? appError('invalid_input', { fields: { [path]: error.message } }) : error
  }
}

interface PriceRow {
  price: number
  discount_price: number
}

export interface NewPrices {
  price: number
  discount: number
}

/**
 * Returns a function that calculates both prices of a product, or of a variation with its own price, after the changes, in minor units.
 * Throws `invalid_input` for changes that contradict each other, and for prices that a product cannot have.
 */
export function pricesAfter(changes: Prices, currency: Currency) {
  const { pricePercent, discountPercent } = changes
  const price = minor(changes.price, currency, 'changes.price')
  const discount = minor(changes.discountPrice, currency, 'changes.discountPrice')
  if (price !== undefined && pricePercent !== undefined)
    throw appError('invalid_input', { fields: { 'changes.pricePercent': 'Enter a price or a percentage, not both.' } })
  if (discount !== undefined && discountPercent !== undefined)
    throw appError('invalid_input', { fields: { 'changes.discountPercent': 'Enter a sale price or a percentage, not both.' } })
  const max = toMinor(maxPrice, currency)
  return (row: PriceRow): NewPrices => {
    const newPrice = price ?? adjustPrice(row.price, pricePercent ?? 0)
    if (newPrice > max)
      throw appError('invalid_input', { fields: { 'changes.pricePercent': 'One of the prices would be too high.' } })
    const adjusted = discountPercent === undefined ? row.discount_price : adjustPrice(newPrice, -discountPercent)
    const newDiscount = discount ?? adjusted
    if (newDiscount > 0 && newDiscount >= newPrice)
      throw appError('invalid_input', {
        fields: { 'changes.discountPrice': 'The sale price of one of the products would not be below its price.' },
      })
    return { price: newPrice, discount: newDiscount }
  }
}

/**
 * The prices of a variation after the changes that `after` makes. One without a price has that of its product, which is 0 here; without a sale
 * price, it then has the sale price of the product, too. An own price does not become 0 by rounding, which would mean that of the product.
 */
export function variationPricesAfter(after: (row: PriceRow) => NewPrices, product: PriceRow, variation: PriceRow): NewPrices {
  const { price, discount_price } = variation
  if (price === 0 && discount_price === 0) return { price: 0, discount: 0 }
  const changed = after({ price: price || product.price, discount_price })
  return price > 0 ? { ...changed, price: changed.price || Math.min(after(product).price, 1) } : { ...changed, price: 0 }
}
