import type { HandlerOutput } from '@blockfront/contract'
import type { StoreScope } from '../../../ground/context.ts'
import { pageOf, rowCount } from '../../../ground/db/list-page.ts'
import { type StoreTrx, withStoreReadOnly } from '../../../ground/db/scope.ts'
import type { Query } from '../../../ground/handler.ts'
import { webhookRow } from '../webhook-rows.ts'
import { listedColumns, viewDelivery } from './delivery-rows.ts'

/** Returns one page of the deliveries to a webhook, newest first. Throws `not_found`. */
export function listDeliveries(
  { db, store: { storeId } }: StoreScope,
  { webhookId, status, pageNumber, pageSize }: Query<'webhook.deliveries'>,
): Promise<HandlerOutput<'webhook.deliveries'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const { id } = await webhookRow(trx, storeId, webhookId)
    const [rows, { total }] = await Promise.all([
      matching(trx, storeId, id, status)
        .select(listedColumns)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(pageSize)
        .offset(pageNumber * pageSize)
        .execute(),
      matching(trx, storeId, id, status).select(rowCount.as('total')).executeTakeFirstOrThrow(),
    ])
    return pageOf(rows.map(viewDelivery), total, { pageNumber, pageSize })
  })
}

function matching(trx: StoreTrx, storeId: string, webhookId: string, status: Query<'webhook.deliveries'>['status']) {
  const query = trx.selectFrom('webhook_deliveries').where('store_id', '=', storeId).where('webhook_id', '=', webhookId)
  return status ? query.where('status', '=', status) : query
}
