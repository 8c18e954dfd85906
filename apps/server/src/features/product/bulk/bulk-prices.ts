import { type Currency, MoneyError, maxPrice, toMinor } from '@blockfront/commerce'
import { appError } from '../../../errors.ts'
import type { Body } from '../../../handler.ts'

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

/**
 * Returns a function that calculates both prices of a product after the changes, in minor units. Throws `invalid_input` for changes that
 * contradict each other, and for prices that a product cannot have.
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
  return (row: { price: number; discount_price: number }): { price: number; discount: number } => {
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
