import { sql } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'

/** How many versions of a checkout are kept: the newest ones, and the newest ones with a label. */
export const CHECKOUT_VERSION_LIMITS = { newest: 50, labeled: 50 } as const

/** Deletes versions beyond {@link CHECKOUT_VERSION_LIMITS}. */
export async function pruneVersions(trx: StoreTrx, storeId: string): Promise<void> {
  const { newest, labeled } = CHECKOUT_VERSION_LIMITS
  await sql`
    delete from checkout_config_versions v using (
      select r.id, r.label, row_number() over (order by r.number desc) as position,
        row_number() over (partition by r.label <> '' order by r.number desc) as among
      from checkout_config_versions r where r.store_id = ${storeId}) n
    where v.store_id = ${storeId} and v.id = n.id and n.position > ${newest} and (n.label = '' or n.among > ${labeled})`.execute(
    trx,
  )
}
