import type { Currency } from '@blockfront/commerce'
import type { HandlerOutput, ProductCard } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../../ground/context.ts'
import { preparedStatement, preparedValue } from '../../../ground/db/connection/prepared-statements.ts'
import { type StoreTrx, withStoreReadOnly } from '../../../ground/db/scope.ts'
import type { Query } from '../../../ground/handler.ts'
import { loadAllImageSources } from '../../media/index.ts'
import { publishedLanguage, translateNames } from '../../translation/index.ts'
import { currencyOf } from '../product-rows.ts'
import { cardsOf, cardView } from './product-card.ts'

/** The cards of active products by their ids, in the order of the ids, with their images. */
export const getChosenCards = (
  { db, store: { storeId } }: StoreScope,
  { ids, locale: requestedLocale }: Query<'product.byIds'>,
): Promise<HandlerOutput<'product.byIds'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const names = ids.split(',')
    const cards = await loadCards(trx, storeId, names, await currencyOf(trx, storeId))
    const content = [...new Set(names)].flatMap((id) => cards.get(id) ?? [])
    const locale = await publishedLanguage(trx, storeId, requestedLocale)
    if (locale) await translateNames(trx, storeId, { locale, type: 'product' }, content)
    const images = content.flatMap(({ productImage }) => productImage || [])
    return { content, pictures: await loadAllImageSources(trx, storeId, images) }
  })

/** The cards of the active products among these, by id. */
export async function loadCards(
  trx: StoreTrx,
  storeId: string,
  ids: readonly string[],
  currency: Currency,
): Promise<Map<string, ProductCard>> {
  if (ids.length === 0) return new Map()
  const rows = await cardsOf(trx, storeId, sql`select unnest(${preparedValue([...ids])})`)
    .where('p.status', '=', 'active')
    .modifyEnd(preparedStatement)
    .execute()
  return new Map(rows.map((row) => [row.id, cardView(row, currency)]))
}
