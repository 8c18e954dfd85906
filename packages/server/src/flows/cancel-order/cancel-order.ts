import { transition } from '@blockfront/commerce'
import type { MemberScope } from '../../ground/context.ts'
import type { Body } from '../../ground/handler.ts'
import { queueOrderCanceledEmail, updateOrder } from '../../modules/order/index.ts'
import { refundCanceled } from '../../modules/refund/index.ts'
import { releaseOrder } from './release-order.ts'

/**
 * Cancels an order, restocks its unfulfilled items, and voids payments that are still expected. With `refund`, also records the refund of
 * the canceled items; a pending one is then sent to its provider.
 */
export const cancelOrder = (context: MemberScope, input: Body<'order.cancel'>) =>
  updateOrder(context, input, { type: 'cancelled', data: { reason: input.reason } }, async (trx, order) => {
    const status = transition('status', order.status, 'cancelled')
    const [{ reason, notify, refund }, { config }] = [input, context]
    const actorId = context.session.userId
    const released = await releaseOrder(trx, order, { reason: 'cancel', actorId })
    if (notify) await queueOrderCanceledEmail(trx, config, order, { text: reason })
    const refunded = refund && (await refundCanceled(trx, config, order, { ...refund, reason, notify, actorId }))
    return { ...released, ...refunded, status }
  })
