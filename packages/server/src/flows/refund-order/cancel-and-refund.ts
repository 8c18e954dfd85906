import type { Order } from '@blockfront/contract'
import type { MemberContext } from '../../ground/context.ts'
import type { Body } from '../../ground/handler.ts'
import { getOrder } from '../../modules/order/index.ts'
import { cancelOrder } from '../cancel-order/index.ts'
import { sendRefund } from './send-refund.ts'

/** Cancels an order, and sends its refund, if any, to the payment provider. */
export async function cancelAndRefund(context: MemberContext, input: Body<'order.cancel'>): Promise<Order> {
  const order = await cancelOrder(context, input)
  const refundId = input.refund?.refundId
  if (!order.refunds.some(({ id, status }) => id === refundId && status === 'pending') || !refundId) return order
  await sendRefund(context, refundId)
  return getOrder(context, input)
}
