import { sql } from 'kysely'
import { enqueue } from '../../ground/db/job-queue.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { StoreEvent } from '../../ground/events/subscriber.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'stockAlert.send': Record<string, never>
  }
}

/** The events after which products may be in stock again. */
export const restockingEvents = ['product.updated', 'product.imported', 'product.restocked'] as const

/**
 * Lets the job check the requests for the products of an event; after an import, all of the store. One statement, and no job if nobody waits
 * for them.
 */
export async function markRestocked(
  trx: StoreTrx,
  { storeId, data }: StoreEvent<(typeof restockingEvents)[number]>,
): Promise<void> {
  const rows = await trx
    .updateTable('stock_alerts')
    .set({ due_at: sql<Date>`now()` })
    .where('store_id', '=', storeId)
    .$if('productIds' in data, (query) => query.where('product_id', 'in', 'productIds' in data ? data.productIds : []))
    .where('due_at', 'is', null)
    .returning('id')
    .execute()
  if (rows.length > 0) await enqueue(trx, 'stockAlert.send', {}, { key: 'stockAlert.send' })
}
