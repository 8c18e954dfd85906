import { type CustomerData, type HandlerOutput, maxWishlistItems } from '@blockfront/contract'
import { sql } from 'kysely'
import type { RequestContext, StoreContext } from '../../../ground/context.ts'
import { type StoreTrx, withStore } from '../../../ground/db/scope.ts'
import type { Body } from '../../../ground/handler.ts'
import { findCustomer } from './session.ts'

/**
 * Removes and adds products of the signed-in customer's wishlist, and returns all of it, newest first; null without a session. `add` is
 * newest first too. Products that are not active and those beyond the limit are left out.
 */
export function syncWishlist(
  context: StoreContext & RequestContext,
  { add, remove }: Body<'shopper.syncWishlist'>,
): Promise<HandlerOutput<'shopper.syncWishlist'>> {
  const { db, store } = context
  const { storeId } = store
  return withStore(db, storeId, async (trx) => {
    const customer = await findCustomer(trx, context)
    if (!customer) return { productIds: null }
    const { id: customerId } = customer
    if (remove.length > 0)
      await trx
        .deleteFrom('wishlist_items')
        .where('store_id', '=', storeId)
        .where('customer_id', '=', customerId)
        .where('product_id', 'in', remove)
        .execute()
    if (add.length > 0) {
      // Locked, so that parallel requests together stay within the limit.
      await sql`select 1 from customers where store_id = ${storeId} and id = ${customerId} for update`.execute(trx)
      await sql`
        insert into wishlist_items (store_id, customer_id, product_id, added_at)
        select ${storeId}, ${customerId}, p.id, now() - n.position * interval '1 millisecond'
        from unnest(${add}::text[]) with ordinality as n (id, position)
        join products p on p.store_id = ${storeId} and p.id = n.id and p.status = 'active'
        where not exists (
          select from wishlist_items w
          where w.store_id = ${storeId} and w.customer_id = ${customerId} and w.product_id = p.id
        )
        order by n.position
        limit greatest(0, ${maxWishlistItems} - (
          select count(*) from wishlist_items w where w.store_id = ${storeId} and w.customer_id = ${customerId}
        ))
        on conflict do nothing`.execute(trx)
    }
    const items = await wishlistOf(trx, storeId, customerId)
    return { productIds: items.map(({ productId }) => productId) }
  })
}

/** Returns the wishlist of a customer, newest first. */
export async function wishlistOf(trx: StoreTrx, storeId: string, customerId: string): Promise<CustomerData['wishlist']> {
  const rows = await trx
    .selectFrom('wishlist_items as w')
    .innerJoin('products as p', (join) => join.onRef('p.store_id', '=', 'w.store_id').onRef('p.id', '=', 'w.product_id'))
    .select(['w.product_id', 'p.name', 'w.added_at'])
    .where('w.store_id', '=', storeId)
    .where('p.store_id', '=', storeId)
    .where('w.customer_id', '=', customerId)
    .orderBy('w.added_at', 'desc')
    .orderBy('w.product_id')
    .limit(maxWishlistItems)
    .execute()
  return rows.map((row) => ({ productId: row.product_id, name: row.name, addedAt: row.added_at.toISOString() }))
}
