import { type Compilable, type RawBuilder, sql } from 'kysely'
import type { Filters } from './filters.ts'

export interface FacetQuery {
  /** The products that match all filters, with {@link facetColumns}. */
  matched: Products
  /** For each filter, the products that match all other filters. */
  withoutFilter: Filters<Products>
  /** The selected category. */
  categoryId: string | undefined
  /** A common table expression that the other queries read. */
  source?: RawBuilder<unknown>
  /** Further columns of the result. */
  columns?: RawBuilder<unknown>
}

export interface FacetRow {
  categories: { id: string; name: string; slug: string; count: number }[]
  min: string | null
  max: string | null
  attributes: { name: string; value: string; count: number }[]
  in_stock: number
}

/** A query, as kysely's builder or as SQL. */
type Products = Compilable | RawBuilder<unknown>

/** The columns of a product `p` that facets are counted from. */
export const facetColumns = ['p.id', 'p.price', 'p.discount_price', 'p.stock_status', 'p.attribute_groups'] as const

type Sql = RawBuilder<unknown>
const NOTHING = sql``

/**
 * One query for all facets of a list. Each filter that is set has a set of products without that filter, in which its values are
 * counted; all other values are counted in `matched`.
 */
export function facetQuery(
  storeId: string,
  { matched, withoutFilter, categoryId, source, columns }: FacetQuery,
): RawBuilder<FacetRow> {
  const groups = [...withoutFilter.attributes].map(([name, products], i) => ({ name, products, set: sql.raw(`of_group_${i}`) }))
  const sets = [
    ...(source ? [source] : []),
    sql`matched as materialized (${matched})`,
    ...(withoutFilter.category ? [sql`in_any_category as materialized (${withoutFilter.category})`] : []),
    ...(withoutFilter.price ? [sql`at_any_price as materialized (${withoutFilter.price})`] : []),
    ...(withoutFilter.stock ? [sql`in_any_stock as materialized (${withoutFilter.stock})`] : []),
    ...groups.map(({ set, products }) => sql`${set} as materialized (${products})`),
  ]
  const setFor = (filter: 'category' | 'price' | 'stock', name: string) => sql.raw(withoutFilter[filter] ? name : 'matched')
  return sql<FacetRow>`
    with ${sql.join(sets)}, charged as (
      select case when m.discount_price > 0 then m.discount_price else m.price end as amount
        from ${setFor('price', 'at_any_price')} m
    ), ${categoryCounts(storeId, setFor('category', 'in_any_category'), categoryId)}, valued as (
      ${valueCounts(groups)} order by 1, 3 desc, 2 limit 200
    )
    select (select coalesce(json_agg(n${categoryId === undefined ? NOTHING : sql` order by n.count desc, n.name`}), '[]') from named n) as categories,
           (select min(amount) from charged) as min, (select max(amount) from charged) as max,
           (select coalesce(json_agg(v), '[]') from valued v) as attributes,
           (select count(*)::integer from ${setFor('stock', 'in_any_stock')} m where m.stock_status <> 'out_of_stock') as in_stock
           ${columns ? sql`, ${columns}` : NOTHING}`
}

/**
 * Counts the products of `set` in each category, as `named`. The selected category is included and comes first, also without products.
 * `offset 0` prevents PostgreSQL from reading the products of every category instead of the categories of these products.
 */
function categoryCounts(storeId: string, set: Sql, categoryId: string | undefined): Sql {
  const placed = sql`placed as (
      select pc.category_id, count(*)::integer as count from ${set} m
        cross join lateral (
          select l.category_id from product_categories l where l.store_id = ${storeId} and l.product_id = m.id offset 0
        ) pc
       group by 1
    )`
  const named = (source: Sql, first: Sql) => sql`named as (
      select c.id, c.name, c.slug, ${source}.count from ${source}
        join categories c on c.store_id = ${storeId} and c.id = ${source}.category_id
       order by ${first} ${source}.count desc, c.name limit 50
    )`
  if (categoryId === undefined) return sql`${placed}, ${named(sql.raw('placed'), NOTHING)}`
  return sql`${placed}, offered as (
      select category_id, count from placed
       union all select ${categoryId}::text, 0 where ${categoryId} not in (select category_id from placed)
    ), ${named(sql.raw('offered'), sql`c.id = ${categoryId} desc,`)}`
}

/** Counts the values of option groups. A group with a selected value is counted in a set without that filter. */
function valueCounts(groups: readonly { name: string; set: Sql }[]): Sql {
  const names = groups.map(({ name }) => name)
  const others = names.length > 0 ? sql`where g ->> 'name' <> all (${names}::text[])` : NOTHING
  return sql.join(
    [valuesIn(sql.raw('matched'), others), ...groups.map(({ name, set }) => valuesIn(set, sql`where g ->> 'name' = ${name}`))],
    sql` union all `,
  )
}

const valuesIn = (set: Sql, condition: Sql) => sql`
  select g ->> 'name' as name, v.value, count(*)::integer as count from ${set} m
    cross join lateral jsonb_array_elements(m.attribute_groups) as g
    cross join lateral jsonb_array_elements_text(g -> 'values') as v (value)
   ${condition} group by 1, 2`
