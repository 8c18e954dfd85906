import { toMajor } from '@blockfront/commerce'
import type { ProductResults } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreTrx } from '../../../db/scope.ts'
import { resolveCategoryId } from '../../category/load-category.ts'
import { currencyOf } from '../product-rows.ts'
import { facetColumns } from './facet-query.ts'
import { loadFacets } from './facets.ts'
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
  const { pageNumber, pageSize } = listing
  const targets = { currency, ids, categoryId }
  const { matching, facetQueries } = listingQueries(trx, storeId, listing, targets)
  const order = orderOf(storeId, listing, ids)
  // The result of an unfiltered search is already sorted: the page is a part of its ids, and their number is the total.
  const isRanked = !isFiltered(listing) && (listing.sort ?? 'relevance') === 'relevance'
  const ranked = isRanked ? ids : undefined
  const idsOnPage = (ranked ? matching.where('p.id', 'in', idsOfPage(ranked, listing)) : matching)
    .select('p.id')
    .orderBy(order)
    .orderBy('p.id')
    .limit(pageSize)
    .offset(ranked ? 0 : pageNumber * pageSize)
  const [rows, { total }, { price, ...facets }] = await Promise.all([
    cardsOf(trx, storeId, idsOnPage).orderBy(order).orderBy('p.id').execute(),
    ranked ? { total: ranked.length } : matching.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    loadFacets(trx, storeId, { ...facetQueries, categoryId }, selectedAttributes(listing.attributes)),
  ])
  return {
    content: rows.map((row) => cardView(row, currency)),
    totalPages: Math.ceil(Number(total) / pageSize),
    totalElements: Number(total),
    pageNumber,
    facets: { ...facets, price: price && { min: toMajor(price.min, currency), max: toMajor(price.max, currency) } },
  }
}

/** The ids that a search finds, best first; undefined without search text. */
async function searchIds(trx: StoreTrx, storeId: string, { words, locale }: Listing): Promise<string[] | undefined> {
  if (!words?.trim()) return undefined
  const found = locale
    ? sql`search_products_in(${storeId}, ${locale}, ${words}, true, ${MAX_RANKED})`
    : sql`search_products(${storeId}, ${words}, true, ${MAX_RANKED})`
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

function orderOf(storeId: string, { sort = 'relevance', locale }: Listing, ids: string[] | undefined) {
  if (sort === 'relevance' && ids) {
    const ranks = JSON.stringify(Object.fromEntries(ids.map((id, rank) => [id, rank])))
    return sql`(${ranks}::jsonb -> p.id)::integer`
  }
  if (sort === 'price_asc') return chargedPrice
  if (sort === 'price_desc') return sql`${chargedPrice} desc`
  if (sort === 'name' && locale)
    return sql`lower(coalesce((select e.name from translated_products e
      where e.store_id = ${storeId} and e.locale = ${locale} and e.product_id = p.id), p.name))`
  if (sort === 'name') return sql`lower(p.name)`
  return sql`p.created_at desc`
}
