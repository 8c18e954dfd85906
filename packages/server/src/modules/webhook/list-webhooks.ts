import type { Webhook } from '@blockfront/contract'
import type { StoreScope } from '../../ground/context.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import { viewWebhook } from './webhook-rows.ts'

/** Returns the webhooks of a store, oldest first. */
export const listWebhooks = ({ db, store: { storeId } }: StoreScope): Promise<Webhook[]> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const query = trx.selectFrom('webhooks').selectAll().where('store_id', '=', storeId)
    const rows = await query.orderBy('created_at').orderBy('id').limit(100).execute()
    return rows.map((row) => viewWebhook(row))
  })
