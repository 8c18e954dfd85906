import { toMajor } from '@blockfront/commerce'
import type { ProductResults } from '@blockfront/contract'
import { type RawBuilder, sql } from 'kysely'
import type { StoreTrx } from '../../../db/scope.ts'
import { resolveCategoryId } from '../../category/load-category.ts'
import { currencyOf } from '../product-rows.ts'
import { type FacetRow, facetColumns, facetQuery } from './facet-query.ts'
import { type Facets, facetsOf, loadFacets } from './facets.ts'
import { everyFilter, mapFilters } from './filters.ts'
import {
  baseCondition,
  type Condition,
  filterConditions,
  isFiltered,
  type Listing,
  type ListingTargets,
  selectedAttributes,
} from './listing-filters.ts'
import { hasNearMatches, nearQueries } from './near-matches.ts'
import { cardsOf, cardView, chargedPrice } from './product-card.ts'

/** Products that a search ranks. Pages beyond them do not exist. */
const MAX_RANKED = 400

/** Products that facets are counted from, the newest first. */
const MAX_COUNTED = 1000

/** Option groups with a selected value whose other values are counted too. Each needs a query of its products. */
const MAX_OPEN_GROUPS = 4

/** A page of active products, with the list's filters. Pages count from 0. */
export async function loadListing(trx: StoreTrx, storeId: string, listing: Listing): Promise<ProductResults> {
  const [currency, ids, categoryId] = await Promise.all([
    currencyOf(trx, storeId),
    searchIds(trx, storeId, listing),
    resolveCategoryId(trx, storeId, listing.category),
  ])
  const targets = { currency, ids, categoryId }
  const read = hasNearMatches(listing, targets) ? readNearMatches : readMatches
  const { rows, total, facets } = await read(trx, storeId, listing, targets)
  const { price, attributes, ...others } = facets
  const colors = attributes.length > 0 ? await colorOptions(trx, storeId, rows) : undefined
  return {
    content: rows.map((row) => cardView(row, currency)),
    totalPages: Math.ceil(total / listing.pageSize),
    totalElements: total,
    pageNumber: listing.pageNumber,
    facets: {
      ...others,
      attributes: attributes.map((option) => (colors?.has(option.name) ? { ...option, isColor: true } : option)),
      price: price && { min: toMajor(price.min, currency), max: toMajor(price.max, currency) },
    },
  }
}

/** The names of the options of these products whose values are colors. */
async function colorOptions(trx: StoreTrx, storeId: string, rows: readonly { id: string }[]): Promise<ReadonlySet<string>> {
  const ids = rows.map(({ id }) => id)
  const { rows: options } = await sql<{ name: string }>`
    select distinct o->>'name' as name from products p cross join lateral jsonb_array_elements(p.attribute_groups) o
     where p.store_id = ${storeId} and p.id = any(${ids}::text[]) and o->>'type' = 'color'`.execute(trx)
  return new Set(options.map(({ name }) => name))
}

/** A page of a listing before it is shown. */
interface ListingPage {
  rows: Parameters<typeof cardView>[0][]
  total: number
  facets: Facets
}

/** Reads a listing with one query for its page, its total and its facets each. */
async function readMatches(trx: StoreTrx, storeId: string, listing: Listing, targets: ListingTargets): Promise<ListingPage> {
  const { ids, categoryId } = targets
  const { pageNumber, pageSize } = listing
  const { matching, facetQueries } = listingQueries(trx, storeId, listing, targets)
  const order = orderOf(storeId, listing, ids, productColumns)
  // The result of an unfiltered search is already sorted: the page is a part of its ids, and their number is the total.
  const isRanked = !isFiltered(listing) && (listing.sort ?? 'relevance') === 'relevance'
  const ranked = isRanked ? ids : undefined
  const idsOnPage = (ranked ? matching.where('p.id', 'in', idsOfPage(ranked, listing)) : matching)
    .select('p.id')
    .orderBy(order)
    .orderBy('p.id')
    .limit(pageSize)
    .offset(ranked ? 0 : pageNumber * pageSize)
  const [rows, { total }, facets] = await Promise.all([
    cardsOf(trx, storeId, idsOnPage).orderBy(order).orderBy('p.id').execute(),
    ranked ? { total: ranked.length } : matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    loadFacets(trx, storeId, { ...facetQueries, categoryId }, selectedAttributes(listing.attributes)),
  ])
  return { rows, total: Number(total), facets }
}

/** Reads a listing with several filters: one query for the ids of its page, its total and its facets, and one for the cards. */
async function readNearMatches(trx: StoreTrx, storeId: string, listing: Listing, targets: ListingTargets): Promise<ListingPage> {
  const { pageNumber, pageSize } = listing
  const { near, facets } = nearQueries(storeId, listing, targets, { limit: MAX_COUNTED, openGroups: MAX_OPEN_GROUPS })
  const columns = sql`(select count(*)::integer from near where missed = 0) as total, array(
      select n.product_id from near n where n.missed = 0
       order by ${orderOf(storeId, listing, undefined, nearColumns(storeId))}, n.product_id limit ${pageSize} offset ${pageNumber * pageSize}
    ) as ids`
  const query = facetQuery(storeId, { ...facets, categoryId: targets.categoryId, source: near, columns })
  const { rows } = await (query as RawBuilder<FacetRow & { total: number; ids: string[] }>).execute(trx)
  const [row] = rows
  if (!row) throw new Error('An aggregate query returned no row.')
  const order = orderOf(storeId, listing, undefined, productColumns)
  const cards = cardsOf(trx, storeId, sql`select unnest(${row.ids}::text[])`).orderBy(order).orderBy('p.id')
  return {
    rows: row.ids.length > 0 ? await cards.execute() : [],
    total: row.total,
    facets: facetsOf(row, selectedAttributes(listing.attributes)),
  }
}

/** The ids that a search finds, best first, at most `limit`; undefined without search text. */
export async function searchIds(
  trx: StoreTrx,
  storeId: string,
  { words, locale }: Pick<Listing, 'words' | 'locale'>,
  limit = MAX_RANKED,
): Promise<string[] | undefined> {
  if (!words?.trim()) return undefined
  const found = locale
    ? sql`search_products_in(${storeId}, ${locale}, ${words}, true, ${limit})`
    : sql`search_products(${storeId}, ${words}, true, ${limit})`
  const { rows } = await sql<{ product_id: string }>`select product_id from ${found}`.execute(trx)
  return rows.map((row) => row.product_id)
}

/** Queries of the products that match a listing, and of those that its facets are counted from. */
function listingQueries(trx: StoreTrx, storeId: string, listing: Listing, targets: ListingTargets) {
  const filters = filterConditions(storeId, listing, targets)
  const base = baseCondition(storeId, listing, targets)
  const matchingWithout = (omitted?: Condition) => {
    const conditions = [base, ...everyFilter(filters).filter((filter) => filter !== omitted)]
    return trx.selectFrom('products as p').where((eb) => eb.and(conditions.map((condition) => condition(eb))))
  }
  const counted = (omitted?: Condition) =>
    matchingWithout(omitted).select(facetColumns).orderBy('p.created_at', 'desc').limit(MAX_COUNTED)
  const openGroups = new Map([...filters.attributes].slice(0, MAX_OPEN_GROUPS))
  return {
    matching: matchingWithout(),
    facetQueries: { matched: counted(), withoutFilter: mapFilters({ ...filters, attributes: openGroups }, counted) },
  }
}

/** The ids of one page. SQL has no empty list: an id that no product has stands in for it. */
function idsOfPage(ids: string[], { pageNumber, pageSize }: Listing): string[] {
  const page = ids.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize)
  return page.length > 0 ? page : ['']
}

/** The columns that a listing is sorted by. */
interface OrderColumns {
  id: RawBuilder<unknown>
  price: RawBuilder<unknown>
  created: RawBuilder<unknown>
  name: RawBuilder<unknown>
}

const productColumns: OrderColumns = { id: sql`p.id`, price: chargedPrice, created: sql`p.created_at`, name: sql`p.name` }

const nearColumns = (storeId: string): OrderColumns => ({
  id: sql`n.product_id`,
  price: sql`n.price`,
  created: sql`n.created_at`,
  name: sql`(select p.name from products p where p.store_id = ${storeId} and p.id = n.product_id)`,
})

function orderOf(storeId: string, { sort = 'relevance', locale }: Listing, ids: string[] | undefined, of: OrderColumns) {
  if (sort === 'relevance' && ids) {
    const ranks = JSON.stringify(Object.fromEntries(ids.map((id, rank) => [id, rank])))
    return sql`(${ranks}::jsonb -> ${of.id})::integer`
  }
  if (sort === 'price_asc') return of.price
  if (sort === 'price_desc') return sql`${of.price} desc`
  if (sort === 'name' && locale)
    return sql`lower(coalesce((select e.name from translated_products e
      where e.store_id = ${storeId} and e.locale = ${locale} and e.product_id = ${of.id}), ${of.name}))`
  if (sort === 'name') return sql`lower(${of.name})`
  return sql`${of.created} desc`
}
