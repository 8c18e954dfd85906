import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import type { Body } from '../../ground/handler.ts'

/** Records that an order had no tax rate, so that the dashboard notifies the owner once. */
export async function recordUntaxedOrder(trx: StoreTrx, storeId: string, country: string): Promise<void> {
  await trx
    .insertInto('untaxed_countries')
    .values({ store_id: storeId, country, dismissed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Countries of orders without a tax rate that the owner has not dismissed, by code. */
export async function untaxedCountriesOf(trx: StoreTrx, storeId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('untaxed_countries')
    .select('country')
    .where('store_id', '=', storeId)
    .where('dismissed_at', 'is', null)
    .orderBy('country')
    .execute()
  return rows.map(({ country }) => country)
}

/** Dismisses the notice about orders to these countries, also for later orders. */
export function dismissUntaxed(
  { db, session, store: { storeId } }: MemberScope,
  { countries }: Body<'tax.dismissUntaxed'>,
): Promise<{ ok: true }> {
  return withStore(db, storeId, async (trx) => {
    await trx
      .updateTable('untaxed_countries')
      .set({ dismissed_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .where('country', 'in', countries)
      .where('dismissed_at', 'is', null)
      .execute()
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'tax.dismissUntaxed', detail: { countries } })
    return { ok: true as const }
  })
}
