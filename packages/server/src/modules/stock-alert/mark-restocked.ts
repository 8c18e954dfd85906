import { sql } from 'kysely'
import { enqueue } from '../../ground/db/job-queue.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'stockAlert.send': Record<string, never>
  }
}

/**
 * Lets the job check the requests for products that changed so that they may be in stock again. One statement, and no job if nobody
 * waits for them.
 */
export async function markRestocked(trx: StoreTrx, storeId: string, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  const rows = await trx
    .updateTable('stock_alerts')
    .set({ due_at: sql<Date>`now()` })
    .where('store_id', '=', storeId)
    .where('product_id', 'in', [...new Set(productIds)])
    .where('due_at', 'is', null)
    .returning('id')
    .execute()
  if (rows.length > 0) await enqueue(trx, 'stockAlert.send', {}, { key: 'stockAlert.send' })
}
