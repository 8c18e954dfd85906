import type { AbandonedCheckoutSettings, CheckoutConfig } from '@blockfront/contract'
import { type Selectable, sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope, StoreScope } from '../../ground/context.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import type { AbandonedCheckoutSettingsTable } from '../../ground/db/tables.ts'
import { cacheTags } from '../../ground/events/cache-tags.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import type { Body } from '../../ground/handler.ts'

export type SettingsRow = Selectable<AbandonedCheckoutSettingsTable>

/** The settings of a store; the defaults if its owner never changed them. */
export async function settingsRow(trx: StoreTrx, storeId: string): Promise<SettingsRow> {
  const query = trx.selectFrom('abandoned_checkout_settings').selectAll().where('store_id', '=', storeId)
  return (
    (await query.executeTakeFirst()) ?? {
      store_id: storeId,
      keeps_carts: true,
      reminders_since: null,
      reminder_hours: 10,
      reminder_audience: 'consented',
    }
  )
}

const viewSettings = (row: SettingsRow): AbandonedCheckoutSettings => ({
  keepsCarts: row.keeps_carts,
  sendsReminders: row.reminders_since !== null,
  reminderHours: row.reminder_hours,
  reminderAudience: row.reminder_audience,
})

/** How the checkout uses an email address, to inform the shopper. */
export async function abandonedCheckoutsOf(trx: StoreTrx, storeId: string): Promise<CheckoutConfig['abandonedCheckouts']> {
  const { keeps_carts: keepsCarts, reminders_since: remindersSince } = await settingsRow(trx, storeId)
  if (!keepsCarts) return 'off'
  return remindersSince ? 'reminded' : 'kept'
}

export const getSettings = ({ db, store: { storeId } }: StoreScope): Promise<AbandonedCheckoutSettings> =>
  withStoreReadOnly(db, storeId, async (trx) => viewSettings(await settingsRow(trx, storeId)))

/** Updates what the input contains. Kept carts stay in the list when the store stops keeping new ones. */
export const updateSettings = (
  { db, store: { storeId }, session }: MemberScope,
  { keepsCarts, sendsReminders, reminderHours, reminderAudience }: Body<'abandonedCheckout.updateSettings'>,
): Promise<AbandonedCheckoutSettings> =>
  withStore(db, storeId, async (trx) => {
    await trx
      .insertInto('abandoned_checkout_settings')
      .values({ store_id: storeId, reminders_since: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await trx
      .updateTable('abandoned_checkout_settings')
      .set({
        keeps_carts: keepsCarts,
        reminder_hours: reminderHours,
        reminder_audience: reminderAudience,
        // Reminders that are already on keep their start.
        ...(sendsReminders !== undefined && {
          reminders_since: sendsReminders ? sql<Date>`coalesce(reminders_since, now())` : null,
        }),
        store_id: storeId,
      })
      .where('store_id', '=', storeId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const settings = viewSettings(row)
    await recordAudit(trx, {
      storeId,
      actorId: session.userId,
      action: 'abandonedCheckout.updateSettings',
      detail: settings,
    })
    await invalidate(trx, storeId, [cacheTags.page('checkout')])
    return settings
  })
