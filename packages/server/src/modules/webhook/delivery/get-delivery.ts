import type { HandlerOutput } from '@blockfront/contract'
import type { StoreScope } from '../../../ground/context.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import { deliveryRow, viewDelivery } from './delivery-rows.ts'

/** Returns a delivery with its payload and the last response. Throws `not_found`. */
export const getDelivery = (
  { db, store: { storeId } }: StoreScope,
  { deliveryId }: { deliveryId: string },
): Promise<HandlerOutput<'webhook.delivery'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const row = await deliveryRow(trx, storeId, deliveryId)
    return { ...viewDelivery(row), payload: row.payload, response: row.response }
  })
