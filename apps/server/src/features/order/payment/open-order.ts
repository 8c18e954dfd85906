import { transition } from '@blockfront/commerce'
import type { Config } from '../../../config.ts'
import type { StoreTrx } from '../../../db/scope.ts'
import { discountsOf } from '../../discount/order-discounts.ts'
import { takeIfAvailable } from '../../product/take-if-available.ts'
import { primaryHostname, storeRow } from '../../store/store.ts'
import { queueOrderPlacedEmails } from '../email/order-placed.ts'
import { linesOf, type OrderRow } from '../order-rows.ts'
import { orderToken } from '../place/order-token.ts'
import { NO_LONGER_RESERVED, type OrderColumns } from '../update-order.ts'

/**
 * Opens an order whose online payment is authorized or paid, and sends the emails of a placed order. An expired order takes its items
 * from the stock again. Returns the columns to set; undefined if the order is closed or its items are sold out, so that the money must go
 * back.
 */
export async function openOrder(trx: StoreTrx, config: Config, order: OrderRow): Promise<OrderColumns | undefined> {
  if (order.status !== 'pending_payment' && order.status !== 'expired') return undefined
  const status = transition('status', order.status, 'open')
  const lines = await linesOf(trx, order.store_id, order.id)
  if (order.stock_released_at !== null) {
    const items = lines
      .filter(({ tracked }) => tracked)
      .map((line) => ({ productId: line.product_id, variationId: line.variation_id, quantity: line.quantity }))
    if (!(await takeIfAvailable(trx, { storeId: order.store_id, orderId: order.id, items }))) return undefined
  }
  const [store, hostname, discounts] = await Promise.all([
    storeRow(trx, order.store_id),
    primaryHostname(trx, order.store_id),
    discountsOf(trx, order.store_id, order.id),
  ])
  const token = orderToken(config, order.store_id, order.id)
  await queueOrderPlacedEmails(trx, config, { store, order: { ...order, expires_at: null }, lines, discounts, hostname, token })
  return { ...NO_LONGER_RESERVED, status, stock_released_at: null }
}
