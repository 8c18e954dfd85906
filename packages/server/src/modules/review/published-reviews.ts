import type { HandlerOutput, PublicReview } from '@blockfront/contract'
import type { StoreScope } from '../../ground/context.ts'
import { pageOf, rowCount } from '../../ground/db/list-page.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Query } from '../../ground/handler.ts'

export interface PublishedQuery {
  /** Without it, the reviews of all active products. */
  productId?: string | undefined
  limit: number
  offset?: number
}

/** A published review with its product. */
export type PublishedReview = PublicReview & { product: { id: string; name: string; slug: string } }

const published = (trx: StoreTrx, storeId: string, productId: string | undefined) => {
  const all = trx
    .selectFrom('reviews as r')
    .innerJoin('products as p', (join) => join.onRef('p.store_id', '=', 'r.store_id').onRef('p.id', '=', 'r.product_id'))
    .where('r.store_id', '=', storeId)
    .where('p.store_id', '=', storeId)
    .where('r.status', '=', 'published')
    .where('p.status', '=', 'active')
  return productId === undefined ? all : all.where('r.product_id', '=', productId)
}

/** Published reviews of active products, newest first. */
export async function readPublishedReviews(
  trx: StoreTrx,
  storeId: string,
  { productId, limit, offset = 0 }: PublishedQuery,
): Promise<PublishedReview[]> {
  const rows = await published(trx, storeId, productId)
    .select([
      'r.id',
      'r.rating',
      'r.title',
      'r.body',
      'r.author_name',
      'r.reply',
      'r.created_at',
      'p.id as product_id',
      'p.name',
      'p.slug',
    ])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    rating: row.rating,
    title: row.title,
    text: row.body,
    authorName: row.author_name,
    reply: row.reply,
    createdAt: row.created_at.toISOString(),
    product: { id: row.product_id, name: row.name, slug: row.slug },
  }))
}

/** The number of published reviews of a product with 1, 2, 3, 4 and 5 stars; zeros for an unknown product. */
export async function readReviewCounts(trx: StoreTrx, storeId: string, productId: string): Promise<number[]> {
  const row = await trx
    .selectFrom('products')
    .select('review_counts')
    .where('store_id', '=', storeId)
    .where('id', '=', productId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row?.review_counts ?? [0, 0, 0, 0, 0]
}

/** One page of the published reviews of a product, or of all products. Pages count from 0. */
export const listPublishedReviews = (
  { db, store: { storeId } }: StoreScope,
  { productId, pageNumber, pageSize }: Query<'review.ofProduct'>,
): Promise<HandlerOutput<'review.ofProduct'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const [content, counts, { total }] = await Promise.all([
      readPublishedReviews(trx, storeId, { productId, limit: pageSize, offset: pageNumber * pageSize }),
      productId === undefined ? null : readReviewCounts(trx, storeId, productId),
      published(trx, storeId, productId).select(rowCount.as('total')).executeTakeFirstOrThrow(),
    ])
    return { ...pageOf(content, total, { pageNumber, pageSize }), counts }
  })
