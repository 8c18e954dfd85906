import { newId } from '../../../ground/db/id.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'

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
