import { type Currency, MoneyError, toMinor } from '@blockfront/commerce'
import type { Order } from '@blockfront/contract'
import type { MemberContext } from '../../ground/context.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { getOrder, updateOrder } from '../../modules/order/index.ts'
import { recordRefund } from '../../modules/refund/index.ts'
import { sendRefund } from './send-refund.ts'

type Input = Body<'order.refund'>

/**
 * Refunds items, shipping or an amount. The row comes first, under the order's lock; then the provider returns the money, outside of the
 * transaction. A repeated call with the same id returns the order and refunds nothing more. Throws `conflict` and `invalid_input`.
 */
export async function refundOrder(context: MemberContext, input: Input): Promise<Order> {
  try {
    const order = await insertRefund(context, input)
    if (order.refunds.some(({ id, status }) => id === input.refundId && status === 'pending'))
      await sendRefund(context, input.refundId)
  } catch (error) {
    if (!(await isRecorded(context, input))) throw error
  }
  return getOrder(context, input)
}

/** Whether a call with the same id was faster. Its order has another version, so the second call fails. */
const isRecorded = ({ db, store: { storeId } }: MemberContext, { orderId, refundId }: Input): Promise<boolean> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const query = trx.selectFrom('refunds').select('id').where('store_id', '=', storeId).where('order_id', '=', orderId)
    return (await query.where('id', '=', refundId).executeTakeFirst()) !== undefined
  })

const insertRefund = (context: MemberContext, input: Input): Promise<Order> =>
  updateOrder(
    context,
    input,
    { type: 'refund_requested', data: { refundId: input.refundId }, isRecorded: true },
    async (trx, order) => {
      const { columns } = await recordRefund(trx, context.config, order, {
        refundId: input.refundId,
        choice: {
          lines: input.lines.map(({ lineId, quantity }) => ({ id: lineId, quantity })),
          shipping: minor('shipping', input.shipping, order.currency),
          ...(input.amount !== undefined && { amount: minor('amount', input.amount, order.currency) }),
        },
        restock: new Set(input.lines.filter(({ restock }) => restock).map(({ lineId }) => lineId)),
        reason: input.reason,
        manual: input.manual,
        notify: input.notify,
        actorId: context.session.userId,
      })
      return columns
    },
  )

function minor(field: 'shipping' | 'amount', amount: number, currency: string): number {
  try {
    return toMinor(amount, currency as Currency)
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    throw appError('invalid_input', { fields: { [field]: error.message }, cause: error })
  }
}
