import { type Currency, toMajor } from '@blockfront/commerce'
import type { HandlerOutput } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { publishedLanguage, translateCartLines } from '../translation/index.ts'
import { priceLines } from './price-lines.ts'

interface EarlierLine {
  productId: string
  variationId: string | null
  name: string
  quantity: number
}

/**
 * Returns the lines of an earlier cart or order that can be bought now, with current prices, in a published language of the store. Quantities
 * are at most those in stock. Also returns the names of the lines that are missing or have fewer units.
 */
export async function availableLines(
  trx: StoreTrx,
  storeId: string,
  earlierLines: readonly EarlierLine[],
  { currency, locale: requestedLocale }: { currency: Currency; locale: string | undefined },
): Promise<HandlerOutput<'shopper.reorder'>> {
  const locale = await publishedLanguage(trx, storeId, requestedLocale)
  const earlier = await translateCartLines(trx, storeId, locale, earlierLines)
  const wanted = earlier.map(({ productId, variationId, quantity }) => ({ productId, variationId, quantity }))
  const priced = await priceLines(trx, storeId, wanted, { currency, lock: false })
  const available = priced.flatMap(({ view, unitPrice }) => {
    const { productId, variationId, name, productImage, selectedAttributes, available: inStock, problem } = view
    const quantity = Math.min(view.quantity, inStock ?? view.quantity)
    if (problem !== null && problem !== 'not_enough_stock') return []
    const unit = toMajor(unitPrice, currency)
    return [{ productId, variationId, name, productImage, selectedAttributes, unitPrice: unit, quantity }]
  })
  const lines = [...(await translateCartLines(trx, storeId, locale, available))]
  const isSame = (a: Omit<EarlierLine, 'name' | 'quantity'>, b: Omit<EarlierLine, 'name' | 'quantity'>) =>
    a.productId === b.productId && a.variationId === b.variationId
  const reduced = lines.flatMap((line) => {
    const before = wanted.filter((one) => isSame(one, line)).reduce((sum, { quantity }) => sum + quantity, 0)
    return line.quantity < before ? [line.name] : []
  })
  const missing = earlier.filter((one) => !lines.some((line) => isSame(one, line))).map(({ name }) => name)
  return { lines, missing, reduced }
}
