import type { StoreTrx } from '../../ground/db/scope.ts'
import { acceptsOrder, isProviderType, methodsOf, type PaymentMethodRow } from '../payment/index.ts'
import type { OrderRow } from './order-rows.ts'
import { isUnpaid } from './unpaid-order.ts'

/**
 * The methods with which a shopper can pay an order; none for one that is paid, closed or partly sent. An order with a payment link is paid
 * online, as the member who sent the link chose.
 */
export async function methodsOfOrder(trx: StoreTrx, order: OrderRow): Promise<PaymentMethodRow[]> {
  if (!isUnpaid(order)) return []
  const needs = { total: order.grand_total, requiresShipping: order.shipping_rate !== null }
  const methods = await methodsOf(trx, order.store_id)
  return methods.filter((method) => acceptsOrder(method, needs) && (order.pay_until === null || isProviderType(method.type)))
}
