import type { Insertable } from 'kysely'
import { newId } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { StockAlertsTable } from '../../ground/db/tables.ts'

/** Keeps a request, unless the address already waits for the item. */
export async function insertStockAlert(trx: StoreTrx, alert: Omit<Insertable<StockAlertsTable>, 'id' | 'due_at'>): Promise<void> {
  await trx
    .insertInto('stock_alerts')
    .values({ ...alert, id: newId(), due_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Locks the next due requests for a product, without those that another worker handles. */
export const lockDueAlerts = (trx: StoreTrx, storeId: string, productId: string, limit: number) =>
  trx
    .selectFrom('stock_alerts')
    .select(['id', 'variation_id', 'email', 'locale'])
    .where('store_id', '=', storeId)
    .where('product_id', '=', productId)
    .where('due_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Deletes the requests that were answered. The others wait for the next change of the product. */
export async function settleAlerts(
  trx: StoreTrx,
  storeId: string,
  { answered, others }: { answered: readonly string[]; others: readonly string[] },
): Promise<void> {
  if (answered.length > 0)
    await trx.deleteFrom('stock_alerts').where('store_id', '=', storeId).where('id', 'in', answered).execute()
  if (others.length > 0)
    await trx
      .updateTable('stock_alerts')
      .set({ due_at: null })
      .where('store_id', '=', storeId)
      .where('id', 'in', others)
      .execute()
}
