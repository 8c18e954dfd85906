import type { Currency } from '@blockfront/commerce'
import type { HandlerOutput, ProductCard } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../../ground/context.ts'
import { byName } from '../../../ground/db/by-name.ts'
import { preparedStatement, preparedValue } from '../../../ground/db/connection/prepared-statements.ts'
import { type StoreTrx, withStoreReadOnly } from '../../../ground/db/scope.ts'
import type { Query } from '../../../ground/handler.ts'
import { branchOf } from '../../category/index.ts'
import { loadAllImageSources } from '../../media/index.ts'
import { publishedLanguage, translateNames } from '../../translation/index.ts'
import { currencyOf } from '../product-rows.ts'
import { cardColumns, cardView } from './product-card.ts'

/** The products of a slider or grid: `latest` and `old` are of all products, any other name is the id of a category, with its subcategories. */
export interface CollectionQuery {
  name: string
  limit: number
}

/** The cards of a collection: the newest products, or the oldest in `old`. */
export const getCollectionCards = (
  { db, store: { storeId } }: StoreScope,
  { productCollection, numberOfProducts }: Query<'product.byCollection'>,
): Promise<ProductCard[]> =>
  withStoreReadOnly(db, storeId, (trx) => loadCollection(trx, storeId, { name: productCollection, limit: numberOfProducts }))

/** The cards of several collections by name, in one query. Pass the currency if it is already known. */
export async function loadCollections(
  trx: StoreTrx,
  storeId: string,
  collections: readonly CollectionQuery[],
  knownCurrency?: Currency,
): Promise<Map<string, ProductCard[]>> {
  const cards = new Map(collections.map(({ name }) => [name, [] as ProductCard[]]))
  if (collections.length === 0) return cards
  const currency = knownCurrency ?? (await currencyOf(trx, storeId))
  const rows = await trx
    .selectFrom(collectionIds(storeId, collections))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('products as c')
          .selectAll('c')
          .where('c.store_id', '=', preparedValue(storeId))
          .whereRef('c.id', '=', 'chosen.id')
          .offset(sql.lit(0))
          .as('p'),
      (join) => join.onTrue(),
    )
    .select(cardColumns(storeId))
    .select('chosen.collection')
    .orderBy(sql`case when chosen.collection = 'old' then p.created_at end`)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id')
    .modifyEnd(preparedStatement)
    .execute()
  for (const row of rows) cards.get(row.collection)?.push(cardView(row, currency))
  for (const { name, limit } of collections) cards.get(name)?.splice(limit)
  return cards
}

/** Limits are rounded up to one of these, so that PostgreSQL prepares few different statements. */
const LIMITS = [8, 12, 16, 24, 32, 64, 128]

/**
 * Selects the ids of the products in collections, and a few more than needed. The text is the same for all collections, so that
 * PostgreSQL prepares it once. The limit is part of the text: PostgreSQL plans index scans that stop early only for a known number.
 * `offset 0` forces a lookup of single products, whatever the statistics say about the store's size.
 */
function collectionIds(storeId: string, collections: readonly CollectionQuery[]) {
  const longest = Math.max(...collections.map(({ limit }) => limit))
  const limit = sql.lit(LIMITS.find((length) => length >= longest) ?? longest)
  const names = collections.map(({ name }) => name)
  const store = preparedValue(storeId)
  return sql<{ id: string; collection: string }>`(
    (select a.id, 'latest' as collection from products a
      where ${preparedValue(names.includes('latest'))} and a.store_id = ${store} and a.status = 'active'
      order by a.created_at desc, a.id limit ${limit})
    union all
    (select a.id, 'old' from products a
      where ${preparedValue(names.includes('old'))} and a.store_id = ${store} and a.status = 'active'
      order by a.created_at, a.id limit ${limit})
    union all
    select distinct newest.id, wanted.category from unnest(${preparedValue(names.filter((name) => name !== 'latest' && name !== 'old'))}) wanted (category)
     cross join lateral (${branchOf(store, sql`wanted.category`)}) member
     cross join lateral (
       select pc.product_id as id from product_categories pc
        cross join lateral (
          select from products a where a.store_id = ${store} and a.id = pc.product_id and a.status = 'active' offset 0
        ) active
        where pc.store_id = ${store} and pc.category_id = member.id
        order by pc.created_at desc, pc.product_id limit ${limit}
     ) newest
  )`.as('chosen')
}

async function loadCollection(
  trx: StoreTrx,
  storeId: string,
  query: CollectionQuery,
  currency?: Currency,
): Promise<ProductCard[]> {
  const cards = await loadCollections(trx, storeId, [query], currency)
  return cards.get(query.name) ?? []
}

/** Products that are read for each recommended one, because those that are sold out are left out. */
const READ_FOR_EACH = 3

/** The cards of other products in the first category of a product that can be bought, newest first; none for an unknown product. */
export const getRecommendedCards = (
  { db, store: { storeId } }: StoreScope,
  { productId, limit, locale: requestedLocale }: Query<'product.recommended'>,
): Promise<HandlerOutput<'product.recommended'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const category = await trx
      .selectFrom('product_categories as pc')
      .innerJoin('categories as c', (join) => join.onRef('c.store_id', '=', 'pc.store_id').onRef('c.id', '=', 'pc.category_id'))
      .select('c.id')
      .where('pc.store_id', '=', storeId)
      .where('c.store_id', '=', storeId)
      .where('pc.product_id', '=', productId)
      .orderBy('c.position')
      .orderBy(byName('c.name'))
      .limit(1)
      .executeTakeFirst()
    if (!category) return { content: [], pictures: {} }
    const currency = await currencyOf(trx, storeId)
    const options = { categoryId: category.id, currency, limit: limit * READ_FOR_EACH }
    const related = await loadRelatedCards(trx, storeId, productId, options)
    const content = related.filter(({ stockStatus }) => stockStatus).slice(0, limit)
    const locale = await publishedLanguage(trx, storeId, requestedLocale)
    if (locale) await translateNames(trx, storeId, { locale, type: 'product' }, content)
    const images = content.flatMap(({ productImage }) => productImage || [])
    return { content, pictures: await loadAllImageSources(trx, storeId, images) }
  })

/** The cards of other products in a category of a product, newest first. */
export async function loadRelatedCards(
  trx: StoreTrx,
  storeId: string,
  productId: string,
  { categoryId, currency, limit }: { categoryId: string; currency: Currency; limit: number },
): Promise<ProductCard[]> {
  const cards = await loadCollection(trx, storeId, { name: categoryId, limit: limit + 1 }, currency)
  return cards.filter(({ id }) => id !== productId).slice(0, limit)
}
