import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope, StoreScope } from '../../ground/context.ts'
import { pageOf, rowCount } from '../../ground/db/list-page.ts'
import { type StoreTrx, withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'
import type { Body, Query } from '../../ground/handler.ts'
import { invalidateReviews } from '../product/index.ts'
import { reviewRows, viewReview } from './review-rows.ts'

/** One page of a store's reviews, newest first. Pages count from 0. */
export const listReviews = (
  { db, store: { storeId } }: StoreScope,
  { pageNumber, pageSize, status, rating, productId }: Query<'review.list'>,
): Promise<HandlerOutput<'review.list'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const all = trx.selectFrom('reviews as r').where('r.store_id', '=', storeId)
    const counted = (query: typeof all) => query.select(rowCount.as('count')).executeTakeFirstOrThrow()
    let rows = reviewRows(trx, storeId)
    let matching = all
    if (status) [rows, matching] = [rows.where('r.status', '=', status), matching.where('r.status', '=', status)]
    if (rating) [rows, matching] = [rows.where('r.rating', '=', rating), matching.where('r.rating', '=', rating)]
    if (productId) [rows, matching] = [rows.where('r.product_id', '=', productId), matching.where('r.product_id', '=', productId)]
    const [found, { count: total }, { count: pending }] = await Promise.all([
      rows
        .orderBy('r.created_at', 'desc')
        .orderBy('r.id')
        .limit(pageSize)
        .offset(pageNumber * pageSize)
        .execute(),
      counted(matching),
      counted(all.where('r.status', '=', 'pending')),
    ])
    return {
      ...pageOf(found.map(viewReview), total, { pageNumber, pageSize }),
      pending: pending,
    }
  })

/**
 * Locks the products of these reviews in the order of their ids, so that no two transactions wait for each other while a trigger counts the
 * reviews. Returns the ids of products whose published reviews a change affects.
 */
async function lockProducts(trx: StoreTrx, storeId: string, ids: readonly string[]): Promise<string[]> {
  const reviews = await trx
    .selectFrom('reviews')
    .select(['product_id', 'status'])
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .execute()
  const productIds = [...new Set(reviews.map((review) => review.product_id))]
  if (productIds.length === 0) return []
  await trx
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', 'in', productIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return productIds
}

/** Publishes or rejects reviews, or makes them pending again. Returns how many of them exist. */
export const setReviewStatus = (
  { db, store: { storeId }, session }: MemberScope,
  { ids, status }: Body<'review.setStatus'>,
): Promise<HandlerOutput<'review.setStatus'>> =>
  withStore(db, storeId, async (trx) => {
    const productIds = await lockProducts(trx, storeId, ids)
    const rows = await trx
      .updateTable('reviews')
      .set({ status })
      .where('store_id', '=', storeId)
      .where('id', 'in', ids)
      .returning('id')
      .execute()
    await invalidateReviews(trx, storeId, productIds)
    const detail = { count: rows.length, status }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'review.setStatus', detail })
    return { updated: rows.length }
  })

/** Changes the store's public reply to a review, and returns the review. Throws `not_found`. */
export const replyToReview = (
  { db, store: { storeId }, session }: MemberScope,
  { reviewId, reply }: Body<'review.reply'>,
): Promise<HandlerOutput<'review.reply'>> =>
  withStore(db, storeId, async (trx) => {
    await trx
      .updateTable('reviews')
      .set({ reply: reply.trim(), updated_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .where('id', '=', reviewId)
      .execute()
    const row = orNotFound(await reviewRows(trx, storeId).where('r.id', '=', reviewId).executeTakeFirst())
    await invalidateReviews(trx, storeId, [row.product_id])
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'review.reply', target: reviewId })
    return viewReview(row)
  })

/** Deletes reviews. Returns how many of them existed. */
export const deleteReviews = (
  { db, store: { storeId }, session }: MemberScope,
  { ids }: Body<'review.delete'>,
): Promise<HandlerOutput<'review.delete'>> =>
  withStore(db, storeId, async (trx) => {
    const productIds = await lockProducts(trx, storeId, ids)
    const rows = await trx.deleteFrom('reviews').where('store_id', '=', storeId).where('id', 'in', ids).returning('id').execute()
    await invalidateReviews(trx, storeId, productIds)
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'review.delete', detail: { count: rows.length } })
    return { deleted: rows.length }
  })
