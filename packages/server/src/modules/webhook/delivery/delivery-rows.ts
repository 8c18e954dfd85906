import type { WebhookDelivery } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { WebhookDeliveriesTable } from '../../../ground/db/tables.ts'
import { orNotFound } from '../../../ground/errors.ts'

export type DeliveryRow = Selectable<WebhookDeliveriesTable>

/** A delivery of the store; `forUpdate` locks it until the transaction ends. Throws `not_found`. */
export async function deliveryRow(
  trx: StoreTrx,
  storeId: string,
  deliveryId: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<DeliveryRow> {
  const query = trx.selectFrom('webhook_deliveries').selectAll().where('store_id', '=', storeId).where('id', '=', deliveryId)
  return orNotFound(await (forUpdate ? query.forUpdate() : query).executeTakeFirst())
}

/** A statement that changes one delivery. */
export const updateDelivery = (trx: StoreTrx, { store_id, id }: Pick<DeliveryRow, 'store_id' | 'id'>) =>
  trx.updateTable('webhook_deliveries').where('store_id', '=', store_id).where('id', '=', id)

/** The columns of lists: without payloads and responses. */
export const listedColumns = [
  'id',
  'webhook_id',
  'event',
  'status',
  'attempts',
  'response_status',
  'failure',
  'created_at',
  'last_attempt_at',
  'next_attempt_at',
] as const satisfies (keyof DeliveryRow)[]

export const viewDelivery = (row: Pick<DeliveryRow, (typeof listedColumns)[number]>): WebhookDelivery => ({
  deliveryId: row.id,
  webhookId: row.webhook_id,
  event: row.event as WebhookDelivery['event'],
  status: row.status,
  attempts: row.attempts,
  responseStatus: row.response_status,
  failure: row.failure,
  createdAt: row.created_at.toISOString(),
  lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
  nextAttemptAt: row.status === 'pending' ? (row.next_attempt_at?.toISOString() ?? null) : null,
})
