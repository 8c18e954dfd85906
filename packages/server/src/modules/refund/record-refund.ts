import {
  calculateRefund,
  type Refund,
  type RefundChoice,
  RefundError,
  type RefundProblem,
  refundItems,
} from '@blockfront/commerce'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import {
  linesOf,
  type OrderColumns,
  type OrderEmailConfig,
  type OrderLineRow,
  type OrderRow,
  quantitiesOf,
  type RefundItem,
  type RefundRow,
  refundableOrder,
  refundsOf,
  restockItems,
  saveQuantities,
  statusAfterChange,
} from '../order/index.ts'
import { paymentsOf } from '../payment/index.ts'
import { completeRefund, recordRefundRequest } from './settle-refund.ts'

/** Refunds of one order. */
const MAX_REFUNDS = 200

export interface NewRefund {
  /** Chosen by the client: also the idempotency key at the provider. */
  refundId: string
  /** Minor units. */
  choice: RefundChoice
  /** Ids of the lines whose items go back into stock. */
  restock: ReadonlySet<string>
  reason: string
  /** Record only. Without an online payment, every refund is recorded only. */
  manual: boolean
  notify: boolean
  actorId: string
}

/**
 * Inserts the refund of a locked order, marks its items as refunded and restocks them. A manual refund is done, others are pending. Throws
 * `invalid_input` for more than the rest, and `transition_forbidden` for an order that is not paid. Returns the refund, and the columns of
 * the order.
 */
export async function recordRefund(
  trx: StoreTrx,
  config: OrderEmailConfig,
  order: OrderRow,
  refund: NewRefund,
): Promise<{ row: RefundRow; columns: OrderColumns }> {
  if (order.payment_status !== 'paid' && order.payment_status !== 'partially_refunded')
    throw appError('transition_forbidden', { message: 'Only a paid order can be refunded.' })
  const [lines, refunds] = await Promise.all([linesOf(trx, order.store_id, order.id), refundsOf(trx, order)])
  if (refunds.length >= MAX_REFUNDS) throw appError('store_limit', { message: `An order can have up to ${MAX_REFUNDS} refunds.` })
  const calculated = calculate(refundableOrder(order, lines, refunds), refund.choice)
  const paymentId = refund.manual || calculated.amount === 0 ? null : await onlinePayment(trx, order, calculated.amount, refunds)
  const items = await refundLines(trx, order, lines, calculated, refund)
  const row = await trx
    .insertInto('refunds')
    .values({
      store_id: order.store_id,
      id: refund.refundId,
      order_id: order.id,
      payment_id: paymentId,
      amount: calculated.amount,
      shipping: calculated.shipping,
      tax: calculated.tax,
      reason: refund.reason,
      restock: items.some(({ restocked }) => restocked > 0),
      lines: JSON.stringify(items),
      status: 'pending',
      manual: paymentId === null,
      notify: refund.notify,
      provider_ref: null,
      created_by: refund.actorId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const columns = await statusAfterChange(trx, order)
  if (row.manual) return { row, columns: { ...columns, ...(await completeRefund(trx, config, order, row, refund)) } }
  await recordRefundRequest(trx, row, order.currency)
  return { row, columns }
}

function calculate(order: Parameters<typeof calculateRefund>[0], choice: RefundChoice): Refund {
  try {
    return calculateRefund(order, choice)
  } catch (error) {
    if (!(error instanceof RefundError)) throw error
    const messages: Record<RefundProblem, Record<string, string>> = {
      quantity: { [`lines.${error.line}.quantity`]: 'This is more than can still be refunded.' },
      shipping: { shipping: 'This is more than the remaining shipping price.' },
      amount: { amount: 'This is more than the remaining amount of the payment.' },
      nothing: { amount: 'Choose items or enter an amount.' },
    }
    throw appError('invalid_input', { fields: messages[error.problem], cause: error })
  }
}

/** The online payment that a refund goes to; null if the order was paid offline. */
async function onlinePayment(
  trx: StoreTrx,
  order: OrderRow,
  amount: number,
  refunds: readonly RefundRow[],
): Promise<string | null> {
  const online = (await paymentsOf(trx, order)).filter(({ provider_ref, captured }) => provider_ref !== null && captured > 0)
  if (online.length === 0) return null
  const leftOf = ({ id, captured, refunded }: (typeof online)[number]) => {
    const ours = refunds.filter(({ payment_id, status }) => payment_id === id && status !== 'failed')
    return (
      captured -
      Math.max(
        refunded,
        ours.reduce((sum, row) => sum + row.amount, 0),
      )
    )
  }
  const payment = online.find((one) => leftOf(one) >= amount)
  if (!payment)
    throw appError('invalid_input', {
      fields: { amount: 'No payment of this order can refund this amount. Refund a smaller amount, or record the refund only.' },
    })
  return payment.id
}

/** Marks the items as refunded and restocks them. Items that were not sent are no longer to be sent. */
async function refundLines(
  trx: StoreTrx,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { lines: refunded }: Refund,
  { restock, actorId }: NewRefund,
): Promise<RefundItem[]> {
  const items: RefundItem[] = []
  const restocks: { line: OrderLineRow; quantity: number }[] = []
  for (const { id, quantity, amount } of refunded) {
    const line = lines.find((one) => one.id === id)
    if (!line) continue
    const before = quantitiesOf(line)
    const change = refundItems(before, quantity)
    // Items that were not sent went back into stock when the order was closed.
    const released = order.stock_released_at === null ? 0 : change.line.removed - before.removed
    const restocked = restock.has(id) ? change.restock - released : 0
    await saveQuantities(trx, line, restock.has(id) ? change.line : { ...change.line, restocked: before.restocked })
    restocks.push({ line, quantity: restocked })
    items.push({ lineId: id, quantity, amount, restocked: line.tracked ? restocked : 0 })
  }
  await restockItems(trx, order, { items: restocks, reason: 'refund', actorId })
  return items
}
