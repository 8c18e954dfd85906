import { transition } from '@blockfront/commerce'
import type { Config } from '../../../ground/config.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import {
  expectsOnlinePayment,
  NO_LONGER_RESERVED,
  type OrderRow,
  queuePaymentFailedEmail,
  queuePaymentReceivedEmail,
  recordOrderEvent,
  setOrderColumns,
  statusAfterChange,
} from '../../../modules/order/index.ts'
import { openOrder } from './open-order.ts'

/** A change of an order's online payment. Amounts in minor units. */
export interface FollowedPayment {
  to: 'authorized' | 'captured' | 'failed' | 'voided'
  captured: number
  provider: string
  /** Human-readable reason of a failure. */
  failure: string
}

/**
 * Whether an order keeps the money of its payment:
 * - `kept`: the order is open and the payment belongs to it, or nothing was paid.
 * - `unwanted`: the order is closed, sold out or already paid, so the payment must be refunded or released.
 */
export type FollowResult = 'kept' | 'unwanted'

/** Applies a change of a payment to its order, which the caller has locked. */
export async function followPayment(
  trx: StoreTrx,
  config: Config,
  order: OrderRow,
  payment: FollowedPayment,
): Promise<FollowResult> {
  if (payment.to === 'captured') return followCapture(trx, config, order, payment)
  if (payment.to === 'authorized') return followAuthorization(trx, config, order, payment)
  await followFailure(trx, config, order, payment)
  return 'kept'
}

const PAID = ['paid', 'partially_refunded', 'refunded'] as const satisfies readonly OrderRow['payment_status'][]

async function followCapture(trx: StoreTrx, config: Config, order: OrderRow, payment: FollowedPayment): Promise<FollowResult> {
  const isPaid = PAID.some((status) => status === order.payment_status)
  const wasConfirmed = order.status === 'open' && expectsOnlinePayment(order)
  const opened = order.status === 'open' || order.status === 'completed' ? {} : await openOrder(trx, config, order)
  if (isPaid || !opened) return 'unwanted'
  await setOrderColumns(trx, order, {
    ...opened,
    payment_status: transition('paymentStatus', order.payment_status, 'paid'),
    paid_total: payment.captured,
    ...(order.status === 'open' && NO_LONGER_RESERVED),
    ...(order.status === 'open' && (await statusAfterChange(trx, order, { paymentStatus: 'paid' }))),
  })
  if (wasConfirmed) await queuePaymentReceivedEmail(trx, config, order)
  await record(trx, order, 'paid_online', payment)
  return 'kept'
}

async function followAuthorization(
  trx: StoreTrx,
  config: Config,
  order: OrderRow,
  payment: FollowedPayment,
): Promise<FollowResult> {
  const opened = order.status === 'open' && expectsOnlinePayment(order) ? NO_LONGER_RESERVED : await openOrder(trx, config, order)
  if (!opened) return 'unwanted'
  await setOrderColumns(trx, order, {
    ...opened,
    payment_status: transition('paymentStatus', order.payment_status, 'authorized'),
  })
  await record(trx, order, 'payment_authorized', payment)
  return 'kept'
}

/** A failed payment leaves the order payable until it expires. An authorization that is gone voids the payment of an open order. */
async function followFailure(trx: StoreTrx, config: Config, order: OrderRow, payment: FollowedPayment): Promise<void> {
  if (order.status === 'pending_payment' && order.payment_status === 'pending') {
    await setOrderColumns(trx, order, { payment_status: transition('paymentStatus', 'pending', 'failed') })
    if (payment.to === 'failed') await queueFirstFailureEmail(trx, config, order)
  } else if (order.status === 'open' && order.payment_status === 'authorized')
    await setOrderColumns(trx, order, { payment_status: transition('paymentStatus', 'authorized', 'voided') })
  else if (order.status !== 'open' || !expectsOnlinePayment(order) || payment.to === 'voided') return
  await record(trx, order, payment.to === 'failed' ? 'payment_failed' : 'payment_canceled', payment)
}

/** A shopper who tries several cards gets one email: none after an earlier failure. */
async function queueFirstFailureEmail(trx: StoreTrx, config: Config, order: OrderRow): Promise<void> {
  const earlier = await trx
    .selectFrom('order_events')
    .select('id')
    .where('store_id', '=', order.store_id)
    .where('order_id', '=', order.id)
    .where('type', '=', 'payment_failed')
    .limit(1)
    .executeTakeFirst()
  if (!earlier) await queuePaymentFailedEmail(trx, config, order)
}

const record = (
  trx: StoreTrx,
  { store_id: storeId, id: orderId }: OrderRow,
  type: 'paid_online' | 'payment_authorized' | 'payment_failed' | 'payment_canceled',
  { provider, failure }: FollowedPayment,
) => recordOrderEvent(trx, { storeId, orderId, type, data: { provider, ...(failure && { failure }) } })
