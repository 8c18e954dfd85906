import type { StoreTrx } from '../../ground/db/scope.ts'

/** A discount of an order. `amount` is in minor units. */
export interface OrderDiscount {
  name: string
  /** Null for an automatic discount. */
  code: string | null
  amount: number
}

/** The discounts of an order, in the order in which they apply. */
export const discountsOf = (trx: StoreTrx, storeId: string, orderId: string): Promise<OrderDiscount[]> =>
  trx
    .selectFrom('order_discounts')
    .select(['name', 'code', 'amount'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
