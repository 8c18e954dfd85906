import { sql } from 'kysely'
import type { JobContext } from '../../ground/context.ts'

/** Events that one transaction deletes, and how many of these run in one hour. */
const [BATCH, BATCHES] = [10_000, 100]

/**
 * Deletes expired sessions, tokens and keys, sent emails, closed windows of the builder, abandoned checkouts after 90 days, stock alerts
 * after a year, events and deliveries to webhooks after 30 days, archives of stores after a week, and combinations of filter values that no product has.
 */
export async function purge(_payload: Record<string, never>, { db, log }: JobContext): Promise<void> {
  const { rows } = await sql<{ count: number }>`select purge_expired(now()) as count`.execute(db)
  await sql`select purge_payment_events(now())`.execute(db)
  await sql`select purge_customer_accounts(now())`.execute(db)
  await sql`select purge_abandoned_checkouts(now())`.execute(db)
  await sql`select purge_presence(now())`.execute(db)
  await sql`select purge_stock_alerts(now())`.execute(db)
  await sql`select purge_store_archives(now())`.execute(db)
  await sql`select purge_released_domains(now())`.execute(db)
  await sql`select purge_webhooks(now())`.execute(db)
  for (let batch = 0; batch < BATCHES; batch++) {
    const events = await sql<{ count: number }>`select purge_events(now(), ${BATCH}) as count`.execute(db)
    if ((events.rows[0]?.count ?? 0) < BATCH) break
  }
  const unused = await sql<{ id: string }>`select id from stores_with_unused_filter_sets() id`.execute(db)
  for (const { id } of unused.rows) await sql`select purge_filter_sets(${id})`.execute(db)
  log.debug({ rows: rows[0]?.count }, 'Purged expired data')
}
