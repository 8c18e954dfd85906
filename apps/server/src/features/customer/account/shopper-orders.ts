import { type Currency, toMajor } from '@blockfront/commerce'
import type { HandlerOutput } from '@blockfront/contract'
import type { RequestContext, StoreContext } from '../../../context.ts'
import { withStoreReadOnly } from '../../../db/scope.ts'
import { appError } from '../../../errors.ts'
import type { Body, Query } from '../../../handler.ts'
import { priceLines } from '../../checkout/price-lines.ts'
import { accountOrders } from '../../order/customer-orders.ts'
import { linesOf, orderRow } from '../../order/order-rows.ts'
import { orderToken } from '../../order/place/order-token.ts'
import { requireCustomer } from './session.ts'

type ShopperContext = StoreContext & RequestContext

const PAGE_SIZE = 10

/** Returns one page of the signed-in customer's orders, newest first, with the tokens of their pages. Throws `unauthenticated`. */
export function listShopperOrders(
  context: ShopperContext,
  { pageNumber }: Query<'shopper.orders'>,
): Promise<HandlerOutput<'shopper.orders'>> {
  const { db, config, store } = context
  const { storeId } = store
  return withStoreReadOnly(db, storeId, async (trx) => {
    const { id } = await requireCustomer(trx, context)
    const offset = pageNumber * PAGE_SIZE
    const orders = await accountOrders(trx, storeId, id, { limit: PAGE_SIZE + 1, offset })
    return {
      orders: orders.slice(0, PAGE_SIZE).map(({ rateType, summary: { customerName, email, ...order } }) => ({
        ...order,
        rateType,
        token: orderToken(config, storeId, order.orderId),
      })),
      hasMore: orders.length > PAGE_SIZE,
    }
  })
}

/**
 * Returns the lines of an earlier order that can be bought now, with current prices and at most the quantity in stock, and the names of
 * the others. Throws `unauthenticated`, and `not_found` for an order of another customer.
 */
export function reorder(
  context: ShopperContext,
  { orderId }: Body<'shopper.reorder'>,
): Promise<HandlerOutput<'shopper.reorder'>> {
  const { db, store } = context
  const { storeId } = store
  return withStoreReadOnly(db, storeId, async (trx) => {
    const customer = await requireCustomer(trx, context)
    const order = await orderRow(trx, storeId, orderId)
    if (order.customer_id !== customer.id) throw appError('not_found')
    const currency = order.currency as Currency
    const ordered = await linesOf(trx, storeId, orderId)
    const wanted = ordered.map(({ product_id: productId, variation_id: variationId, quantity }) => ({
      productId,
      variationId,
      quantity,
    }))
    const priced = await priceLines(trx, storeId, wanted, { currency, lock: false })
    const buyable = priced.flatMap(({ view, unitPrice }) => {
      const { productId, variationId, name, productImage, selectedAttributes, available, problem } = view
      const quantity = Math.min(view.quantity, available ?? view.quantity)
      if ((problem !== null && problem !== 'not_enough_stock' && problem !== 'price_changed') || quantity === 0) return []
      const unit = toMajor(unitPrice, currency)
      return [{ productId, variationId, name, productImage, selectedAttributes, unitPrice: unit, quantity }]
    })
    const isBought = (line: (typeof ordered)[number]) =>
      buyable.some(({ productId, variationId }) => productId === line.product_id && variationId === line.variation_id)
    const reduced = buyable.flatMap(({ productId, variationId, quantity, name }) => {
      const before = wanted
        .filter((line) => line.productId === productId && line.variationId === variationId)
        .reduce((sum, line) => sum + line.quantity, 0)
      return quantity < before ? [name] : []
    })
    return { lines: buyable, missing: ordered.filter((line) => !isBought(line)).map(({ name }) => name), reduced }
  })
}
