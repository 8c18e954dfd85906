import type { Config } from '../../ground/config.ts'
import { newId } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { QuoteCalculation } from '../../modules/checkout/index.ts'
import { takeDiscounts } from '../../modules/discount/index.ts'
import { type OrderLineRow, type OrderRow, orderToken } from '../../modules/order/index.ts'
import { invalidateStock, moveStock } from '../../modules/product/index.ts'
import { recordUntaxedOrder } from '../../modules/tax/index.ts'
import { composeOrder, insertOrder, type NewOrder, type OrderEnd } from './insert-order.ts'

/** The id and the token of an order to place. */
export function newOrderId(config: Pick<Config, 'secret'>, storeId: string): [orderId: string, token: string] {
  const orderId = newId()
  return [orderId, orderToken(config, storeId, orderId)]
}

/**
 * Places the order of a quote whose stock is locked: takes its discounts and its items, and inserts it. The caller checked the quote, and
 * sends the emails; `end` is as in {@link insertOrder}. Returns undefined, after which the transaction must be rolled back, if a
 * discount was used up since.
 */
export async function placeQuoted(
  trx: StoreTrx,
  newOrder: NewOrder,
  composed = composeOrder(newOrder),
  end?: OrderEnd,
): Promise<{ order: OrderRow; lines: OrderLineRow[] } | undefined> {
  const { store, orderId, order, calculation } = newOrder
  const { store_id: storeId } = store
  if (!(await takeDiscounts(trx, storeId, calculation.discounts, order.contact))) return undefined
  await takeFromStock(trx, storeId, orderId, calculation)
  const { taxes } = calculation
  if (!taxes.hasRate) await recordUntaxedOrder(trx, storeId, taxes.country)
  return insertOrder(trx, newOrder, composed, end)
}

async function takeFromStock(
  trx: StoreTrx,
  storeId: string,
  orderId: string,
  { lines }: Pick<QuoteCalculation, 'lines'>,
): Promise<void> {
  const moves = lines.flatMap(({ tracked, product, variation, quantity }) =>
    tracked && product ? [{ productId: product.id, variationId: variation?.id ?? null, delta: -quantity }] : [],
  )
  // On one connection, PostgreSQL runs these in order, so the status of a product follows from all of its variations.
  const changes = await Promise.all(
    moves.map(async (move) => ((await moveStock(trx, { storeId, orderId, ...move, reason: 'order' })) ? [move.productId] : [])),
  )
  await invalidateStock(trx, storeId, changes.flat())
}
