import type { Review } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'

/** Selects the reviews of a store with their products and orders. */
export const reviewRows = (trx: StoreTrx, storeId: string) =>
  trx
    .selectFrom('reviews as r')
    .innerJoin('products as p', (join) => join.onRef('p.store_id', '=', 'r.store_id').onRef('p.id', '=', 'r.product_id'))
    .innerJoin('orders as o', (join) => join.onRef('o.store_id', '=', 'r.store_id').onRef('o.id', '=', 'r.order_id'))
    .where('r.store_id', '=', storeId)
    .where('p.store_id', '=', storeId)
    .where('o.store_id', '=', storeId)
    .select([
      'r.id',
      'r.status',
      'r.rating',
      'r.title',
      'r.body',
      'r.author_name',
      'r.reply',
      'r.created_at',
      'r.updated_at',
      'r.product_id',
      'r.order_id',
      'p.name',
      'p.slug',
      'p.product_image',
      'o.label',
    ])

type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewRows>['executeTakeFirstOrThrow']>>

/** A review as members of its store see it. */
export const viewReview = (row: ReviewRow): Review => ({
  reviewId: row.id,
  status: row.status,
  rating: row.rating,
  title: row.title,
  text: row.body,
  authorName: row.author_name,
  reply: row.reply,
  product: { id: row.product_id, name: row.name, slug: row.slug, productImage: row.product_image },
  orderId: row.order_id,
  orderNumber: row.label,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
