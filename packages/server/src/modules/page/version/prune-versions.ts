import { sql } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { MB } from '../../store/index.ts'

/**
 * Versions of pages that are kept: the newest published ones of each page, its newest labeled ones, its newest versions of the draft, and the
 * bytes of all versions of a store. The newest `always` versions of each page, published or not, are kept in any case.
 */
export const VERSION_LIMITS = { newest: 50, labeled: 50, drafts: 20, bytes: 128 * MB, always: 3 } as const

/**
 * Deletes versions beyond {@link VERSION_LIMITS}: those of the page first, then the oldest ones of all pages of the store. Versions of drafts
 * never displace published ones.
 */
export async function pruneVersions(trx: StoreTrx, storeId: string, pageId: string): Promise<void> {
  const { newest, labeled, drafts, bytes, always } = VERSION_LIMITS
  await sql`
    delete from page_versions v using (
      select r.id, r.label, r.is_published, row_number() over (partition by r.is_published order by r.number desc) as position,
        row_number() over (partition by r.is_published, r.label <> '' order by r.number desc) as among
      from page_versions r where r.store_id = ${storeId} and r.page_id = ${pageId}) n
    where v.store_id = ${storeId} and v.page_id = ${pageId} and v.id = n.id
      and case when n.is_published then n.position > ${newest} and (n.label = '' or n.among > ${labeled})
               else n.position > ${drafts} end`.execute(trx)
  await sql`
    delete from page_versions v using (
      select r.id, row_number() over (partition by r.page_id, r.is_published order by r.number desc) as position,
        sum(pg_column_size(r.content) + pg_column_size(r.global_content))
          over (order by r.is_published desc, r.created_at desc, r.id) as total
      from page_versions r where r.store_id = ${storeId}) n
    where v.store_id = ${storeId} and v.id = n.id and n.total > ${bytes} and n.position > ${always}`.execute(trx)
}
