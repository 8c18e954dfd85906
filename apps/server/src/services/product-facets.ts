import { type Compilable, sql } from 'kysely'
import type { StoreTrx } from '../db/scope.ts'

interface Facets {
  categories: { id: string; name: string; slug: string; count: number }[]
  /** Minor units. */
  price: { min: number; max: number } | null
  attributes: { name: string; values: { value: string; count: number }[] }[]
  inStock: number
}

/** The columns of a product `p` that facets are counted over. */
export const facetColumns = ['p.id', 'p.price', 'p.discount_price', 'p.stock_status', 'p.attribute_groups'] as const

/**
 * What a result list can be narrowed by, counted over products with {@link facetColumns}: one query, one round trip. `offset 0` keeps
 * PostgreSQL from reading the products of every category instead of the categories of these products.
 */
export async function facetsOf(trx: StoreTrx, storeId: string, products: Compilable): Promise<Facets> {
  const { rows } = await sql<{
    categories: Facets['categories']
    min: string | null
    max: string | null
    attributes: { name: string; value: string; count: number }[]
    in_stock: number
  }>`
    with matched as materialized (${products}), charged as (
      select case when m.discount_price > 0 then m.discount_price else m.price end as amount from matched m
    ), placed as (
      select pc.category_id, count(*)::integer as count from matched m
        cross join lateral (
          select l.category_id from product_categories l where l.store_id = ${storeId} and l.product_id = m.id offset 0
        ) pc
       group by 1
    ), named as (
      select c.id, c.name, c.slug, placed.count from placed
        join categories c on c.store_id = ${storeId} and c.id = placed.category_id
       order by placed.count desc, c.name limit 50
    ), valued as (
      select g ->> 'name' as name, v.value, count(*)::integer as count from matched m
        cross join lateral jsonb_array_elements(m.attribute_groups) as g
        cross join lateral jsonb_array_elements_text(g -> 'values') as v (value)
       group by 1, 2 order by 1, 3 desc, 2 limit 200
    )
    select (select coalesce(json_agg(n), '[]') from named n) as categories,
           (select min(amount) from charged) as min, (select max(amount) from charged) as max,
           (select coalesce(json_agg(v), '[]') from valued v) as attributes,
           (select count(*)::integer from matched m where m.stock_status <> 'out_of_stock') as in_stock`.execute(trx)
  const [row] = rows
  if (!row) return { categories: [], price: null, attributes: [], inStock: 0 }
  const groups = new Map<string, { value: string; count: number }[]>()
  for (const { name, value, count } of row.attributes) groups.set(name, [...(groups.get(name) ?? []), { value, count }])
  return {
    categories: row.categories,
    price: row.min === null || row.max === null ? null : { min: Number(row.min), max: Number(row.max) },
    attributes: [...groups].map(([name, values]) => ({ name, values })),
    inStock: row.in_stock,
  }
}
