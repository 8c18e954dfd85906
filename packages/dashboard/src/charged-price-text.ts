import { chargedPrice } from '@blockfront/commerce'
import type { ProductRow } from '@blockfront/contract'
import { messages } from './messages.ts'

/** Returns the price of a product in a list as text: "From" the lowest price if its variations have different prices. */
export function chargedPriceText(
  row: Pick<ProductRow, 'price' | 'discountPrice' | 'maxPrice'>,
  format: (amount: number) => string,
) {
  const price = format(chargedPrice(row).price)
  return row.maxPrice === undefined ? price : messages.fromPrice(price)
}
