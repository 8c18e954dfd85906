import { toMajor } from '@blockfront/commerce'
import type { ProductResults } from '@blockfront/contract'
import { type RawBuilder, sql } from 'kysely'
import { pageOf, rowCount } from '../../../ground/db/list-page.ts'
import { onlyRow } from '../../../ground/db/only-row.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { branchIds, hasSubcategories, resolveCategoryId } from '../../category/index.ts'
import { currencyOf } from '../product-rows.ts'
import { type FacetRow, facetColumns, facetQuery, productSources } from './facet-query.ts'
import { type Facets, facetsOf, loadFacets } from './facets.ts'
import { everyFilter, mapFilters } from './filters.ts'
import {
  baseCondition,
  type Condition,
  filterConditions,
  type Listing,
  type ListingTargets,
  selectedAttributes,
} from './listing-filters.ts'
import { hasManySets, hasNearMatches, MATCHES, nearSources } from './near-matches.ts'
import { cardsOf, cardView, chargedPrice } from './product-card.ts'

/** Products that a search ranks. Pages beyond them do not exist. */
const MAX_RANKED = 400

/** Products that facets are counted from, the newest first. */
const MAX_COUNTED = 1000

/** Option groups with a selected value whose other values are counted too. Each needs a query of its products. */
const MAX_OPEN_GROUPS = 4

/** A page of active products, with the list's filters. Pages count from 0. */
export async function loadListing(trx: StoreTrx, storeId: string, listing: Listing): Promise<ProductResults> {
  const isNear = hasNearMatches(listing)
  const [currency, ids, categoryId, testProducts, isNested] = await Promise.all([
    currencyOf(trx, storeId),
    searchIds(trx, storeId, listing),
    resolveCategoryId(trx, storeId, listing.category),
    isNear && hasManySets(trx, storeId),
    hasSubcategories(trx, storeId),
  ])
  const branch = async (id: string | undefined) => id && (isNested ? await branchIds(trx, storeId, id) : [id])
  const categoryIds = (await branch(categoryId)) || []
  const withinIds = (await branch(listing.within)) || undefined
  const targets = { currency, ids, categoryId, categoryIds, withinIds, isNested }
  const { rows, total, facets } = isNear
    ? await readNearMatches(trx, storeId, listing, targets, testProducts)
    : await readMatches(trx, storeId, listing, targets)
  const { price, attributes, ...others } = facets
  const colors = attributes.length > 0 ? await colorOptions(trx, storeId, rows) : undefined
  return {
    ...pageOf(
      rows.map((row) => cardView(row, currency)),
      total,
      listing,
    ),
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
  const { categoryId, isNested } = targets
  const { pageNumber, pageSize } = listing
  const { matching, facetSources } = listingQueries(trx, storeId, listing, targets)
  const order = orderOf(storeId, listing, undefined, productColumns)
  const idsOnPage = matching
    .select('p.id')
    .orderBy(order)
    .orderBy('p.id')
    .limit(pageSize)
    .offset(pageNumber * pageSize)
  const [rows, { total }, facets] = await Promise.all([
    cardsOf(trx, storeId, idsOnPage).orderBy(order).orderBy('p.id').execute(),
    matching.select(rowCount.as('total')).executeTakeFirstOrThrow(),
    loadFacets(trx, storeId, { sources: facetSources, categoryId, isNested }),
  ])
  return { rows, total: total, facets }
}

/** Reads a search, or a listing with several filters: one query for the ids of its page, its total and its facets, and one for the cards. */
async function readNearMatches(
  trx: StoreTrx,
  storeId: string,
  listing: Listing,
  targets: ListingTargets,
  testProducts: boolean,
): Promise<ListingPage> {
  const { ids, categoryId, isNested } = targets
  const { pageNumber, pageSize } = listing
  const options = { limit: MAX_COUNTED, openGroups: MAX_OPEN_GROUPS, testProducts }
  const columns = sql`(select count(*)::integer from ${MATCHES}) as total, array(
      select n.product_id from ${MATCHES} n
       order by ${orderOf(storeId, listing, ids, nearColumns(storeId))}, n.product_id limit ${pageSize} offset ${pageNumber * pageSize}
    ) as ids`
  const query = facetQuery(storeId, nearSources(storeId, listing, targets, options), { categoryId, isNested, columns })
  const row = onlyRow(await (query as RawBuilder<FacetRow & { total: number; ids: string[] }>).execute(trx))
  const order = orderOf(storeId, listing, ids, productColumns)
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
  const base = baseCondition(storeId, targets)
  const matchingWithout = (omitted?: Condition) => {
    const conditions = [base, ...everyFilter(filters).filter((filter) => filter !== omitted)]
    return trx.selectFrom('products as p').where((eb) => eb.and(conditions.map((condition) => condition(eb))))
  }
  const counted = (omitted?: Condition) =>
    matchingWithout(omitted).select(facetColumns).orderBy('p.created_at', 'desc').limit(MAX_COUNTED)
  return {
    matching: matchingWithout(),
    facetSources: productSources(storeId, counted(), mapFilters(filters, counted), targets.isNested),
  }
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
    return sql`coalesce((select e.name from translated_products e
      where e.store_id = ${storeId} and e.locale = ${locale} and e.product_id = ${of.id}), ${of.name}) collate "und-x-icu"`
  if (sort === 'name') return sql`${of.name} collate "und-x-icu"`
  return sql`${of.created} desc`
}
