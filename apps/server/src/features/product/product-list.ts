import { type Currency, toMajor, toMinor } from '@blockfront/commerce'
import type { HandlerInput, ProductResults } from '@blockfront/contract'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readStore, type StoreTrx } from '../../db/scope.ts'
import type { Tables } from '../../db/tables.ts'
import { readCategory } from '../category/category.ts'
import { pictureSizes } from '../media/media-images.ts'
import { cardsOf, chargedPrice } from './product-card.ts'
import { everyFilter, type Filters, facetColumns, facetsOf, mapFilters } from './product-facets.ts'
import { cardView, currencyOf } from './product-view.ts'

/** What narrows and orders a result list: the contract's filters, and the words of a search. */
export type Listing = Pick<
  HandlerInput<'product.search'>['query'],
  'sort' | 'category' | 'minPrice' | 'maxPrice' | 'inStock' | 'pageNumber' | 'pageSize'
> & {
  words?: string
  /** The id of the category that the list is of. `category` is a filter of a list that is of more. */
  within?: string
  /** `Colour:Red`, as a list or with `|` between. */
  attributes?: string | readonly string[]
}

type ProductDb = Tables & { p: Tables['products'] }
type Builder = ExpressionBuilder<ProductDb, 'p'>

/** Most products that a search ranks, 25 pages of them; the pages behind them are not offered. */
const SEARCHED = 400

/** Most products, the newest, that facets are counted over. */
const COUNTED = 1000

/** Of at most this many groups that are narrowed, the other values are offered, too: each is counted on its own. */
const OPEN_GROUPS = 4

/** The ids that a search found, best first; undefined where nothing was searched for. */
async function foundBy(trx: StoreTrx, storeId: string, words: string | undefined): Promise<string[] | undefined> {
  if (!words?.trim()) return undefined
  const { rows } = await sql<{
    product_id: string
  }>`select product_id from search_products(${storeId}, ${words}, true, ${SEARCHED})`.execute(trx)
  return rows.map((row) => row.product_id)
}

/** `Colour:Red|Colour:Blue|Size:M` as group to values. */
export function chosenAttributes(given: Listing['attributes'] = []): Map<string, string[]> {
  const chosen = new Map<string, string[]>()
  for (const part of typeof given === 'string' ? given.split('|') : given) {
    const at = part.indexOf(':')
    if (at < 1) continue
    const name = part.slice(0, at)
    chosen.set(name, [...(chosen.get(name) ?? []), part.slice(at + 1)])
  }
  return chosen
}

/** What a listing says by words and names, found in the database. */
type Found = {
  currency: Currency
  /** What the words found, best first. */
  ids: string[] | undefined
  /** An id that no category has where the listing names none of the store's. */
  categoryId: string | undefined
}

/** A category may be named by its id or its slug. */
async function categoryOf(trx: StoreTrx, storeId: string, name: string | undefined): Promise<string | undefined> {
  if (!name) return undefined
  const row = await trx
    .selectFrom('categories as c')
    .select('c.id')
    .where('c.store_id', '=', storeId)
    .where((eb) => eb.or([eb('c.id', '=', name), eb('c.slug', '=', name)]))
    .executeTakeFirst()
  return row?.id ?? name
}

/** A condition on a product `p`. */
type Condition = (eb: Builder) => Expression<SqlBool>

/** The conditions of the filters that a listing sets, by what they narrow: an attribute is called as its group. */
function filtersOf(storeId: string, listing: Listing, { currency, categoryId }: Found): Filters<Condition> {
  const { minPrice, maxPrice, inStock } = listing
  const priced: Condition = (eb) =>
    eb.and([
      ...(minPrice === undefined ? [] : [eb(chargedPrice, '>=', bound(minPrice, currency))]),
      ...(maxPrice === undefined ? [] : [eb(chargedPrice, '<=', bound(maxPrice, currency))]),
    ])
  const has = (name: string, value: string) =>
    sql<SqlBool>`p.attribute_groups @> ${JSON.stringify([{ name, values: [value] }])}::jsonb`
  return {
    ...(categoryId !== undefined && { category: inCategory(storeId, categoryId) }),
    ...((minPrice !== undefined || maxPrice !== undefined) && { price: priced }),
    ...(inStock && { stock: (eb: Builder) => eb('p.stock_status', '<>', 'out_of_stock') }),
    attributes: new Map(
      [...chosenAttributes(listing.attributes)].map(([name, values]) => [
        name,
        (eb: Builder) => eb.or(values.map((value) => has(name, value))),
      ]),
    ),
  }
}

/** The active products that a listing is about, before a filter narrows it. */
function allOf(storeId: string, { within }: Listing, { ids }: Found): Condition {
  return (eb) => {
    const all = [eb('p.store_id', '=', storeId), eb('p.status', '=', 'active')]
    if (ids) all.push(eb(sql<string>`p.id`, '=', sql<string>`any (${ids}::text[])`))
    if (within !== undefined) all.push(inCategory(storeId, within)(eb))
    return eb.and(all)
  }
}

/** A bound that a shopper typed; more digits than the currency has are dropped. */
const bound = (amount: number, currency: Currency): number => {
  try {
    return toMinor(amount, currency)
  } catch {
    return toMinor(Math.floor(amount), currency)
  }
}

/** One page of active products with what the list can be narrowed by. Pages count from 0. */
export async function readListing(trx: StoreTrx, storeId: string, listing: Listing): Promise<ProductResults> {
  const [currency, ids, categoryId] = await Promise.all([
    currencyOf(trx, storeId),
    foundBy(trx, storeId, listing.words),
    categoryOf(trx, storeId, listing.category),
  ])
  const { pageNumber, pageSize } = listing
  const found = { currency, ids, categoryId }
  const filters = filtersOf(storeId, listing, found)
  /** What stands when all filters are kept, or all but one. */
  const without = (left?: Condition) => {
    const kept = everyFilter(filters).filter((filter) => filter !== left)
    return trx.selectFrom('products as p').where((eb) => eb.and([allOf(storeId, listing, found), ...kept].map((one) => one(eb))))
  }
  const counted = (left?: Condition) => without(left).select(facetColumns).orderBy('p.created_at', 'desc').limit(COUNTED)
  const matching = without()
  const order = orderOf(listing.sort ?? (ids ? 'relevance' : 'newest'), ids)
  // What words alone found stands in its order already: the page is a piece of it, and nothing is left to count.
  const ranked = isNarrowed(listing) || (listing.sort ?? 'relevance') !== 'relevance' ? undefined : ids
  const page = (ranked ? matching.where('p.id', 'in', pieceOf(ranked, listing)) : matching)
    .select('p.id')
    .orderBy(order)
    .orderBy('p.id')
    .limit(pageSize)
    .offset(ranked ? 0 : pageNumber * pageSize)
  const [rows, { total }, facets] = await Promise.all([
    cardsOf(trx, storeId, page).orderBy(order).orderBy('p.id').execute(),
    ranked ? { total: ranked.length } : matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    facetsOf(trx, storeId, {
      shown: counted(),
      open: mapFilters({ ...filters, attributes: new Map([...filters.attributes].slice(0, OPEN_GROUPS)) }, counted),
      categoryId,
      values: chosenAttributes(listing.attributes),
    }),
  ])
  const { price, ...rest } = facets
  return {
    content: rows.map((row) => cardView(row, currency)),
    totalPages: Math.ceil(Number(total) / pageSize),
    totalElements: Number(total),
    pageNumber,
    facets: { ...rest, price: price && { min: toMajor(price.min, currency), max: toMajor(price.max, currency) } },
  }
}

/** Whether a listing says more than words, order and page. */
const isNarrowed = ({ category, within, minPrice, maxPrice, inStock, attributes }: Listing): boolean =>
  Boolean(
    category || within || inStock || minPrice !== undefined || maxPrice !== undefined || chosenAttributes(attributes).size > 0,
  )

/** The ids of one page. SQL knows no empty list, so that one names what no product is called. */
function pieceOf(ids: string[], { pageNumber, pageSize }: Listing): string[] {
  const piece = ids.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize)
  return piece.length > 0 ? piece : ['']
}

function orderOf(sort: NonNullable<Listing['sort']>, ids: string[] | undefined) {
  if (sort === 'relevance' && ids) {
    const ranks = JSON.stringify(Object.fromEntries(ids.map((id, rank) => [id, rank])))
    return sql`(${ranks}::jsonb -> p.id)::integer`
  }
  if (sort === 'price_asc') return chargedPrice
  if (sort === 'price_desc') return sql`${chargedPrice} desc`
  if (sort === 'name') return sql`lower(p.name)`
  return sql`p.created_at desc`
}

export const listing = (db: Database, storeId: string, query: Listing) =>
  readStore(db, storeId, (trx) => readListing(trx, storeId, query))

/** What words find, with the sizes of its pictures. */
export const search = (db: Database, storeId: string, { name, ...query }: HandlerInput<'product.search'>['query']) =>
  readStore(db, storeId, async (trx) => {
    const results = await readListing(trx, storeId, { ...query, words: name })
    const addresses = results.content.flatMap(({ productImage }) => productImage || [])
    return { ...results, pictures: await pictureSizes(trx, storeId, addresses) }
  })

/** A category by its slug with its products. */
export const collection = (db: Database, storeId: string, { slug, ...query }: HandlerInput<'category.collection'>['query']) =>
  readStore(db, storeId, async (trx) => {
    const category = await readCategory(trx, storeId, { slug })
    return { ...(await readListing(trx, storeId, { ...query, within: category.id })), category }
  })

const inCategory = (storeId: string, categoryId: string) => (eb: Builder) =>
  eb.exists(
    eb
      .selectFrom('product_categories as pc')
      .select('pc.product_id')
      .where('pc.store_id', '=', storeId)
      .where('pc.category_id', '=', categoryId)
      .whereRef('pc.product_id', '=', 'p.id'),
  )
