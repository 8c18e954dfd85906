import type { Config } from '../../../ground/config.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { PricedLine } from '../../checkout/index.ts'
import { queueStoreEmail, type StoreRow } from '../../store/index.ts'

/**
 * Notifies the owner, in one email per order, of the products and variants that an order reduces to the store's limit. The lines have the
 * stock before the order and are locked, so each crossing of the limit is reported once. No statement if there is none.
 */
export async function queueLowStockEmail(
  trx: StoreTrx,
  config: Pick<Config, 'publicUrl'>,
  store: StoreRow,
  lines: readonly PricedLine[],
): Promise<void> {
  const threshold = store.low_stock_threshold
  if (threshold === 0) return
  const items = lines.flatMap(({ tracked, product, variation, quantity, view }) => {
    const stock = (variation ?? product)?.stock_quantity ?? 0
    const left = stock - quantity
    if (!tracked || stock <= threshold || left > threshold) return []
    const options = Object.entries(view.selectedAttributes).map(([name, value]) => ({ name, value }))
    return [{ name: view.name, options, quantity: Math.max(left, 0) }]
  })
  if (items.length === 0) return
  const data = { items, threshold, url: `${config.publicUrl}/dashboard/products` }
  await queueStoreEmail(trx, config, store, { kind: 'low-stock', to: store.store_email, data })
}
