import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely'
import { newId } from '../../ground/db/id.ts'
import { enqueue } from '../../ground/db/job-queue.ts'
import { rowReader } from '../../ground/db/row-reader.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { PaymentsTable, Tables } from '../../ground/db/tables.ts'
import { appError } from '../../ground/errors.ts'
import type { PaymentMethodRow } from './method/payment-methods.ts'
import { isProviderType } from './providers/provider-type.ts'

export type PaymentRow = Selectable<PaymentsTable>

/** The key of an order or of a payment. */
interface Key {
  store_id: string
  id: string
}

/** The payments of an order, oldest first. */
export const paymentsOf = (trx: StoreTrx, { store_id, id }: Key): Promise<PaymentRow[]> =>
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
  /** Without an id, a payment method that the owner did not set up. */
  method: Pick<PaymentMethodRow, 'type' | 'manual_capture'> & { id: string | null }
  /** Minor units. */
  amount: number
  currency: string
}

/** How long a provider's page should stay open. Some minutes longer than the shortest session, so that a failed start can be repeated. */
const SESSION_MINUTES = 45

/** Inserts the payment that an order expects. A payment of nothing is captured. */
export async function insertPayment(trx: StoreTrx, { storeId, orderId, method, amount, currency }: NewPayment): Promise<void> {
  const isOnline = isProviderType(method.type)
  const row: Insertable<PaymentsTable> = {
    store_id: storeId,
    id: newId(),
    order_id: orderId,
    method_id: method.id,
    method_type: method.type,
    status: amount === 0 ? 'captured' : 'pending',
    manual_capture: method.manual_capture,
    // Whole seconds: providers count in them, and every retry must pass the same time.
    expires_at: isOnline ? new Date(Math.ceil(Date.now() / 1000 + SESSION_MINUTES * 60) * 1000) : null,
    amount,
    currency,
    provider: null,
    provider_ref: null,
    failure: null,
  }
  await trx.insertInto('payments').values(row).execute()
}

/** The payment that was added last. Several attempts of one order have increasing ids. */
export const latestPayment = (trx: StoreTrx, { store_id, id }: Key): Promise<PaymentRow | undefined> =>
  trx
    .selectFrom('payments')
    .selectAll()
    .where('store_id', '=', store_id)
    .where('order_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Gives the payments of an order that are still expected a final status. An online payment that is voided is also ended at its provider,
 * after the transaction. Throws `conflict` while a payment is being captured.
 */
export async function resolvePayments(trx: StoreTrx, order: Key, status: 'captured' | 'voided'): Promise<void> {
  const resolved = await trx
    .updateTable('payments')
    .set({ status, ...(status === 'captured' && { captured: sql<number>`amount` }), updated_at: sql<Date>`now()` })
    .where('store_id', '=', order.store_id)
    .where('order_id', '=', order.id)
    .where('status', 'in', ['pending', 'authorized'])
    .returning(['id', 'provider_ref', 'capture_requested_at'])
    .execute()
  if (status === 'captured') return
  if (resolved.some(({ capture_requested_at }) => capture_requested_at !== null))
    throw appError('conflict', { message: 'The payment of this order is being captured. Try again in a minute.' })
  for (const { id, provider_ref } of resolved)
    if (provider_ref !== null) await enqueue(trx, 'payment.cancel', { storeId: order.store_id, paymentId: id })
}

/** Voids a payment that never started at its provider, before another one takes its place. */
export async function voidUnstarted(trx: StoreTrx, { store_id, id }: Key): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'voided', updated_at: sql<Date>`now()` })
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('provider_ref', 'is', null)
    .execute()
}

/** A payment; `forUpdate` locks it until the transaction ends. Throws `not_found`. */
export const paymentRow = rowReader('payments')

/** Sets columns of a payment. */
export async function setPaymentColumns(
  trx: StoreTrx,
  { store_id, id }: Key,
  columns: UpdateObject<Tables, 'payments'>,
): Promise<void> {
  await trx.updateTable('payments').set(columns).where('store_id', '=', store_id).where('id', '=', id).execute()
}

/** Records that the authorized payment of an order will be captured. Returns the payment's id; undefined if the order has none. */
export async function requestCapture(trx: StoreTrx, { store_id, id }: Key): Promise<string | undefined> {
  const payment = await trx
    .updateTable('payments')
    .set({ capture_requested_at: sql<Date>`now()`, next_check_at: sql<Date>`now() + interval '1 minute'`, checks: 0 })
    .where('store_id', '=', store_id)
    .where('order_id', '=', id)
    .where('status', '=', 'authorized')
    .returning('id')
    .executeTakeFirst()
  return payment?.id
}
