import { canReview } from '@blockfront/commerce'
import type { HandlerOutput, ReviewableItem } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError, orNotFound } from '../../ground/errors.ts'
import type { Body, Query } from '../../ground/handler.ts'
import { linesOf, type OrderLineRow, type OrderRow, orderRowByToken } from '../order/index.ts'
import { invalidateReviews } from '../product/index.ts'
import { checkLimit } from '../store/index.ts'
import { readReviewSettings } from './review-settings.ts'

const canReviewLine = (order: OrderRow, line: OrderLineRow): boolean =>
  canReview(order, { fulfilledQuantity: line.fulfilled_quantity })

const reviewsOfOrder = (trx: StoreTrx, storeId: string, orderId: string) =>
  trx
    .selectFrom('reviews')
    .select(['id', 'order_line_id', 'product_id', 'rating', 'title', 'body', 'author_name', 'status'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .execute()

type OrderReview = Awaited<ReturnType<typeof reviewsOfOrder>>[number]

const viewItem = (lineId: string, row: Omit<OrderReview, 'id' | 'order_line_id' | 'product_id'>): ReviewableItem => ({
  lineId,
  review: { rating: row.rating, title: row.title, text: row.body, authorName: row.author_name, status: row.status },
})

/**
 * The items of an order that its customer can review, or has reviewed. While the store accepts no reviews, only those with one. Throws
 * `not_found` for an unknown token.
 */
export const listOrderReviews = (
  { db, store: { storeId } }: StoreScope,
  { token }: Query<'review.ofOrder'>,
): Promise<HandlerOutput<'review.ofOrder'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const order = orNotFound(await orderRowByToken(trx, storeId, token))
    const [lines, reviews, { isOpen }] = await Promise.all([
      linesOf(trx, storeId, order.id),
      reviewsOfOrder(trx, storeId, order.id),
      readReviewSettings(trx, storeId),
    ])
    const productIds = [...new Set(lines.map((line) => line.product_id))]
    const products = await trx
      .selectFrom('products')
      .select('id')
      .where('store_id', '=', storeId)
      .where('id', 'in', productIds)
      .execute()
    const known = new Set(products.map(({ id }) => id))
    const items = lines.flatMap((line) => {
      const written = reviews.find(({ order_line_id }) => order_line_id === line.id)
      if (written) return [viewItem(line.id, written)]
      return isOpen && known.has(line.product_id) && canReviewLine(order, line) ? [{ lineId: line.id, review: null }] : []
    })
    return { items }
  })

/** Locks the order and its line behind a shopper's link, so that two requests cannot write the same review. */
async function lockLine(trx: StoreTrx, storeId: string, { token, lineId }: { token: string; lineId: string }) {
  const order = orNotFound(await orderRowByToken(trx, storeId, token))
  const line = await trx
    .selectFrom('order_lines')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', order.id)
    .where('id', '=', lineId)
    .forUpdate()
    .executeTakeFirst()
  return { order, line: orNotFound(line) }
}

/**
 * Writes or changes the review of an ordered item. It is pending until a member publishes it. Throws `not_found` for an unknown token, item or
 * product, `conflict` for an item that cannot be reviewed, and `store_limit`.
 */
export const writeReview = (
  { db, store: { storeId } }: StoreScope,
  { token, lineId, rating, title, text, authorName }: Body<'review.write'>,
): Promise<HandlerOutput<'review.write'>> =>
  withStore(db, storeId, async (trx) => {
    const { order, line } = await lockLine(trx, storeId, { token, lineId })
    const { isOpen } = await readReviewSettings(trx, storeId)
    if (!isOpen || !canReviewLine(order, line))
      throw appError('conflict', { message: 'This item cannot be reviewed. Reload the page to see its current state.' })
    const product = await trx
      .selectFrom('products')
      .select('id')
      .where('store_id', '=', storeId)
      .where('id', '=', line.product_id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const { id: productId } = orNotFound(product)
    const written = { rating, title: title.trim(), body: text.trim(), author_name: authorName, status: 'pending' as const }
    const before = await trx
      .selectFrom('reviews')
      .select(['id', 'status'])
      .where('store_id', '=', storeId)
      .where('order_line_id', '=', lineId)
      .executeTakeFirst()
    if (before) {
      const changes = { ...written, updated_at: sql<Date>`now()` }
      await trx.updateTable('reviews').set(changes).where('store_id', '=', storeId).where('id', '=', before.id).execute()
    } else {
      await checkLimit(trx, storeId, 'reviews')
      const ids = { store_id: storeId, id: newId(), product_id: productId, order_id: order.id, order_line_id: lineId }
      await trx
        .insertInto('reviews')
        .values({ ...ids, ...written })
        .execute()
    }
    if (before?.status === 'published') await invalidateReviews(trx, storeId, [productId])
    return viewItem(lineId, written)
  })

/** Deletes the review of an ordered item, if there is one. Throws `not_found` for an unknown token or item. */
export const removeReview = (
  { db, store: { storeId } }: StoreScope,
  { token, lineId }: Body<'review.remove'>,
): Promise<HandlerOutput<'review.remove'>> =>
  withStore(db, storeId, async (trx) => {
    const { line } = await lockLine(trx, storeId, { token, lineId })
    const removed = await trx
      .deleteFrom('reviews')
      .where('store_id', '=', storeId)
      .where('order_line_id', '=', line.id)
      .returning('status')
      .executeTakeFirst()
    if (removed?.status === 'published') await invalidateReviews(trx, storeId, [line.product_id])
    return { ok: true as const }
  })
