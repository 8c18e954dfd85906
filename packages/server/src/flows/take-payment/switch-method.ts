import { transition } from '@blockfront/commerce'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError, orNotFound } from '../../ground/errors.ts'
import {
  isUnpaid,
  methodsOfOrder,
  type OrderColumns,
  type OrderRow,
  orderRow,
  recordOrderEvent,
  setOrderColumns,
} from '../../modules/order/index.ts'
import {
  insertPayment,
  isProviderType,
  latestPayment,
  type PaymentMethodRow,
  resolvePayments,
} from '../../modules/payment/index.ts'
import { storeRow } from '../../modules/store/index.ts'
import type { PaymentContext } from './apply-payment.ts'
import { closePayments } from './close-payment.ts'
import { queueConfirmation } from './order/open-order.ts'

/**
 * Lets the shopper pay an order with another method: ends the attempt at its provider first, so that the order cannot be paid twice. An order that
 * waited for its online payment is confirmed if the new method needs none. Throws `method_unavailable` for a method that the order does not have,
 * `transition_forbidden` if it was paid meanwhile, and `unavailable` while the provider does not respond.
 */
export async function switchMethod(context: PaymentContext, orderId: string, methodId: string): Promise<void> {
  const { db, config, store } = context
  const { storeId } = store
  const current = await withStoreReadOnly(db, storeId, async (trx) => {
    const order = await orderRow(trx, storeId, orderId)
    await offeredMethod(trx, order, methodId)
    return latestPayment(trx, order)
  })
  if (current?.method_id === methodId) return
  const { isUnknown } = await closePayments(context, orderId)
  if (isUnknown)
    throw appError('unavailable', {
      message: 'The payment that you started could not be canceled, so the payment method was not changed. Please try again.',
    })
  await withStore(db, storeId, async (trx) => {
    const order = await orderRow(trx, storeId, orderId, { forUpdate: true })
    const method = await offeredMethod(trx, order, methodId)
    const { amount, currency, ...latest } = orNotFound(await latestPayment(trx, order))
    if (latest.method_id === methodId) return
    await resolvePayments(trx, order, 'voided')
    await insertPayment(trx, { storeId, orderId, method, amount, currency })
    const { type, title, instructions } = method
    const columns: OrderColumns = {
      payment_method: JSON.stringify({ type, title, instructions }),
      payment_status: 'pending',
      ...(order.status === 'pending_payment' && !isProviderType(type) && (await withoutProvider(trx, storeId))),
    }
    await setOrderColumns(trx, order, columns)
    await recordOrderEvent(trx, { storeId, orderId, type: 'payment_method_changed', data: { title } })
    if (columns.status === 'open') await queueConfirmation(trx, config, await orderRow(trx, storeId, orderId))
  })
}

/** The columns of an order that no longer waits for an online payment. Its items are reserved for as many days as the store allows. */
async function withoutProvider(trx: StoreTrx, storeId: string): Promise<OrderColumns> {
  const { unpaid_order_days: days } = await storeRow(trx, storeId)
  return { status: transition('status', 'pending_payment', 'open'), expires_at: new Date(Date.now() + days * DAY) }
}

/** Milliseconds. */
const DAY = 86_400_000

/** Returns a method of {@link methodsOfOrder}. */
async function offeredMethod(trx: StoreTrx, order: OrderRow, methodId: string): Promise<PaymentMethodRow> {
  if (!isUnpaid(order)) throw appError('transition_forbidden', { message: 'This order does not expect a payment anymore.' })
  const method = (await methodsOfOrder(trx, order)).find(({ id }) => id === methodId)
  if (!method) throw appError('method_unavailable')
  return method
}
