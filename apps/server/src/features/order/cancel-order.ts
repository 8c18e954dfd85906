import { transition } from '@blockfront/commerce'
import type { MemberScope } from '../../context.ts'
import type { Body } from '../../handler.ts'
import { queueOrderCanceledEmail } from './email/order-canceled.ts'
import { releaseOrder } from './release-order.ts'
import { updateOrder } from './update-order.ts'

/** Cancels an order, restocks its unfulfilled items, and voids payments that are still expected. */
export const cancelOrder = (context: MemberScope, input: Body<'order.cancel'>) =>
  updateOrder(context, input, { type: 'cancelled', data: { reason: input.reason } }, async (trx, order) => {
    const status = transition('status', order.status, 'cancelled')
    const released = await releaseOrder(trx, order, { reason: 'cancel', actorId: context.session.userId })
    if (input.notify) await queueOrderCanceledEmail(trx, order, input.reason)
    return { status, ...released }
  })
