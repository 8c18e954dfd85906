import { TransitionError, transition } from '@blockfront/commerce'
import type { Config } from '../../../ground/config.ts'
import type { MemberContext, MemberScope } from '../../../ground/context.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import {
  expectsOnlinePayment,
  NO_LONGER_RESERVED,
  type OrderColumns,
  type OrderRow,
  queuePaymentReceivedEmail,
  statusAfterChange,
  updateOrder,
} from '../../../modules/order/index.ts'
import { insertPayment, resolvePayments } from '../../../modules/payment/index.ts'
import { openOrder } from './open-order.ts'

/** Records that an order was paid outside of the platform, such as in cash. An order with nothing left to send is then completed. */
export const markPaid = (context: MemberScope & Pick<MemberContext, 'config'>, input: Body<'order.markPaid'>) =>
  updateOrder(context, input, { type: 'paid', data: { reference: input.reference } }, async (trx, order) => {
    transition('paymentStatus', order.payment_status, 'paid')
    if (order.payment_status === 'authorized')
      throw appError('transition_forbidden', { message: 'This payment is authorized. Capture it instead.' })
    if (order.status === 'pending_payment' && order.pay_until !== null) return paidInAnotherWay(trx, context.config, order)
    if (order.status !== 'open') throw new TransitionError('status', order.status, 'open')
    await queuePaymentReceivedEmail(trx, context.config, order)
    if (expectsOnlinePayment(order)) return paidInAnotherWay(trx, context.config, order)
    return paidOutside(trx, order)
  })

/** The columns of an open order whose payment was received outside of the platform. Its expected payments count as received. */
export async function paidOutside(trx: StoreTrx, order: OrderRow): Promise<OrderColumns> {
  await resolvePayments(trx, order, 'captured')
  return {
    ...NO_LONGER_RESERVED,
    ...(await statusAfterChange(trx, order, { paymentStatus: 'paid' })),
    payment_status: 'paid',
    paid_total: order.grand_total,
  }
}

/**
 * The columns of an order that was to be paid online, and was paid in another way. Its online payment ends at the provider. If the shopper paid
 * online at the same time, the row lock decides which payment counts, and the other one is refunded as a duplicate.
 */
async function paidInAnotherWay(trx: StoreTrx, config: Config, order: OrderRow): Promise<OrderColumns> {
  await resolvePayments(trx, order, 'voided')
  const { store_id: storeId, id: orderId, grand_total: amount, currency } = order
  const method = { id: null, type: 'manual', manual_capture: false } as const
  await insertPayment(trx, { storeId, orderId, method, amount, currency })
  const opened = await openOrder(trx, config, order)
  return { ...opened, ...(await paidOutside(trx, { ...order, status: 'open' })) }
}
