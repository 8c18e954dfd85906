import type { StockAlert } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'

/** The products that a person waits for, newest first. */
export async function stockAlertsOf(trx: StoreTrx, storeId: string, email: string): Promise<StockAlert[]> {
  const rows = await trx
    .selectFrom('stock_alerts as a')
    .innerJoin('products as p', (join) => join.onRef('p.store_id', '=', 'a.store_id').onRef('p.id', '=', 'a.product_id'))
    .select(['a.product_id', 'a.variation_id', 'a.created_at', 'p.name'])
    .where('a.store_id', '=', storeId)
    .where('p.store_id', '=', storeId)
    .where('a.email', '=', email.toLowerCase())
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id')
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    productName: row.name,
    variationId: row.variation_id || null,
    createdAt: row.created_at.toISOString(),
  }))
}

/** Deletes the requests of a person: the personal data was erased, or the person unsubscribed. */
export async function eraseStockAlerts(trx: StoreTrx, storeId: string, email: string): Promise<void> {
  await trx.deleteFrom('stock_alerts').where('store_id', '=', storeId).where('email', '=', email.toLowerCase()).execute()
}
