import type { CheckoutDraft } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { CheckoutConfigTable } from '../../../ground/db/tables.ts'

export type ConfigRow = Selectable<CheckoutConfigTable>

/** The settings row of a store, locked until the transaction ends. A store without one gets it. */
export async function lockedConfig(trx: StoreTrx, storeId: string): Promise<ConfigRow> {
  await trx
    .insertInto('checkout_config')
    .values({ store_id: storeId })
    .onConflict((conflict) => conflict.column('store_id').doNothing())
    .execute()
  return trx.selectFrom('checkout_config').selectAll().where('store_id', '=', storeId).forUpdate().executeTakeFirstOrThrow()
}

type Settings = CheckoutDraft['settings']

export const viewDraft = (row: ConfigRow): CheckoutDraft => ({
  storeId: row.store_id,
  settings: (row.draft ?? row.config) as Settings,
  published: row.config as Settings,
  version: row.version,
  hasUnpublishedChanges: row.draft !== null,
  publishedAt: row.published_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
})
