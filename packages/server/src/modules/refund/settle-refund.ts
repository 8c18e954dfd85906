import { transition } from '@blockfront/commerce'
import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import {
  type OrderColumns,
  type OrderEmailConfig,
  type OrderRow,
  queueOrderRefundedEmail,
  type RefundRow,
  recordOrderEvent,
} from '../order/index.ts'

interface Completion {
  /** The member who recorded the refund; undefined if the provider reported it. */
  actorId?: string | undefined
  providerRef?: string | null
  /** Minor units that a refund at the provider returned, where only a part of them counts; the refund's amount by default. */
  returned?: number
}

/** Marks a pending refund of a locked order as done, and notifies the shopper. Returns the columns of the order. */
export async function completeRefund(
  trx: StoreTrx,
  config: OrderEmailConfig,
  order: OrderRow,
  row: RefundRow,
  { actorId, providerRef = row.provider_ref, returned = row.amount }: Completion = {},
): Promise<OrderColumns> {
  const { amount, manual, external, reason } = row
  await refundQuery(trx, row).set({ status: 'done', provider_ref: providerRef, failure: '', manual }).execute()
  await recordOrderEvent(trx, {
    storeId: order.store_id,
    orderId: order.id,
    type: 'refunded',
    data: { amount: returned, currency: order.currency, manual, reason, ...(external && { external, counted: amount }) },
    ...(actorId && { actorId }),
  })
  if (row.notify) await queueOrderRefundedEmail(trx, config, order, row)
  if (amount === 0) return {}
  // A refund that was pending can meet one that was recorded by hand or made at the provider meanwhile.
  const refunded_total = Math.min(order.paid_total, order.refunded_total + amount)
  const payment_status = refunded_total === order.paid_total ? 'refunded' : 'partially_refunded'
  if (payment_status !== order.payment_status) transition('paymentStatus', order.payment_status, payment_status)
  return { refunded_total, payment_status }
}

/** Records on the timeline that a refund was sent to its provider. */
export const recordRefundRequest = (trx: StoreTrx, row: RefundRow, currency: string, actorId = row.created_by): Promise<void> =>
  recordOrderEvent(trx, {
    storeId: row.store_id,
    orderId: row.order_id,
    type: 'refund_requested',
    data: { amount: row.amount, currency, reason: row.reason },
    ...(actorId && { actorId }),
  })

/** Marks a pending refund of a locked order as failed. Its items stay refunded: the owner tries again, or returns the money otherwise. */
export async function failRefund(trx: StoreTrx, order: OrderRow, row: RefundRow, failure: string): Promise<void> {
  await refundQuery(trx, row)
    .set({ status: 'failed', failure: failure.slice(0, 500) })
    .execute()
  await recordOrderEvent(trx, {
    storeId: order.store_id,
    orderId: order.id,
    type: 'refund_failed',
    data: { amount: row.amount, currency: order.currency, failure },
  })
}

/** Sets when the provider is called again: the longer the refund is pending the later, in 1 minute to 1 hour. */
export async function postponeRefund(trx: StoreTrx, row: RefundRow, providerRef: string | null): Promise<void> {
  const wait = sql<Date>`now() + least(greatest((now() - created_at) / 2, interval '1 minute'), interval '1 hour')`
  await refundQuery(trx, row).set({ provider_ref: providerRef, next_attempt_at: wait }).execute()
}

/** Makes a failed refund pending again: the provider is called next. */
export async function reopenRefund(trx: StoreTrx, row: RefundRow): Promise<void> {
  await refundQuery(trx, row)
    .set({ status: 'pending', external: false, failure: '', attempts: row.attempts + 1, next_attempt_at: sql<Date>`now()` })
    .execute()
}

const refundQuery = (trx: StoreTrx, row: RefundRow) =>
  trx.updateTable('refunds').set({ updated_at: sql<Date>`now()` }).where('store_id', '=', row.store_id).where('id', '=', row.id)
