import { sql } from 'kysely'
import type { StoreTrx } from '../../../db/scope.ts'
import { MB } from '../../store/limits/store-limits.ts'

/**
 * Versions of pages that are kept: the newest ones of each page, the newest labeled ones of each page, and the bytes of all versions of
 * a store. The newest `always` versions of each page are kept in any case.
 */
export const VERSION_LIMITS = { newest: 50, labeled: 50, bytes: 128 * MB, always: 3 } as const

/** Deletes versions beyond {@link VERSION_LIMITS}: those of the page first, then the oldest ones of all pages of the store. */
export async function pruneVersions(trx: StoreTrx, storeId: string, pageId: string): Promise<void> {
  const { newest, labeled, bytes, always } = VERSION_LIMITS
  await sql`
    delete from page_versions v using (
      select r.id, r.label, row_number() over (order by r.number desc) as position,
        row_number() over (partition by r.label <> '' order by r.number desc) as among
      from page_versions r where r.store_id = ${storeId} and r.page_id = ${pageId}) n
    where v.store_id = ${storeId} and v.page_id = ${pageId} and v.id = n.id
      and n.position > ${newest} and (n.label = '' or n.among > ${labeled})`.execute(trx)
  await sql`
    delete from page_versions v using (
      select r.id, row_number() over (partition by r.page_id order by r.number desc) as position,
        sum(pg_column_size(r.content) + pg_column_size(r.global_content)) over (order by r.created_at desc, r.id) as total
      from page_versions r where r.store_id = ${storeId}) n
    where v.store_id = ${storeId} and v.id = n.id and n.total > ${bytes} and n.position > ${always}`.execute(trx)
}
