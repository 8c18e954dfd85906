import { type Compilable, type RawBuilder, sql } from 'kysely'
import { byName } from '../../../ground/db/by-name.ts'
import { reachTable } from '../../category/index.ts'
import type { Filters } from './filters.ts'

type Sql = RawBuilder<unknown>

/** The tables in which the values of each facet are counted. */
export interface FacetSources {
  /** Common table expressions that the other queries read. */
  tables: readonly Sql[]
  /** A query of the prices, with the column `amount`. */
  prices: Sql
  /** A query of the products in each category, with `category_id` and `count`. */
  placed: Sql
  /** Queries of the products with each option value, with `name`, `value` and `count`. */
  values: readonly Sql[]
  /** A query of the number of products in stock. */
  inStock: Sql
}

export interface FacetOptions {
  /** The selected category. */
  categoryId: string | undefined
  /** Whether the store has subcategories: their products count for the categories that contain them. */
  isNested: boolean
  /** Further columns of the result. */
  columns?: Sql
}

export interface FacetRow {
  categories: { id: string; name: string; slug: string; count: number }[]
  min: string | null
  max: string | null
  attributes: { name: string; value: string; count: number }[]
  in_stock: number
}

/** The columns of a product `p` that facets are counted from. */
export const facetColumns = ['p.id', 'p.min_price', 'p.stock_status', 'p.attribute_groups'] as const

const NOTHING = sql``

/** One query for all facets of a list. The selected category is included and comes first, also without products. */
export function facetQuery(
  storeId: string,
  { tables, prices, placed, values, inStock }: FacetSources,
  { categoryId, isNested, columns }: FacetOptions,
): RawBuilder<FacetRow> {
  return sql<FacetRow>`
    with recursive ${isNested ? sql`${reachTable(storeId)}, ` : NOTHING}${sql.join(tables)}, charged as (${prices}), ${categoryCounts(storeId, placed, categoryId)}, valued as (
      ${sql.join(values, sql` union all `)} order by 1, 3 desc, 2 limit 200
    )
    select (select coalesce(json_agg(n${categoryId === undefined ? NOTHING : sql` order by n.count desc, ${byName('n.name')}`}), '[]') from named n) as categories,
           (select min(amount) from charged) as min, (select max(amount) from charged) as max,
           (select coalesce(json_agg(v), '[]') from valued v) as attributes,
           (${inStock}) as in_stock
           ${columns ? sql`, ${columns}` : NOTHING}`
}

function categoryCounts(storeId: string, placed: Sql, categoryId: string | undefined): Sql {
  const named = (source: Sql, first: Sql) => sql`named as (
      select c.id, c.name, c.slug, ${source}.count from ${source}
        join categories c on c.store_id = ${storeId} and c.id = ${source}.category_id
       order by ${first} ${source}.count desc, ${byName('c.name')} limit 50
    )`
  if (categoryId === undefined) return sql`placed as (${placed}), ${named(sql.raw('placed'), NOTHING)}`
  return sql`placed as (${placed}), offered as (
      select category_id, count from placed
       union all select ${categoryId}::text, 0 where ${categoryId} not in (select category_id from placed)
    ), ${named(sql.raw('offered'), sql`c.id = ${categoryId} desc,`)}`
}

/** A query of products with {@link facetColumns}. */
type Products = Compilable | Sql

/**
 * The sources of a list that is read from `products`. `matched` are the products that match all filters. Each filter that is set has a
 * set of products without that filter, in which its values are counted; all other values are counted in `matched`.
 */
export function productSources(
  storeId: string,
  matched: Products,
  withoutFilter: Filters<Products>,
  isNested: boolean,
): FacetSources {
  const setFor = (filter: 'category' | 'price' | 'stock', name: string) => sql.raw(withoutFilter[filter] ? name : 'matched')
  return {
    tables: [
      sql`matched as materialized (${matched})`,
      ...(withoutFilter.category ? [sql`in_any_category as materialized (${withoutFilter.category})`] : []),
      ...(withoutFilter.price ? [sql`at_any_price as materialized (${withoutFilter.price})`] : []),
      ...(withoutFilter.stock ? [sql`in_any_stock as materialized (${withoutFilter.stock})`] : []),
    ],
    prices: sql`
      select m.min_price as amount from ${setFor('price', 'at_any_price')} m`,
    // `offset 0` prevents PostgreSQL from reading the products of every category instead of the categories of these products.
    placed: sql`
      select ${isNested ? sql`reach.ancestor as category_id, count(distinct m.id)` : sql`pc.category_id, count(*)`}::integer as count
        from ${setFor('category', 'in_any_category')} m
        cross join lateral (
          select l.category_id from product_categories l where l.store_id = ${storeId} and l.product_id = m.id offset 0
        ) pc ${isNested ? sql`join reach on reach.id = pc.category_id` : NOTHING}
       group by 1`,
    values: [
      sql`
        select g ->> 'name' as name, v.value, count(*)::integer as count from matched m
          cross join lateral jsonb_array_elements(m.attribute_groups) as g
          cross join lateral jsonb_array_elements_text(g -> 'values') as v (value)
         group by 1, 2`,
    ],
    inStock: sql`select count(*)::integer from ${setFor('stock', 'in_any_stock')} m where m.stock_status <> 'out_of_stock'`,
  }
}
