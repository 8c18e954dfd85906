import { freeShippingGoal, sumMinor, toMajor } from '@blockfront/commerce'
import type { HandlerOutput } from '@blockfront/contract'
import type { StoreScope } from '../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Body } from '../../ground/handler.ts'
import { loadAllImageSources } from '../media/index.ts'
import { loadZoneRates } from '../shipping/index.ts'
import { storeRow } from '../store/index.ts'
import { calculateQuote, type QuoteCalculation, weightOf } from './calculate-quote.ts'

/** The quote of a cart, with the sizes of the images of its lines, and how far it is from free shipping. */
export const getQuote = (
  { db, store: { storeId } }: StoreScope,
  input: Body<'checkout.quote'>,
): Promise<HandlerOutput<'checkout.quote'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const calculation = await calculateQuote(trx, storeId, input)
    const { quote } = calculation
    const images = quote.lines.flatMap(({ productImage }) => productImage || [])
    const sources = await loadAllImageSources(trx, storeId, images)
    return { ...quote, pictures: sources, freeShipping: input.country ? null : await freeShipping(trx, storeId, calculation) }
  })

/** The goal for free shipping in the country of the store, where most of its shoppers are. */
async function freeShipping(
  trx: StoreTrx,
  storeId: string,
  { quote, currency, lines, totals, discounts }: QuoteCalculation,
): Promise<HandlerOutput<'checkout.quote'>['freeShipping']> {
  if (!quote.requiresShipping || totals.subtotal === 0) return null
  const { country } = await storeRow(trx, storeId)
  const { rates } = await loadZoneRates(trx, storeId, { country })
  const subtotal = totals.subtotal - sumMinor(discounts.lineDiscounts) - discounts.orderDiscount
  const weight = weightOf(lines.filter(({ view }) => view.problem === null))
  const goal = freeShippingGoal(rates, { subtotal, weight })
  return goal ? { country, from: toMajor(goal.from, currency), missing: toMajor(goal.missing, currency) } : null
}
