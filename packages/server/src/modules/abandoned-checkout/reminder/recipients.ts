import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'

/** An address gets at most one reminder of a store within this many days. */
export const MIN_REMINDER_DAYS = 7

/** The hash of an address in one store. It identifies the address without storing it. */
const hashOf = (storeId: string, email: string): Buffer =>
  createHash('sha256').update(`cart-reminder/${storeId}/${email.toLowerCase()}`).digest()

/** Records that an address now gets a reminder; returns why it must not, if so. Of concurrent calls, only one returns null. */
export async function claimRecipient(trx: StoreTrx, storeId: string, email: string): Promise<'unsubscribed' | 'recent' | null> {
  const hash = hashOf(storeId, email)
  const { rows } = await sql`
    insert into cart_reminder_recipients as r (store_id, email_hash, reminded_at) values (${storeId}, ${hash}, now())
    on conflict (store_id, email_hash) do update set reminded_at = now()
      where r.unsubscribed_at is null
        and coalesce(r.reminded_at <= now() - make_interval(days => ${sql.lit(MIN_REMINDER_DAYS)}), true)
    returning 1`.execute(trx)
  if (rows.length > 0) return null
  return (await isUnsubscribed(trx, storeId, email)) ? 'unsubscribed' : 'recent'
}

async function isUnsubscribed(trx: StoreTrx, storeId: string, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('cart_reminder_recipients')
    .select('unsubscribed_at')
    .where('store_id', '=', storeId)
    .where('email_hash', '=', hashOf(storeId, email))
    .executeTakeFirst()
  return Boolean(row?.unsubscribed_at)
}

/** Records that an address never gets a reminder of this store again. */
export async function unsubscribeRecipient(trx: StoreTrx, storeId: string, email: string): Promise<void> {
  await sql`
    insert into cart_reminder_recipients as r (store_id, email_hash, unsubscribed_at)
    values (${storeId}, ${hashOf(storeId, email)}, now())
    on conflict (store_id, email_hash) do update set unsubscribed_at = coalesce(r.unsubscribed_at, now())`.execute(trx)
}

/** Deletes when an address got a reminder, unless it unsubscribed. */
export async function forgetReminders(trx: StoreTrx, storeId: string, email: string): Promise<void> {
  await trx
    .deleteFrom('cart_reminder_recipients')
    .where('store_id', '=', storeId)
    .where('email_hash', '=', hashOf(storeId, email))
    .where('unsubscribed_at', 'is', null)
    .execute()
}
