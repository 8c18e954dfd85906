import { sql } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'

/** Pending deliveries of one webhook. */
const MAX_PENDING = 1_000

/** Drops the oldest pending deliveries of a webhook that has too many, so that a failing receiver costs limited work. Returns how many. */
export async function dropExcess(trx: StoreTrx, storeId: string, webhookId: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update webhook_deliveries d set status = 'dropped', failure = 'Too many deliveries were pending.'
    where d.store_id = ${storeId} and d.status = 'pending' and d.id = any (array(
      select o.id from webhook_deliveries o
      where o.store_id = ${storeId} and o.webhook_id = ${webhookId} and o.status = 'pending'
      order by o.created_at desc, o.id offset ${sql.lit(MAX_PENDING)}))`.execute(trx)
  return Number(numAffectedRows)
}
