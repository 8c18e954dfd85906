import type { Currency } from '@blockfront/commerce'
import type { HandlerOutput } from '@blockfront/contract'
import type { RequestContext, StoreContext } from '../../../ground/context.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import type { Body, Query } from '../../../ground/handler.ts'
import { availableLines } from '../../checkout/index.ts'
import { linesOf, orderRow, ordersOfCustomer, orderToken } from '../../order/index.ts'
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
    const orders = await ordersOfCustomer(trx, storeId, id, { limit: PAGE_SIZE + 1, offset })
    return {
      orders: orders.slice(0, PAGE_SIZE).map(({ customerName, email, ...order }) => ({
        ...order,
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
  { orderId, locale }: Body<'shopper.reorder'>,
): Promise<HandlerOutput<'shopper.reorder'>> {
  const { db, store } = context
  const { storeId } = store
  return withStoreReadOnly(db, storeId, async (trx) => {
    const customer = await requireCustomer(trx, context)
    const order = await orderRow(trx, storeId, orderId)
    if (order.customer_id !== customer.id) throw appError('not_found')
    const currency = order.currency as Currency
    const ordered = await linesOf(trx, storeId, orderId)
    const earlier = ordered.map(({ product_id: productId, variation_id: variationId, name, quantity }) => ({
      ...{ productId, variationId, name, quantity },
    }))
    return availableLines(trx, storeId, earlier, { currency, locale })
  })
}
