import { transition } from '@blockfront/commerce'
import type { Config } from '../../../ground/config.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { discountsOf, retakeDiscounts } from '../../../modules/discount/index.ts'
import {
  linesOf,
  NO_LONGER_RESERVED,
  type OrderColumns,
  type OrderRow,
  orderToken,
  queueOrderPlacedEmails,
  restockItems,
} from '../../../modules/order/index.ts'
import { takeIfAvailable } from '../../../modules/product/index.ts'
import { primaryHostname, storeRow } from '../../../modules/store/index.ts'

/**
 * Opens an order whose online payment is authorized or paid, and sends the emails of a placed order. An expired order takes its items
 * and its discounts again. Returns the columns to set; undefined if the order is closed, its items are sold out or a discount is used up,
 * so that the payment must be refunded.
 */
export async function openOrder(trx: StoreTrx, config: Config, order: OrderRow): Promise<OrderColumns | undefined> {
  if (order.status !== 'pending_payment' && order.status !== 'expired') return undefined
  const status = transition('status', order.status, 'open')
  if (order.stock_released_at !== null && !(await reserveAgain(trx, order))) return undefined
  // Nothing is left to pay, so the email contains neither instructions nor a date.
  await queueConfirmation(trx, config, { ...order, status, payment_status: 'paid', expires_at: null })
  return { ...NO_LONGER_RESERVED, status, stock_released_at: null }
}

/** Queues the emails of a placed order that waited for its online payment. */
export async function queueConfirmation(trx: StoreTrx, config: Config, order: OrderRow): Promise<void> {
  const { store_id: storeId, id } = order
  const [store, hostname, lines, discounts] = await Promise.all([
    storeRow(trx, storeId),
    primaryHostname(trx, storeId),
    linesOf(trx, storeId, id),
    discountsOf(trx, storeId, id),
  ])
  await queueOrderPlacedEmails(trx, config, { store, order, lines, discounts, hostname, token: orderToken(config, storeId, id) })
}

/** Takes the items and the discounts of an expired order again, all or nothing. */
async function reserveAgain(trx: StoreTrx, { store_id: storeId, id: orderId }: OrderRow): Promise<boolean> {
  const lines = await linesOf(trx, storeId, orderId)
  const items = lines
    .filter(({ tracked }) => tracked)
    .map((line) => ({ productId: line.product_id, variationId: line.variation_id, quantity: line.quantity }))
  if (!(await takeIfAvailable(trx, { storeId, orderId, items }))) return false
  // After the items, as an order is placed: so that no two transactions wait for each other.
  if (await retakeDiscounts(trx, storeId, orderId)) return true
  const taken = lines.map((line) => ({ line, quantity: line.quantity }))
  await restockItems(trx, { store_id: storeId, id: orderId }, { items: taken, reason: 'expire' })
  return false
}
