import { TransitionError } from '@blockfront/commerce'
import type { Order } from '@blockfront/contract'
import { sql, type Updateable } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import type { OrdersTable } from '../../ground/db/tables.ts'
import { appError } from '../../ground/errors.ts'
import { type OrderEventType, recordOrderEvent } from './order-event.ts'
import { type OrderRow, orderRow } from './order-rows.ts'
import { viewOrder } from './order-view.ts'

/** The common input of every order update. */
export interface OrderUpdate {
  orderId: string
  /** The version that the member saw. Any other version is a conflict. */
  version?: number
}

/** How an update appears on the timeline and in the audit log. */
export interface OrderChange {
  type: OrderEventType
  data?: Record<string, unknown>
  /** Whether the update adds its events to the timeline itself. */
  isRecorded?: boolean
}

/** The columns of an order that an update may set. */
export type OrderColumns = Pick<
  Updateable<OrdersTable>,
  | 'status'
  | 'payment_status'
  | 'fulfillment_status'
  | 'payment_method'
  | 'paid_total'
  | 'refunded_total'
  | 'stock_released_at'
  | 'expires_at'
  | 'client_hash'
  | 'customer_id'
  | 'email'
  | 'contact'
  | 'shipping_address'
  | 'search_text'
>

/** Columns of an order that was paid, fulfilled or canceled: its reservation has no end, and its client is forgotten. */
export const NO_LONGER_RESERVED = { expires_at: null, client_hash: null } as const

/**
 * Updates an order in one transaction: locks it, runs `work`, sets the columns that `work` returns, and records the event on the
 * timeline and in the audit log. Throws `conflict` for another version, and `transition_forbidden` for a change that the order's
 * state does not allow (docs/spec/server.md, "Orders").
 */
export function updateOrder(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { orderId, version }: OrderUpdate,
  { isRecorded = false, ...event }: OrderChange,
  work: (trx: StoreTrx, order: OrderRow) => Promise<OrderColumns>,
): Promise<Order> {
  return withStore(db, storeId, async (trx) => {
    const before = await orderRow(trx, storeId, orderId, { forUpdate: true })
    if (version !== undefined && version !== before.version) throw appError('conflict')
    const columns = await work(trx, before).catch((error: unknown) => {
      throw error instanceof TransitionError ? appError('transition_forbidden', { message: error.message }) : error
    })
    await setOrderColumns(trx, before, columns)
    if (!isRecorded) await recordOrderEvent(trx, { storeId, orderId, actorId, ...event })
    await recordAudit(trx, { storeId, actorId, action: `order.${event.type}`, target: orderId, detail: event.data })
    return viewOrder(trx, await orderRow(trx, storeId, orderId))
  })
}

/** Sets columns of an order and increments its version. */
export async function setOrderColumns(trx: StoreTrx, order: OrderRow, columns: OrderColumns): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ ...columns, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('store_id', '=', order.store_id)
    .where('id', '=', order.id)
    .execute()
}
