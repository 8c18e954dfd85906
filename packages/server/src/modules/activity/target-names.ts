import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'

/** Returns the current names of records by id: products, categories, pages, discounts, files, payment methods and orders. */
export async function namesOf(trx: StoreTrx, storeId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, p.name from products p where p.store_id = ${storeId} and p.id = any(${ids})
    union all select c.id, c.name from categories c where c.store_id = ${storeId} and c.id = any(${ids})
    union all select g.id, g.name from pages g where g.store_id = ${storeId} and g.id = any(${ids})
    union all select d.id, d.name from discounts d where d.store_id = ${storeId} and d.id = any(${ids})
    union all select m.id, m.filename from media m where m.store_id = ${storeId} and m.id = any(${ids})
    union all select y.id, y.title from payment_methods y where y.store_id = ${storeId} and y.id = any(${ids})
    union all select o.id, o.label from orders o where o.store_id = ${storeId} and o.id = any(${ids})`.execute(trx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
