import { TransitionError, transition } from '@blockfront/commerce'
import type { HandlerInput, Order } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { hashToken, newId } from '../../db/id.ts'
import { readStore, type StoreTrx, withStore } from '../../db/scope.ts'
import { appError, orNotFound } from '../../errors.ts'
import { recordAudit } from '../audit.ts'
import { announceStock } from '../product/product-change.ts'
import { moveStock } from '../product/stock.ts'
import { postOrderCanceled, postOrderShipped } from './order-email.ts'
import { noteEvent, type OrderEventType } from './order-event.ts'
import { linesOf, type OrderData, orderRow, viewOrder, viewReceipt } from './order-view.ts'

/** What a member's change of an order carries, whichever it is. */
interface Changing {
  storeId: string
  orderId: string
  version?: number
}

type Columns = Partial<
  Pick<
    OrderData,
    'status' | 'payment_status' | 'fulfillment_status' | 'paid_total' | 'stock_released_at' | 'expires_at' | 'client_hash'
  >
>

/** An order that was paid, sent or canceled is reserved without a limit, and its client is forgotten. */
const SETTLED = { expires_at: null, client_hash: null } as const

/**
 * Changes an order: locked, checked against the version that the member saw, noted on the timeline and in the audit log. A change
 * that its state does not allow gets 409 (server.md, "Orders").
 */
function change(
  db: Database,
  actorId: string,
  { storeId, orderId, version }: Changing,
  event: { type: OrderEventType; data?: Record<string, unknown> },
  work: (trx: StoreTrx, order: OrderData) => Promise<Columns>,
): Promise<Order> {
  return withStore(db, storeId, async (trx) => {
    const own = trx.selectFrom('orders').selectAll().where('store_id', '=', storeId).where('id', '=', orderId)
    const before = orNotFound(await own.forUpdate().executeTakeFirst())
    if (version !== undefined && version !== before.version) throw appError('conflict')
    const columns = await work(trx, before).catch((error: unknown) => {
      throw error instanceof TransitionError ? appError('transition_forbidden', { message: error.message }) : error
    })
    await trx
      .updateTable('orders')
      .set({ ...columns, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .where('id', '=', orderId)
      .execute()
    await noteEvent(trx, { storeId, orderId, actorId, ...event })
    await recordAudit(trx, { storeId, actorId, action: `order.${event.type}`, target: orderId, detail: event.data })
    return viewOrder(trx, await orderRow(trx, storeId, orderId))
  })
}

export const getOrder = (db: Database, storeId: string, orderId: string) =>
  readStore(db, storeId, async (trx) => viewOrder(trx, await orderRow(trx, storeId, orderId)))

/** The order behind a shopper's link. */
export const orderByToken = (db: Database, storeId: string, token: string) =>
  readStore(db, storeId, async (trx) => orNotFound(await findReceipt(trx, storeId, token)))

export async function findReceipt(trx: StoreTrx, storeId: string, token: string) {
  const own = trx.selectFrom('orders').selectAll().where('store_id', '=', storeId)
  const row = await own.where('access_token_hash', '=', hashToken(token)).executeTakeFirst()
  return row && viewReceipt(trx, row)
}

/** Records that an order was paid outside of the platform, such as in cash. */
export const markPaid = (db: Database, actorId: string, body: HandlerInput<'order.markPaid'>['body']) =>
  change(db, actorId, body, { type: 'paid', data: { reference: body.reference } }, async (trx, order) => {
    transition('paymentStatus', order.payment_status, 'paid')
    if (order.status !== 'open') throw new TransitionError('status', order.status, 'open')
    await trx
      .updateTable('payments')
      .set({ status: 'captured', updated_at: sql<Date>`now()` })
      .where('store_id', '=', body.storeId)
      .where('order_id', '=', order.id)
      .where('status', 'in', ['pending', 'authorized'])
      .execute()
    return {
      ...SETTLED,
      payment_status: 'paid',
      paid_total: order.grand_total,
      ...(order.fulfillment_status === 'fulfilled' ? { status: 'completed' as const } : {}),
    }
  })

/** Records what was sent; without lines, everything that is left. */
export const fulfill = (db: Database, actorId: string, body: HandlerInput<'order.fulfill'>['body']) =>
  change(db, actorId, body, { type: 'fulfilled', data: { trackingNumber: body.trackingNumber } }, async (trx, order) => {
    if (order.status !== 'open') throw new TransitionError('status', order.status, 'completed')
    const lines = await linesOf(trx, body.storeId, order.id)
    const left = new Map(lines.map((line) => [line.id, line.quantity - line.fulfilled_quantity]))
    const sent = body.lines
      ? sumLines(body.lines)
      : [...left].filter(([, quantity]) => quantity > 0).map(([lineId, quantity]) => ({ lineId, quantity }))
    for (const [i, { lineId, quantity }] of sent.entries())
      if (quantity > (left.get(lineId) ?? 0))
        throw appError('invalid_input', {
          fields: { [`lines.${i}.quantity`]: `Only ${left.get(lineId) ?? 0} of this line are left to send.` },
        })
    if (sent.length === 0) throw new TransitionError('fulfillmentStatus', order.fulfillment_status, 'fulfilled')
    for (const { lineId, quantity } of sent) {
      left.set(lineId, (left.get(lineId) ?? 0) - quantity)
      await trx
        .updateTable('order_lines')
        .set({ fulfilled_quantity: sql<number>`fulfilled_quantity + ${quantity}` })
        .where('store_id', '=', body.storeId)
        .where('id', '=', lineId)
        .execute()
    }
    await trx
      .insertInto('fulfillments')
      .values({
        store_id: body.storeId,
        id: newId(),
        order_id: order.id,
        carrier: body.carrier,
        tracking_number: body.trackingNumber,
        tracking_url: body.trackingUrl,
        lines: JSON.stringify(sent),
        created_by: actorId,
        delivered_at: null,
      })
      .execute()
    const all = [...left.values()].every((quantity) => quantity === 0)
    if (body.notify) {
      const tracking = [body.carrier, body.trackingNumber, body.trackingUrl].filter(Boolean).join('\n')
      const position = !all ? 'partial' : order.fulfillment_status === 'unfulfilled' ? 'only' : 'last'
      await postOrderShipped(trx, order, { items: sent, position, tracking })
    }
    const to = all ? 'fulfilled' : 'partially_fulfilled'
    if (order.fulfillment_status !== to) transition('fulfillmentStatus', order.fulfillment_status, to)
    return {
      ...SETTLED,
      fulfillment_status: to,
      ...(all && order.payment_status === 'paid' ? { status: transition('status', order.status, 'completed') } : {}),
    }
  })

/** Several entries for one line as one. */
function sumLines(lines: readonly { lineId: string; quantity: number }[]) {
  const sums = new Map<string, number>()
  for (const { lineId, quantity } of lines) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity)
  return [...sums].map(([lineId, quantity]) => ({ lineId, quantity }))
}

/** Cancels an order and puts back once what was not sent. */
export const cancel = (db: Database, actorId: string, body: HandlerInput<'order.cancel'>['body']) =>
  change(db, actorId, body, { type: 'cancelled', data: { reason: body.reason } }, async (trx, order) => {
    const status = transition('status', order.status, 'cancelled')
    const released = await releaseOrder(trx, order, { reason: 'cancel', actorId })
    if (body.notify) await postOrderCanceled(trx, order, body.reason)
    return { status, ...released }
  })

/** Puts back into stock, once, what was not sent, and voids payments that are still expected. Returns the columns that say so. */
async function releaseOrder(
  trx: StoreTrx,
  order: OrderData,
  { reason, actorId }: { reason: 'cancel' | 'expire'; actorId?: string },
): Promise<Columns> {
  const { store_id: storeId, id: orderId } = order
  if (order.stock_released_at === null) {
    const lines = await linesOf(trx, storeId, orderId)
    const changed: string[] = []
    for (const line of lines.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1))) {
      const delta = line.quantity - line.fulfilled_quantity
      if (!line.tracked || delta === 0) continue
      const { product_id: productId, variation_id: variationId } = line
      if (await moveStock(trx, { storeId, productId, variationId, delta, reason, orderId, actorId })) changed.push(productId)
    }
    if (changed.length > 0) await announceStock(trx, storeId, changed)
  }
  const isUnpaid = order.payment_status === 'pending' || order.payment_status === 'authorized'
  if (isUnpaid)
    await trx
      .updateTable('payments')
      .set({ status: 'voided', updated_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .where('order_id', '=', orderId)
      .where('status', 'in', ['pending', 'authorized'])
      .execute()
  return { ...SETTLED, stock_released_at: new Date(), ...(isUnpaid && { payment_status: 'voided' }) }
}

/**
 * Cancels an order whose reservation has ended by `now`, unless it was paid, sent or canceled meanwhile: the row lock decides between
 * that and this. Returns whether it was canceled.
 */
export function expireOrder(
  db: Database,
  { storeId, orderId }: { storeId: string; orderId: string },
  now: Date,
): Promise<boolean> {
  return withStore(db, storeId, async (trx) => {
    const own = trx.selectFrom('orders').selectAll().where('store_id', '=', storeId).where('id', '=', orderId)
    const order = await own.forUpdate().executeTakeFirst()
    const isUntouched = order?.payment_status === 'pending' && order.fulfillment_status === 'unfulfilled'
    if (!order || !isUntouched || !order.expires_at || order.expires_at > now) return false
    if (order.status !== 'open' && order.status !== 'pending_payment') return false
    const status = transition('status', order.status, order.status === 'open' ? 'cancelled' : 'expired')
    const released = await releaseOrder(trx, order, { reason: 'expire' })
    await trx
      .updateTable('orders')
      .set({ ...released, status, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .where('id', '=', orderId)
      .execute()
    await noteEvent(trx, { storeId, orderId, type: 'expired' })
    await postOrderCanceled(trx, order, EXPIRED)
    return true
  })
}

const EXPIRED = 'It was not paid in time. If you already paid, please reply to this email.'

/** An internal note on the timeline. */
export const addNote = (db: Database, actorId: string, body: HandlerInput<'order.addNote'>['body']) =>
  change(db, actorId, body, { type: 'note', data: { note: body.note } }, async (trx, order) => {
    const { notes } = await trx
      .selectFrom('order_events')
      .select((eb) => eb.fn.countAll<number>().as('notes'))
      .where('store_id', '=', body.storeId)
      .where('order_id', '=', order.id)
      .where('type', '=', 'note')
      .executeTakeFirstOrThrow()
    if (notes >= MOST_NOTES) throw appError('store_limit', { message: `An order can have up to ${MOST_NOTES} notes.` })
    return {}
  })

/** Notes on the timeline of one order. */
const MOST_NOTES = 200
