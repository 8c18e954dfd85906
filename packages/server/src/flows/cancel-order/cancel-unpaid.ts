import { transition } from '@blockfront/commerce'
import type { HandlerOutput } from '@blockfront/contract'
import { withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { getReceipt, orderRow, recordOrderEvent, setOrderColumns } from '../../modules/order/index.ts'
import { closePayments, orderOf, type PaymentContext } from '../take-payment/index.ts'
import { releaseOrder } from './release-order.ts'

/**
 * Cancels an order that waits for its online payment, for its shopper, who places a new one: its items are in stock again, and its discounts can be
 * used again. Returns the order, which is unchanged if it was paid or closed meanwhile. If its provider does not respond, a job ends the payment
 * later, and what is paid until then is refunded. Throws `transition_forbidden` for an order of a member's payment link.
 */
export async function cancelUnpaid(
  context: PaymentContext,
  { token }: Body<'order.cancelUnpaid'>,
): Promise<HandlerOutput<'order.cancelUnpaid'>> {
  const { db, store } = context
  const { storeId } = store
  const { id: orderId, status, pay_until } = await orderOf(context, token)
  if (pay_until !== null) throw appError('transition_forbidden', { message: 'Contact the store to cancel this order.' })
  if (status === 'pending_payment') {
    await closePayments(context, orderId)
    await withStore(db, storeId, async (trx) => {
      const order = await orderRow(trx, storeId, orderId, { forUpdate: true })
      if (order.status !== 'pending_payment') return
      const released = await releaseOrder(trx, order, { reason: 'cancel' })
      await setOrderColumns(trx, order, { ...released, status: transition('status', order.status, 'cancelled') })
      await recordOrderEvent(trx, { storeId, orderId, type: 'cancelled', data: { byCustomer: true } })
    })
  }
  return getReceipt(context, { token })
}
