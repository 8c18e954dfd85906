import { calculateRefund, refundableAmount } from '@blockfront/commerce'
import { newId } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import {
  linesOf,
  type OrderEmailConfig,
  type OrderRow,
  orderRow,
  type RefundRow,
  refundableOrder,
  refundsOf,
  setOrderColumns,
} from '../order/index.ts'
import type { ExternalRefund } from '../payment/index.ts'
import { completeRefund, failRefund, recordRefundRequest } from './settle-refund.ts'

interface Reported {
  storeId: string
  orderId: string
  paymentId: string
  refunds: readonly ExternalRefund[]
}

/**
 * Records the refunds that were made in the provider's dashboard on their order, whose lock the caller holds. Each is recorded once, found by
 * the provider's id. An order without a payment keeps none.
 */
export async function recordExternalRefunds(
  trx: StoreTrx,
  config: OrderEmailConfig,
  { storeId, orderId, paymentId, refunds }: Reported,
): Promise<void> {
  for (const refund of refunds) {
    const order = await orderRow(trx, storeId, orderId)
    if (order.paid_total === 0) return
    const recorded = await refundsOf(trx, order)
    const known = recorded.find(({ payment_id, provider_ref }) => payment_id === paymentId && provider_ref === refund.ref)
    if (known ? !known.external || known.status !== 'pending' || refund.state === 'pending' : refund.state === 'failed') continue
    const row = known ?? (await insertRefund(trx, { order, paymentId, refund, recorded }))
    if (refund.state === 'pending') await recordRefundRequest(trx, row, order.currency)
    if (refund.state === 'failed') await failRefund(trx, order, row, 'The payment provider did not return the money.')
    const isDone = refund.state === 'done'
    await setOrderColumns(trx, order, isDone ? await completeRefund(trx, config, order, row, { returned: refund.amount }) : {})
  }
}

interface NewRow {
  order: OrderRow
  paymentId: string
  refund: ExternalRefund
  recorded: readonly RefundRow[]
}

/** Money that was already recorded as returned by hand does not count again. */
async function insertRefund(trx: StoreTrx, { order, paymentId, refund, recorded }: NewRow): Promise<RefundRow> {
  const { store_id, id: order_id, paid_total, refunded_total } = order
  const amount = Math.min(refund.amount, paid_total - refunded_total)
  const paid = refundableOrder(order, await linesOf(trx, store_id, order_id), recorded)
  const taxed = Math.min(amount, refundableAmount(paid))
  const tax = taxed === 0 ? 0 : calculateRefund(paid, { lines: [], shipping: 0, amount: taxed }).tax
  const row = { store_id, id: newId(), order_id, payment_id: paymentId, provider_ref: refund.ref, created_by: null }
  return trx
    .insertInto('refunds')
    .values({ ...row, amount, tax, status: 'pending', manual: false, external: true })
    .returningAll()
    .executeTakeFirstOrThrow()
}
