import type { Selectable } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { PaymentMethodsTable } from '../../../ground/db/tables.ts'

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

/** Whether a method is a bank transfer without bank details, with which nobody could pay. */
export const lacksBankDetails = ({ type, instructions }: Pick<PaymentMethodRow, 'type' | 'instructions'>): boolean =>
  type === 'bank_transfer' && instructions.trim() === ''

/** What the owner does about a method that {@link lacksBankDetails}. */
export const NO_BANK_DETAILS = 'Enter your bank details, so that customers know where to send the money.'

/** Whether a store offers a method: it is enabled, and shoppers learn how to pay. */
export const isOffered = (method: Pick<PaymentMethodRow, 'type' | 'instructions' | 'enabled'>): boolean =>
  method.enabled && !lacksBankDetails(method)

/**
 * Whether a shopper can pay an order with a method. Cash on delivery needs something to deliver. An order of nothing needs no payment, so every
 * enabled method accepts it.
 */
export function acceptsOrder(method: PaymentMethodRow, { total, requiresShipping }: PayableOrder): boolean {
  if (total === 0) return method.enabled
  const { type, min_total, max_total } = method
  const isInRange = total >= (min_total ?? 0) && total <= (max_total ?? Number.POSITIVE_INFINITY)
  return isOffered(method) && isInRange && (type !== 'cod' || requiresShipping)
}
