import type { CustomerData } from '@blockfront/contract'
import type { Config } from '../../ground/config.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { viewCheckout } from './checkout-rows.ts'
import { forgetReminders } from './reminder/recipients.ts'

/** Deletes the checkouts of a person. That the person unsubscribed from reminders stays known, as a hash of the address. */
export async function eraseCheckouts(trx: StoreTrx, storeId: string, email: string): Promise<void> {
  await trx.deleteFrom('abandoned_checkouts').where('store_id', '=', storeId).where('email', '=', email).execute()
  await forgetReminders(trx, storeId, email)
}

/** The kept checkouts of a person, newest first, without links that give access to them. */
export async function checkoutsOf(
  trx: StoreTrx,
  config: Pick<Config, 'secret' | 'publicUrl'>,
  storeId: string,
  email: string,
): Promise<CustomerData['abandonedCheckouts']> {
  const rows = await trx
    .selectFrom('abandoned_checkouts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .orderBy('active_at', 'desc')
    .orderBy('id')
    .execute()
  const views: CustomerData['abandonedCheckouts'] = []
  for (const row of rows) {
    const { recoveryUrl: _, ...view } = await viewCheckout(trx, config, row)
    views.push(view)
  }
  return views
}
