import { type Insertable, type Selectable, sql } from 'kysely'
import { newId } from '../../db/id.ts'
import type { StoreTrx } from '../../db/scope.ts'
import type { PaymentsTable } from '../../db/tables/selling.ts'
import type { PaymentMethodRow } from './payment-methods.ts'

export type PaymentRow = Selectable<PaymentsTable>

interface OrderKey {
  store_id: string
  id: string
}

/** The payments of an order, oldest first. */
export const paymentsOf = (trx: StoreTrx, { store_id, id }: OrderKey): Promise<PaymentRow[]> =>
  trx
    .selectFrom('payments')
    .selectAll()
    .where('store_id', '=', store_id)
    .where('order_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

interface NewPayment {
  storeId: string
  orderId: string
  method: Pick<PaymentMethodRow, 'id' | 'type'>
  /** Minor units. */
  amount: number
  currency: string
}

/** Inserts the payment that an order expects, and returns its id. */
export async function insertPayment(trx: StoreTrx, { storeId, orderId, method, amount, currency }: NewPayment): Promise<string> {
  const row: Insertable<PaymentsTable> = {
    store_id: storeId,
    id: newId(),
    order_id: orderId,
    method_id: method.id,
    method_type: method.type,
    status: 'pending',
    amount,
    currency,
    provider: null,
    provider_ref: null,
    failure: null,
  }
  await trx.insertInto('payments').values(row).execute()
  return row.id
}

/** Gives the payments of an order that are still expected a final status. */
export async function resolvePayments(trx: StoreTrx, order: OrderKey, status: 'captured' | 'voided'): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status, ...(status === 'captured' && { captured: sql<number>`amount` }), updated_at: sql<Date>`now()` })
    .where('store_id', '=', order.store_id)
    .where('order_id', '=', order.id)
    .where('status', 'in', ['pending', 'authorized'])
    .execute()
}
