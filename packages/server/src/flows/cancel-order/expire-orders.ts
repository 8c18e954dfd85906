import { transition } from '@blockfront/commerce'
import { sql } from 'kysely'
import { type JobContext, type StoreScope, storeContext } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { takeTurns } from '../../ground/limits/take-turns.ts'
import { stopSignal } from '../../ground/outgoing/stop-signal.ts'
import { type OrderEmailConfig, queueOrderCanceledEmail, recordOrderEvent, setOrderColumns } from '../../modules/order/index.ts'
import { closePayments, type PaymentContext } from '../take-payment/index.ts'
import { releaseOrder } from './release-order.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'order.expire': Record<string, never>
  }
}

/** Cancels the unpaid orders of all stores whose reservation has ended. An order that fails is logged and does not stop the others. */
export async function expireOrders(_payload: Record<string, never>, context: JobContext): Promise<void> {
  const now = new Date()
  const { rows } = await sql<{ store_id: string; id: string }>`select store_id, id from expired_orders(${now})`.execute(
    context.db,
  )
  await takeTurns(rows, { atOnce: PARALLEL, signal: stopSignal() }, ({ store_id: storeId, id: orderId }) =>
    expireUnpaid(storeContext(context, storeId), { orderId, now }).catch((error: unknown) => {
      context.log.error({ err: error, storeId, orderId }, 'An unpaid order could not be canceled')
    }),
  )
}

/** Orders that are processed at the same time: providers take longer to respond than the database. */
const PARALLEL = 4

/**
 * Ends the online payments of an order at their provider, and then cancels it. If the provider does not respond, the shopper may still
 * be paying: the order stays reserved, for a day at most.
 */
async function expireUnpaid(context: PaymentContext, { orderId, now }: { orderId: string; now: Date }): Promise<void> {
  const { isUnknown, expiresAt } = await closePayments(context, orderId)
  if (isUnknown && expiresAt && now.getTime() - expiresAt.getTime() < DAY) return
  await expireOrder(context, { orderId, now })
}

/** Milliseconds. */
const DAY = 86_400_000

/**
 * Cancels an order whose reservation has ended by `now`, and returns true. An order that was paid, fulfilled or canceled in the
 * meantime stays unchanged: the row lock decides which of two concurrent changes comes first.
 */
export function expireOrder(
  { db, config, store: { storeId } }: StoreScope & { config: OrderEmailConfig },
  { orderId, now }: { orderId: string; now: Date },
): Promise<boolean> {
  return withStore(db, storeId, async (trx) => {
    const query = trx.selectFrom('orders').selectAll().where('store_id', '=', storeId).where('id', '=', orderId)
    const order = await query.forUpdate().executeTakeFirst()
    const isUnpaid = order?.payment_status === 'pending' || order?.payment_status === 'failed'
    if (!order || !isUnpaid || order.fulfillment_status !== 'unfulfilled' || !order.expires_at || order.expires_at > now)
      return false
    if (order.status !== 'open' && order.status !== 'pending_payment') return false
    const status = transition('status', order.status, order.status === 'open' ? 'cancelled' : 'expired')
    const released = await releaseOrder(trx, order, { reason: 'expire' })
    await setOrderColumns(trx, order, { ...released, status })
    await recordOrderEvent(trx, { storeId, orderId, type: 'expired' })
    // An order that waited for its online payment was never confirmed to the shopper.
    if (order.status === 'open') await queueOrderCanceledEmail(trx, config, order, 'unpaid')
    return true
  })
}
