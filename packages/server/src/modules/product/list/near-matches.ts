import { type RawBuilder, sql } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { FacetSources } from './facet-query.ts'
import type { Filters } from './filters.ts'
import { type Listing, type ListingTargets, minorBound, selectedAttributes } from './listing-filters.ts'

/**
 * Lists with several filters, and searches. The near matches of a list are the products that match all of its filters, or all but one. They
 * contain every product that the list shows or its facets count. Products with the same availability, categories and option values share a row
 * of `product_filter_sets`. In most stores these rows are few, and a list tests its filters on them.
 */

type Sql = RawBuilder<unknown>

export interface NearOptions {
  /** Maximum number of products that a facet is counted from, the newest first. */
  limit: number
  /** Maximum number of option groups whose values are counted without their filter. */
  openGroups: number
  /** Whether to test the filters on every product instead, because almost every product has a different combination of values. */
  testProducts: boolean
}

/** The products that match all filters: a common table expression with `product_id`, `created_at` and `price`. */
export const MATCHES = sql.raw('matches')

/** Whether a listing is read through its near matches. For one filter other than options there is an index. */
export function hasNearMatches({ words, category, attributes, minPrice, maxPrice, inStock }: Listing): boolean {
  const groups = selectedAttributes(attributes).size
  const others = [category !== undefined, minPrice !== undefined || maxPrice !== undefined, inStock === true]
  return Boolean(words?.trim()) || groups > 0 || others.filter(Boolean).length > 1
}

/** More rows of `product_filter_sets` than this take longer to test than the products. */
const MAX_SETS = 5000

/** Whether a store has so many different combinations of filter values that a list tests its products instead. */
export async function hasManySets(trx: StoreTrx, storeId: string): Promise<boolean> {
  const { rows } = await sql<{ many: boolean }>`
    select exists (select from product_filter_sets s where s.store_id = ${storeId} offset ${MAX_SETS}) as many`.execute(trx)
  return rows[0]?.many === true
}

/** Returns the sources of a listing's facets. Their tables include {@link MATCHES}. */
export function nearSources(
  storeId: string,
  listing: Listing,
  targets: ListingTargets,
  { limit, openGroups, testProducts }: NearOptions,
): FacetSources {
  const onProducts = testProducts && !targets.ids
  const columns = onProducts ? productColumns(storeId) : setColumns
  const { category, price, stock, attributes } = conditions(listing, targets, columns)
  const groups = [...attributes]
  const open = groups.slice(0, openGroups)
  // A group whose values are not counted without it must match, like the store.
  const required = [
    ...(targets.withinIds ? [columns.inCategories(targets.withinIds)] : []),
    ...groups.slice(openGroups).map(([, condition]) => condition),
  ]
  const order = [stock, category, ...open.map(([, condition]) => condition)].filter((filter) => filter !== undefined)
  const tested = { missed: missedFilter(order), required: sql.join([sql`true`, ...required], sql` and `) }
  const priced = price ? sql`and ${price}` : sql``
  const nearMatches = nearProducts(storeId, targets.ids, onProducts, tested)
  const productsOf = (position: number) => sql`${nearMatches.products} where n.missed = ${sql.lit(position)}`
  const newest = sql`order by created_at desc limit ${limit}`
  const counted = (products: Sql) => sql`(select set_key, count(*)::integer as count from (${products} ${newest}) p group by 1)`
  /** The table of the newest products that match all filters but one, as their number for each row of `product_filter_sets`. */
  const without = (filter: Sql, i: number) => ({
    filter,
    name: sql.raw(`without_${i}`),
    table: sql`${sql.raw(`without_${i}`)} as materialized ${counted(sql`
      select set_key, created_at from newest union all
      (select f.set_key, f.created_at from ${productsOf(i + 1)} ${priced} ${newest})`)}`,
  })
  const sets = order.map(without)
  const setOf = (filter: Sql | undefined) => sets.find((set) => set.filter === filter)?.name ?? sql.raw('matched')
  const inSets = (filter: Sql | undefined) =>
    sql`${setOf(filter)} m join product_filter_sets s on s.store_id = ${storeId} and s.key = m.set_key`
  const valuesIn = (filter: Sql | undefined, condition: Sql) => sql`
    select o.name, o.value, sum(m.count)::integer as count from ${inSets(filter)}
      cross join lateral unnest(s.option_names, s.option_values) as o (name, value)
     where ${condition} group by 1, 2`
  const names = open.map(([name]) => name)
  return {
    tables: [
      nearMatches.table,
      ...(price
        ? [
            sql`at_any_price as materialized (
              select f.product_id, f.created_at, f.price, f.set_key from ${productsOf(0)})`,
            sql`${MATCHES} as materialized (select * from at_any_price f where ${price})`,
          ]
        : [sql`${MATCHES} as materialized (select f.product_id, f.created_at, f.price, f.set_key from ${productsOf(0)})`]),
      sql`newest as materialized (select price, set_key, created_at from ${MATCHES} ${newest})`,
      sql`matched as materialized (select set_key, count(*)::integer as count from newest group by 1)`,
      ...sets.map(({ table }) => table),
    ],
    prices: price ? sql`select price as amount from at_any_price ${newest}` : sql`select price as amount from newest`,
    placed: sql`
      select c.id as category_id, sum(m.count)::integer as count from ${inSets(category)}
        cross join lateral ${
          targets.isNested
            ? sql`(select distinct reach.ancestor as id from unnest(s.categories) as own (id) join reach on reach.id = own.id)`
            : sql`unnest(s.categories)`
        } as c (id)
       group by 1`,
    values: [
      valuesIn(undefined, sql`o.name <> all (${names}::text[])`),
      ...open.map(([name, filter]) => valuesIn(filter, sql`o.name = ${name}`)),
    ],
    inStock: sql`select coalesce(sum(m.count), 0)::integer from ${inSets(stock)} where s.in_stock`,
  }
}

/** The table `near`, and the join of its rows `n` with their products `f`. */
function nearProducts(
  storeId: string,
  ids: readonly string[] | undefined,
  onProducts: boolean,
  { missed, required }: { missed: Sql; required: Sql },
): { table: Sql; products: Sql } {
  // `offset 0` makes PostgreSQL look up each product of a search instead of reading all of them.
  const missing = (rows: Sql) => sql`near as materialized (select * from (${rows} offset 0) tested where missed is not null)`
  const columns = sql`f.product_id, f.created_at, f.price, f.set_key, ${missed} as missed`
  if (ids)
    return {
      table: missing(sql`
        select ${columns} from unnest(${ids}::text[]) as found (id)
          cross join lateral (
            select p.* from product_filters p where p.store_id = ${storeId} and p.product_id = found.id offset 0
          ) f
          cross join lateral (
            select t.* from product_filter_sets t where t.store_id = ${storeId} and t.key = f.set_key offset 0
          ) s
         where ${required}`),
      products: sql`near n cross join lateral (select n.*) f`,
    }
  if (onProducts)
    return {
      table: missing(sql`select ${columns} from product_filters f where f.store_id = ${storeId} and ${required}`),
      products: sql`near n cross join lateral (select n.*) f`,
    }
  return {
    table: missing(sql`
      select s.key, ${missed} as missed from product_filter_sets s where s.store_id = ${storeId} and ${required}`),
    products: sql`near n join product_filters f on f.store_id = ${storeId} and f.set_key = n.key`,
  }
}

/**
 * The position of the only filter that a row does not match, counted from 1; 0 if it matches all, null if it misses several. A row
 * that misses a second filter is not tested any further.
 */
function missedFilter(filters: readonly Sql[]): Sql {
  if (filters.length === 0) return sql`0`
  const cases = filters.map((filter, i) => {
    const later = filters.slice(i + 1)
    const rest = later.length > 0 ? sql.join(later, sql` and `) : sql`true`
    return sql`when not (${filter}) then case when ${rest} then ${sql.lit(i + 1)} end`
  })
  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}

/** The columns that the conditions of a listing test. */
interface TestedColumns {
  inStock: Sql
  options: Sql
  inCategories: (ids: readonly string[]) => Sql
}

/** On a row `s` of `product_filter_sets`. */
const setColumns: TestedColumns = {
  inStock: sql`s.in_stock`,
  options: sql`s.options`,
  inCategories: (ids) => sql`s.categories && ${ids}::text[]`,
}

/** On a row `f` of `product_filters`. */
const productColumns = (storeId: string): TestedColumns => ({
  inStock: sql`f.in_stock`,
  options: sql`f.options`,
  inCategories: (ids) =>
    sql`f.product_id in (select pc.product_id from product_categories pc where pc.store_id = ${storeId} and pc.category_id = any (${ids}::text[]))`,
})

/** The conditions of a listing. That of the price is on a row `f` of `product_filters`. */
function conditions(
  { minPrice, maxPrice, inStock, attributes }: Listing,
  { currency, categoryId, categoryIds }: ListingTargets,
  columns: TestedColumns,
): Filters<Sql> & { attributes: ReadonlyMap<string, Sql> } {
  const price = [
    ...(minPrice === undefined ? [] : [sql`f.price >= ${minorBound(minPrice, currency)}`]),
    ...(maxPrice === undefined ? [] : [sql`f.price <= ${minorBound(maxPrice, currency)}`]),
  ]
  const keys = (name: string, values: readonly string[]) => sql.join(values.map((value) => sql`option_key(${name}, ${value})`))
  return {
    ...(categoryId !== undefined && { category: columns.inCategories(categoryIds) }),
    ...(price.length > 0 && { price: sql.join(price, sql` and `) }),
    ...(inStock && { stock: columns.inStock }),
    attributes: new Map(
      [...selectedAttributes(attributes)].map(([name, values]) => [
        name,
        sql`${columns.options} && (select array[${keys(name, values)}])`,
      ]),
    ),
  }
}
