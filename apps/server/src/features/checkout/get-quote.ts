import type { HandlerOutput } from '@blockfront/contract'
import type { StoreScope } from '../../context.ts'
import { withStoreReadOnly } from '../../db/scope.ts'
import type { Body } from '../../handler.ts'
import { loadAllImageSources } from '../media/image-sources.ts'
import { calculateQuote } from './calculate-quote.ts'

/** The quote of a cart, with the sizes of the images of its lines. */
export const getQuote = (
  { db, store: { storeId } }: StoreScope,
  input: Body<'checkout.quote'>,
): Promise<HandlerOutput<'checkout.quote'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const { quote } = await calculateQuote(trx, storeId, input)
    const images = quote.lines.flatMap(({ productImage }) => productImage || [])
    return { ...quote, pictures: await loadAllImageSources(trx, storeId, images) }
  })
