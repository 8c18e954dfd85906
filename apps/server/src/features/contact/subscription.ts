import type { ContactMessage } from '@blockfront/contract'
import { sql } from 'kysely'
import { newId } from '../../db/id.ts'
import type { StoreTrx } from '../../db/scope.ts'

/** When an email address was subscribed to the newsletter; undefined if it is not subscribed. */
export async function subscribedSince(trx: StoreTrx, storeId: string, email: string): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('newsletter_subscribers')
    .select('created_at')
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.created_at
}

/** Adds an email address to the newsletter, unless it is subscribed already. */
export async function addSubscriber(trx: StoreTrx, storeId: string, email: string): Promise<void> {
  await trx
    .insertInto('newsletter_subscribers')
    .values({ store_id: storeId, id: newId(), email })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes an email address from the newsletter. */
export async function unsubscribe(trx: StoreTrx, storeId: string, email: string): Promise<void> {
  await trx.deleteFrom('newsletter_subscribers').where('store_id', '=', storeId).where('email', '=', email).execute()
}

/** Deletes what a person sent with the contact and newsletter forms. Messages of others that mention the address stay. */
export async function eraseContactData(trx: StoreTrx, storeId: string, email: string): Promise<void> {
  await unsubscribe(trx, storeId, email)
  await trx.deleteFrom('contact_messages').where('store_id', '=', storeId).where(sql`lower(email)`, '=', email).execute()
}

/** The contact messages of a person, newest first. */
export async function messagesOf(trx: StoreTrx, storeId: string, email: string): Promise<ContactMessage[]> {
  const rows = await trx
    .selectFrom('contact_messages')
    .selectAll()
    .where('store_id', '=', storeId)
    .where(sql`lower(email)`, '=', email)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    messageId: row.id,
    name: row.name,
    customerEmail: row.email,
    subject: row.subject,
    message: row.message,
    isRead: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
  }))
}
