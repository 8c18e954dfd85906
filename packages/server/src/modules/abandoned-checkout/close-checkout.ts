import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { ABANDONED_AFTER } from './checkout-rows.ts'

/**
 * Ends the open checkout of a shopper who placed an order: one that was abandoned, or whose reminder was sent, is recovered by the order;
 * one in progress is removed. Call it in the transaction that places the order.
 */
export async function closeCheckout(
  trx: StoreTrx,
  { storeId, email, orderId }: { storeId: string; email: string; orderId: string },
): Promise<void> {
  if (!email) return
  const wasAbandoned = sql`(c.abandoned_at is not null or c.reminder = 'sent'
    or c.active_at <= now() - make_interval(mins => ${sql.lit(ABANDONED_AFTER)}))`
  const isOpen = sql`c.store_id = ${storeId} and c.email = ${email.toLowerCase()} and c.recovered_at is null`
  await sql`
    with removed as (
      delete from abandoned_checkouts c where ${isOpen} and not coalesce(${wasAbandoned}, false)
    )
    update abandoned_checkouts c set recovered_at = now(), order_id = ${orderId}
    where ${isOpen} and coalesce(${wasAbandoned}, false)`.execute(trx)
}
