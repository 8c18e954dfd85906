import type { ContactMessage } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { messageOf } from './contact-message.ts'

/** Deletes the contact messages of a person. Messages of others that mention the address stay. */
export async function eraseMessages(trx: StoreTrx, storeId: string, email: string): Promise<void> {
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
  return rows.map(messageOf)
}
