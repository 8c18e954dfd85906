import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../../ground/context.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import type { Query } from '../../../ground/handler.ts'
import { loadAllImageSources } from '../../media/index.ts'
import { publishedLanguage, translateNames } from '../../translation/index.ts'
import { currencyOf } from '../product-rows.ts'
import { searchIds } from './listing.ts'
import { cardsOf, cardView } from './product-card.ts'

/** The best results of a search whose term is still being typed: without filters and without their number, so that it is fast. */
export const suggestProducts = (
  { db, store: { storeId } }: StoreScope,
  { name, locale: requestedLocale, limit }: Query<'product.suggest'>,
): Promise<HandlerOutput<'product.suggest'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const locale = await publishedLanguage(trx, storeId, requestedLocale)
    const ids = (await searchIds(trx, storeId, { words: name, locale }, limit)) ?? []
    if (ids.length === 0) return { content: [], pictures: {} }
    const [currency, rows] = await Promise.all([
      currencyOf(trx, storeId),
      cardsOf(trx, storeId, sql`select unnest(${ids}::text[])`).execute(),
    ])
    const content = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []).map((row) => cardView(row, currency))
    if (locale) await translateNames(trx, storeId, { locale, type: 'product' }, content)
    const images = content.flatMap(({ productImage }) => productImage || [])
    return { content, pictures: await loadAllImageSources(trx, storeId, images) }
  })
