import { type RawBuilder, sql } from 'kysely'
import type { FacetQuery } from './facet-query.ts'
import type { Filters } from './filters.ts'
import { type Listing, type ListingTargets, minorBound, selectedAttributes } from './listing-filters.ts'

/**
 * Lists with several filters. The near matches of a list are the products that match all of its filters, or all but one. Every product
 * that the list shows or its facets count is one of them, so one pass over the narrow rows of `product_filters` finds all of them.
 */

type Sql = RawBuilder<unknown>

export interface NearOptions {
  /** Maximum number of products in each set, the newest first. */
  limit: number
  /** Maximum number of option groups with a separate set. */
  openGroups: number
}

/** The queries of a list with several filters. All of them read the common table expression `near`. */
export interface NearQueries {
  /** `near as materialized (…)`. */
  near: Sql
  facets: Pick<FacetQuery, 'matched' | 'withoutFilter'>
}

/** Whether a listing is read through its near matches. A search finds few products, and one other filter has an index. */
export function hasNearMatches(listing: Listing, { ids, categoryId }: ListingTargets): boolean {
  if (ids) return false
  const { attributes, minPrice, maxPrice, inStock } = listing
  const groups = selectedAttributes(attributes).size
  const others = [categoryId !== undefined, minPrice !== undefined || maxPrice !== undefined, inStock === true]
  return groups > 0 || others.filter(Boolean).length > 1
}

/** Returns the queries of a listing's near matches. */
export function nearQueries(
  storeId: string,
  listing: Listing,
  targets: ListingTargets,
  { limit, openGroups }: NearOptions,
): NearQueries {
  const { category, price, stock, attributes } = conditions(storeId, listing, targets)
  const groups = [...attributes]
  const open = groups.slice(0, openGroups)
  // A group without a set must match, like the store.
  const closed = groups.slice(openGroups).map(([, condition]) => condition)
  // The cheapest first.
  const order = [price, stock, category, ...open.map(([, condition]) => condition)].filter((filter) => filter !== undefined)
  const base = [
    sql`f.store_id = ${storeId}`,
    ...(listing.within === undefined ? [] : [inCategory(storeId, listing.within)]),
    ...closed,
  ]
  const set = (columns: Sql, missed: Sql | undefined) => {
    const allowed = missed ? sql`(0, ${order.indexOf(missed) + 1})` : sql`(0)`
    return sql`select ${columns} from (
      select * from near where missed in ${allowed} order by created_at desc limit ${limit}) n`
  }
  // Each set has only the columns that its facet is counted from.
  const ids = sql`n.product_id as id`
  const charged = sql`n.price, 0 as discount_price`
  const status = sql`case when n.in_stock then 'in_stock' else 'out_of_stock' end as stock_status`
  const groupColumn = sql`(select p.attribute_groups from products p where p.store_id = ${storeId} and p.id = n.product_id) as attribute_groups`
  return {
    near: sql`near as materialized (
      select * from (
        select f.product_id, f.created_at, f.price, f.in_stock, ${missedFilter(order)} as missed
          from product_filters f where ${sql.join(base, sql` and `)} offset 0
      ) tested where missed is not null
    )`,
    facets: {
      matched: set(sql`${ids}, ${charged}, ${status}, ${groupColumn}`, undefined),
      withoutFilter: {
        ...(category && { category: set(ids, category) }),
        ...(price && { price: set(charged, price) }),
        ...(stock && { stock: set(status, stock) }),
        attributes: new Map(open.map(([name, condition]) => [name, set(groupColumn, condition)])),
      },
    },
  }
}

/**
 * The position of the only filter that a product does not match, counted from 1; 0 if it matches all, null if it misses several. A product
 * that misses a second filter is not tested any further.
 */
function missedFilter(filters: readonly Sql[]): Sql {
  const cases = filters.map((filter, i) => {
    const later = filters.slice(i + 1)
    const rest = later.length > 0 ? sql.join(later, sql` and `) : sql`true`
    return sql`when not (${filter}) then case when ${rest} then ${sql.lit(i + 1)} end`
  })
  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}

/** The conditions of a listing on a row `f` of `product_filters`. */
function conditions(storeId: string, listing: Listing, { currency, categoryId }: ListingTargets): Filters<Sql> {
  const { minPrice, maxPrice, inStock } = listing
  const price = [
    ...(minPrice === undefined ? [] : [sql`f.price >= ${minorBound(minPrice, currency)}`]),
    ...(maxPrice === undefined ? [] : [sql`f.price <= ${minorBound(maxPrice, currency)}`]),
  ]
  const keys = (name: string, values: readonly string[]) => sql.join(values.map((value) => sql`option_key(${name}, ${value})`))
  return {
    ...(categoryId !== undefined && { category: inCategory(storeId, categoryId) }),
    ...(price.length > 0 && { price: sql.join(price, sql` and `) }),
    ...(inStock && { stock: sql`f.in_stock` }),
    attributes: new Map(
      [...selectedAttributes(listing.attributes)].map(([name, values]) => [
        name,
        sql`f.options && (select array[${keys(name, values)}])`,
      ]),
    ),
  }
}

const inCategory = (storeId: string, categoryId: string) =>
  sql`f.product_id in (select pc.product_id from product_categories pc where pc.store_id = ${storeId} and pc.category_id = ${categoryId})`
