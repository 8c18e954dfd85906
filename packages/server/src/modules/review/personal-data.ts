import type { Review } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { invalidateReviews } from '../product/index.ts'
import { reviewRows, viewReview } from './review-rows.ts'

/** The reviews that a customer wrote, newest first. */
export async function reviewsOf(trx: StoreTrx, storeId: string, customerId: string): Promise<Review[]> {
  const rows = await reviewRows(trx, storeId)
    .where('o.customer_id', '=', customerId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .execute()
  return rows.map(viewReview)
}

/** Deletes the reviews of a customer. Call it before the orders lose their email address. */
export async function eraseReviews(
  trx: StoreTrx,
  storeId: string,
  { customerId, email }: { customerId: string; email: string },
): Promise<void> {
  const { rows } = await sql<{ product_id: string }>`
    delete from reviews r using orders o
    where r.store_id = ${storeId} and o.store_id = ${storeId} and o.id = r.order_id
      and (o.customer_id = ${customerId} or lower(o.email) = ${email})
    returning r.product_id`.execute(trx)
  await invalidateReviews(trx, storeId, [...new Set(rows.map((row) => row.product_id))])
}
