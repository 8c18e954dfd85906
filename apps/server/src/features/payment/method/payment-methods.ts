import type { Selectable } from 'kysely'
import type { StoreTrx } from '../../../db/scope.ts'
import type { PaymentMethodsTable } from '../../../db/tables/selling.ts'

export type PaymentMethodRow = Selectable<PaymentMethodsTable>

/** The payment methods of a store, also disabled ones, in the owner's order. */
export const methodsOf = (trx: StoreTrx, storeId: string): Promise<PaymentMethodRow[]> =>
  trx
    .selectFrom('payment_methods')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The properties of an order that decide which payment methods it has. The total is in minor units. */
interface PayableOrder {
  total: number
  requiresShipping: boolean
}

/** Whether a shopper can pay an order with a method. Cash on delivery needs something to deliver. */
export const acceptsOrder = (
  { type, enabled, min_total, max_total }: PaymentMethodRow,
  { total, requiresShipping }: PayableOrder,
): boolean =>
  enabled && total >= (min_total ?? 0) && total <= (max_total ?? Number.POSITIVE_INFINITY) && (type !== 'cod' || requiresShipping)
