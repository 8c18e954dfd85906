import type { CartReminderState } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { CheckoutRow } from '../checkout-rows.ts'

/** A checkout whose reminder is still due and that no other worker is deciding. */
export const lockDueReminder = (trx: StoreTrx, storeId: string, checkoutId: string): Promise<CheckoutRow | undefined> =>
  trx
    .selectFrom('abandoned_checkouts as c')
    .selectAll('c')
    .where('c.store_id', '=', storeId)
    .where('c.id', '=', checkoutId)
    .where('c.reminder', 'is', null)
    .where('c.recovered_at', 'is', null)
    .where(
      sql<boolean>`exists (select 1 from abandoned_checkout_settings s where s.store_id = ${storeId} and s.keeps_carts
        and c.active_at >= s.reminders_since and c.active_at <= now() - make_interval(hours => s.reminder_hours))`,
    )
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Records what was decided about the reminder of a checkout. */
export async function recordReminder(
  trx: StoreTrx,
  { store_id, id }: Pick<CheckoutRow, 'store_id' | 'id'>,
  reminder: CartReminderState,
): Promise<void> {
  await trx
    .updateTable('abandoned_checkouts')
    .set({ reminder, reminder_at: sql<Date>`now()` })
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute()
}
