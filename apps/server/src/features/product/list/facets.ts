import { type Compilable, type RawBuilder, sql } from 'kysely'
import type { StoreTrx } from '../../../db/scope.ts'

/** What a list can be narrowed by, with the number of products that each value leaves. */
interface Facets {
  categories: { id: string; name: string; slug: string; count: number }[]
  /** Minor units. */
  price: { min: number; max: number } | null
  attributes: { name: string; values: { value: string; count: number }[] }[]
  inStock: number
}

/** One value for each filter that is set. */
export interface Filters<Value> {
  category?: Value
  price?: Value
  stock?: Value
  /** By the name of the option group. */
  attributes: ReadonlyMap<string, Value>
}

export const everyFilter = <Value>({ category, price, stock, attributes }: Filters<Value>): Value[] =>
  [category, price, stock, ...attributes.values()].filter((value) => value !== undefined)

export const mapFilters = <From, To>({ attributes, ...one }: Filters<From>, to: (from: From) => To): Filters<To> => ({
  ...(one.category !== undefined && { category: to(one.category) }),
  ...(one.price !== undefined && { price: to(one.price) }),
  ...(one.stock !== undefined && { stock: to(one.stock) }),
  attributes: new Map([...attributes].map(([name, value]) => [name, to(value)])),
})

/** The columns of a product `p` that facets are counted from. */
export const facetColumns = ['p.id', 'p.price', 'p.discount_price', 'p.stock_status', 'p.attribute_groups'] as const

interface FacetQuery {
  /** The products that match all filters, with {@link facetColumns}. */
  matched: Compilable
  /** For each filter, the products that match all other filters. */
  withoutFilter: Filters<Compilable>
  /** The selected category. */
  categoryId: string | undefined
  /** The selected values by the name of the option group. */
  values: ReadonlyMap<string, readonly string[]>
}

interface Row {
  categories: Facets['categories']
  min: string | null
  max: string | null
  attributes: { name: string; value: string; count: number }[]
  in_stock: number
}

/**
 * What a list can be narrowed by, in one query. The values of a filter that is set are counted without that filter, so that shoppers can
 * choose another value; the selected values are always included. `offset 0` prevents PostgreSQL from reading the products of every
 * category instead of the categories of these products.
 */
export async function loadFacets(
  trx: StoreTrx,
  storeId: string,
  { matched, withoutFilter, categoryId, values }: FacetQuery,
): Promise<Facets> {
  const groups = [...withoutFilter.attributes].map(([name, products], i) => ({ name, products, set: sql.raw(`of_group_${i}`) }))
  const sets = [
    sql`matched as materialized (${matched})`,
    ...(withoutFilter.category ? [sql`in_any_category as materialized (${withoutFilter.category})`] : []),
    ...(withoutFilter.price ? [sql`at_any_price as materialized (${withoutFilter.price})`] : []),
    ...(withoutFilter.stock ? [sql`in_any_stock as materialized (${withoutFilter.stock})`] : []),
    ...groups.map(({ set, products }) => sql`${set} as materialized (${products})`),
  ]
  const setFor = (filter: 'category' | 'price' | 'stock', name: string) => sql.raw(withoutFilter[filter] ? name : 'matched')
  const valued = [
    valuesOf(
      sql.raw('matched'),
      groups.length > 0 ? sql`where g ->> 'name' <> all (${groups.map(({ name }) => name)}::text[])` : sql``,
    ),
    ...groups.map(({ name, set }) => valuesOf(set, sql`where g ->> 'name' = ${name}`)),
  ]
  // The selected category is included, also when no product is left in it.
  const offered = sql.raw(categoryId === undefined ? 'placed' : 'offered')
  const chosen =
    categoryId === undefined
      ? sql``
      : sql`, offered as (
      select category_id, count from placed
       union all select ${categoryId}::text, 0 where ${categoryId} not in (select category_id from placed)
    )`
  const { rows } = await sql<Row>`
    with ${sql.join(sets)}, charged as (
      select case when m.discount_price > 0 then m.discount_price else m.price end as amount
        from ${setFor('price', 'at_any_price')} m
    ), placed as (
      select pc.category_id, count(*)::integer as count from ${setFor('category', 'in_any_category')} m
        cross join lateral (
          select l.category_id from product_categories l where l.store_id = ${storeId} and l.product_id = m.id offset 0
        ) pc
       group by 1
    )${chosen}, named as (
      select c.id, c.name, c.slug, ${offered}.count from ${offered}
        join categories c on c.store_id = ${storeId} and c.id = ${offered}.category_id
       order by ${categoryId === undefined ? sql`` : sql`c.id = ${categoryId} desc,`} ${offered}.count desc, c.name limit 50
    ), valued as (
      ${sql.join(valued, sql` union all `)} order by 1, 3 desc, 2 limit 200
    )
    select (select coalesce(json_agg(n${categoryId === undefined ? sql`` : sql` order by n.count desc, n.name`}), '[]') from named n) as categories,
           (select min(amount) from charged) as min, (select max(amount) from charged) as max,
           (select coalesce(json_agg(v), '[]') from valued v) as attributes,
           (select count(*)::integer from ${setFor('stock', 'in_any_stock')} m where m.stock_status <> 'out_of_stock') as in_stock`.execute(
    trx,
  )
  const [row] = rows
  if (!row) return { categories: [], price: null, attributes: [], inStock: 0 }
  return {
    categories: row.categories,
    price: row.min === null || row.max === null ? null : { min: Number(row.min), max: Number(row.max) },
    attributes: attributesOf(row.attributes, values),
    inStock: row.in_stock,
  }
}

/** Counts the values of option groups of the products in `set`. */
const valuesOf = (set: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`
  select g ->> 'name' as name, v.value, count(*)::integer as count from ${set} m
    cross join lateral jsonb_array_elements(m.attribute_groups) as g
    cross join lateral jsonb_array_elements_text(g -> 'values') as v (value)
   ${which} group by 1, 2`

/** Values by their groups. A selected value without products comes last, so that shoppers can remove it. */
function attributesOf(counted: Row['attributes'], selected: FacetQuery['values']): Facets['attributes'] {
  const groups = new Map<string, { value: string; count: number }[]>()
  const add = (name: string, value: string, count: number) => groups.set(name, [...(groups.get(name) ?? []), { value, count }])
  for (const { name, value, count } of counted) add(name, value, count)
  for (const [name, values] of selected)
    for (const value of new Set(values)) if (!groups.get(name)?.some((one) => one.value === value)) add(name, value, 0)
  return [...groups].map(([name, values]) => ({ name, values }))
}
