import { TransitionError, transition } from '@blockfront/commerce'
import type { MemberScope } from '../../context.ts'
import { appError } from '../../errors.ts'
import type { Body } from '../../handler.ts'
import { resolvePayments } from '../payment/payment-rows.ts'
import { statusAfterChange } from './fulfillment/fulfillment-status.ts'
import { NO_LONGER_RESERVED, updateOrder } from './update-order.ts'

/** Records that an order was paid outside of the platform, such as in cash. An order with nothing left to send is then completed. */
export const markPaid = (context: MemberScope, input: Body<'order.markPaid'>) =>
  updateOrder(context, input, { type: 'paid', data: { reference: input.reference } }, async (trx, order) => {
    transition('paymentStatus', order.payment_status, 'paid')
    if (order.payment_status === 'authorized')
      throw appError('transition_forbidden', { message: 'This payment is authorized. Capture it instead.' })
    if (order.status !== 'open') throw new TransitionError('status', order.status, 'open')
    await resolvePayments(trx, order, 'captured')
    return {
      ...NO_LONGER_RESERVED,
      ...(await statusAfterChange(trx, order, { paymentStatus: 'paid' })),
      payment_status: 'paid',
      paid_total: order.grand_total,
    }
  })
