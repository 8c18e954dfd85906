import { sql } from 'kysely'
import { newId } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'

/** Returns the path or URL that a path of the store redirects to, or undefined. */
export async function findRedirect(trx: StoreTrx, storeId: string, path: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('redirects')
    .select('to_path')
    .where('store_id', '=', storeId)
    .where('from_path', '=', path)
    .executeTakeFirst()
  return row?.to_path
}

/** Redirects from renames that a store keeps, the newest ones. */
const MAX_RENAME_REDIRECTS = 5_000

/**
 * Adds a redirect after a rename. Redirects to the old path then lead to the new one directly, and a redirect from the new path is
 * deleted, so that no chain or loop arises.
 */
export async function addRenameRedirect(trx: StoreTrx, storeId: string, from: string, to: string): Promise<void> {
  if (from === to) return
  await trx.deleteFrom('redirects').where('store_id', '=', storeId).where('from_path', '=', to).execute()
  await trx.updateTable('redirects').set({ to_path: to }).where('store_id', '=', storeId).where('to_path', '=', from).execute()
  await trx
    .insertInto('redirects')
    .values({ store_id: storeId, id: newId(), from_path: from, to_path: to, source: 'rename' })
    .onConflict((conflict) => conflict.columns(['store_id', 'from_path']).doUpdateSet({ to_path: to, source: 'rename' }))
    .execute()
  // As an array, the ids are read once. With `in`, PostgreSQL may read them again for each redirect.
  await sql`
    delete from redirects r where r.store_id = ${storeId} and r.source = 'rename' and r.id = any (array(
      select o.id from redirects o where o.store_id = ${storeId} and o.source = 'rename'
      order by o.created_at desc, o.id offset ${MAX_RENAME_REDIRECTS}))`.execute(trx)
}
