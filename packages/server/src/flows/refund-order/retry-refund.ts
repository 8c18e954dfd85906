import { refundableAmount } from '@blockfront/commerce'
import type { Order } from '@blockfront/contract'
import type { MemberContext } from '../../ground/context.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import {
  getOrder,
  linesOf,
  type OrderRow,
  type RefundRow,
  refundableOrder,
  refundRow,
  refundsOf,
  updateOrder,
} from '../../modules/order/index.ts'
import { completeRefund, recordRefundRequest, reopenRefund } from '../../modules/refund/index.ts'
import { sendRefund } from './send-refund.ts'

/**
 * Sends a failed refund to its provider again, or records that the money was returned otherwise. Throws `transition_forbidden` for a refund
 * that did not fail, or that is more than the remaining amount of the payment.
 */
export async function retryRefund(context: MemberContext, input: Body<'order.retryRefund'>): Promise<Order> {
  const { refundId, manual } = input
  const actorId = context.session.userId
  const event = { type: 'refund_requested', data: { refundId }, isRecorded: true } as const
  await updateOrder(context, input, event, async (trx, order) => {
    const row = await refundRow(trx, order, refundId)
    await checkRetry(trx, order, row)
    if (manual) return completeRefund(trx, context.config, order, { ...row, manual }, { actorId })
    await reopenRefund(trx, row)
    await recordRefundRequest(trx, row, order.currency, actorId)
    return {}
  })
  if (!manual) await sendRefund(context, refundId)
  return getOrder(context, input)
}

async function checkRetry(trx: StoreTrx, order: OrderRow, row: RefundRow): Promise<void> {
  if (row.status !== 'failed') throw appError('transition_forbidden', { message: 'Only a failed refund can be tried again.' })
  const lines = await linesOf(trx, order.store_id, order.id)
  if (row.amount > refundableAmount(refundableOrder(order, lines, await refundsOf(trx, order))))
    throw appError('transition_forbidden', { message: 'The money of this refund was returned with another refund.' })
}
