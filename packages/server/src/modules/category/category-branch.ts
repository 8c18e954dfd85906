import { type RawBuilder, sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'

/** Levels of nested categories that a category's page, menus and trails follow. */
export const MAX_DEPTH = 8

/** The ids of a category and of its subcategories. An unknown id is returned alone. */
export async function branchIds(trx: StoreTrx, storeId: string, categoryId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${branchOf(sql`${storeId}`, sql`${categoryId}::text`)}`.execute(trx)
  return [...new Set(rows.map(({ id }) => id))]
}

/** A query of the ids of a category and of its subcategories, which other queries use in `lateral (…)`. */
export const branchOf = (storeId: RawBuilder<unknown>, categoryId: RawBuilder<unknown>) => sql`
  with recursive branch (id, depth) as (
    select ${categoryId}, 1
    union all
    select c.id, branch.depth + 1 from branch join categories c on c.parent_id = branch.id
     where c.store_id = ${storeId} and c.parent_id is not null and branch.depth < ${sql.lit(MAX_DEPTH)}
  ) select id from branch`

/** Categories and those that contain them, by their ids. */
export async function withAncestors(trx: StoreTrx, storeId: string, ids: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map(ids.map((id) => [id, [id]]))
  if (found.size === 0) return found
  const { rows } = await sql<{ id: string; ancestor: string }>`
    with recursive above (id, ancestor, depth) as (
      select c.id, c.parent_id, 2 from categories c
       where c.store_id = ${storeId} and c.id = any (${[...found.keys()]}::text[]) and c.parent_id is not null
      union all
      select above.id, c.parent_id, above.depth + 1 from above join categories c on c.store_id = ${storeId} and c.id = above.ancestor
       where c.parent_id is not null and above.depth < ${MAX_DEPTH}
    ) select id, ancestor from above`.execute(trx)
  for (const { id, ancestor } of rows) found.get(id)?.push(ancestor)
  return found
}

/** Whether a store has subcategories. */
export async function hasSubcategories(trx: StoreTrx, storeId: string): Promise<boolean> {
  const { rows } = await sql<{ nested: boolean }>`
    select exists (select from categories c where c.store_id = ${storeId} and c.parent_id is not null) as nested`.execute(trx)
  return rows[0]?.nested === true
}

/** The table `reach (id, ancestor)`: each category of a store with itself and with those that contain it. In `with recursive`. */
export const reachTable = (storeId: string) => sql`reach (id, ancestor, depth) as (
    select c.id, c.id, 1 from categories c where c.store_id = ${storeId}
    union all
    select reach.id, c.parent_id, reach.depth + 1 from reach join categories c on c.store_id = ${storeId} and c.id = reach.ancestor
     where c.parent_id is not null and reach.depth < ${MAX_DEPTH}
  )`
