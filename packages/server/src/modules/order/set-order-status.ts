import { TransitionError, transition, unfulfilledQuantity } from '@blockfront/commerce'
import type { MemberScope } from '../../ground/context.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { quantitiesOf } from './order-line-quantities.ts'
import { linesOf } from './order-rows.ts'
import { updateOrder } from './update-order.ts'

const EVENT = { open: 'reopened', completed: 'completed', archived: 'archived' } as const

/**
 * Reopens a completed order, completes a reopened one, or archives an order that is completed or canceled. Throws `transition_forbidden`
 * for any other change, and for completing an order with items to send or a payment to come.
 */
export const setOrderStatus = (context: MemberScope, input: Body<'order.setStatus'>) =>
  updateOrder(context, input, { type: EVENT[input.status] }, async (trx, order) => {
    // An order that waits for its online payment is opened by that payment only.
    if (order.status === 'pending_payment') throw new TransitionError('status', order.status, input.status)
    const status = transition('status', order.status, input.status)
    if (status === 'completed') {
      const lines = await linesOf(trx, order.store_id, order.id)
      const isSent = lines.every((line) => unfulfilledQuantity(quantitiesOf(line)) === 0)
      if (!isSent || ['pending', 'authorized', 'failed'].includes(order.payment_status))
        throw appError('transition_forbidden', { message: 'Fulfill and collect the payment of this order first.' })
    }
    return { status }
  })
