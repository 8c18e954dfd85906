import { transition } from '@blockfront/commerce'
import { sql } from 'kysely'
import type { JobContext, StoreScope } from '../../context.ts'
import { withStore } from '../../db/scope.ts'
import { queueOrderCanceledEmail } from './email/order-canceled.ts'
import { recordOrderEvent } from './order-event.ts'
import { releaseOrder } from './release-order.ts'
import { setOrderColumns } from './update-order.ts'

declare module '../../db/job-queue.ts' {
  interface Jobs {
    'order.expire': Record<string, never>
  }
}

const REASON = 'It was not paid in time. If you already paid, please reply to this email.'

/** Cancels the unpaid orders of all stores whose reservation has ended. An order that fails is logged and does not stop the others. */
export async function expireOrders(_payload: Record<string, never>, { db, log }: JobContext): Promise<void> {
  const now = new Date()
  const { rows } = await sql<{ store_id: string; id: string }>`select store_id, id from expired_orders(${now})`.execute(db)
  for (const { store_id: storeId, id: orderId } of rows)
    await expireOrder({ db, store: { storeId } }, { orderId, now }).catch((error: unknown) => {
      log.error({ err: error, storeId, orderId }, 'An unpaid order could not be canceled')
    })
}

/**
 * Cancels an order whose reservation has ended by `now`, and returns true. An order that was paid, fulfilled or canceled in the
 * meantime stays unchanged: the row lock decides which of two concurrent changes comes first.
 */
export function expireOrder(
  { db, store: { storeId } }: StoreScope,
  { orderId, now }: { orderId: string; now: Date },
): Promise<boolean> {
  return withStore(db, storeId, async (trx) => {
    const query = trx.selectFrom('orders').selectAll().where('store_id', '=', storeId).where('id', '=', orderId)
    const order = await query.forUpdate().executeTakeFirst()
    const isUntouched = order?.payment_status === 'pending' && order.fulfillment_status === 'unfulfilled'
    if (!order || !isUntouched || !order.expires_at || order.expires_at > now) return false
    if (order.status !== 'open' && order.status !== 'pending_payment') return false
    const status = transition('status', order.status, order.status === 'open' ? 'cancelled' : 'expired')
    const released = await releaseOrder(trx, order, { reason: 'expire' })
    await setOrderColumns(trx, order, { ...released, status })
    await recordOrderEvent(trx, { storeId, orderId, type: 'expired' })
    await queueOrderCanceledEmail(trx, order, REASON)
    return true
  })
}
