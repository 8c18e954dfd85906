import { sql } from 'kysely'
import { inLockOrder } from '../../ground/db/lock-order.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { type CartDiscounts, type CustomerContact, customerHash } from './quote-discounts.ts'

/** The discounts that an order keeps and counts. One that saves nothing, such as free shipping for a pickup, is not used. */
export const keptDiscounts = ({ applied }: CartDiscounts) => applied.filter(({ amount }) => amount > 0)

/**
 * Counts the discounts of a cart as used, before its order is inserted in the same transaction. Returns false if one of them was used up,
 * changed, disabled or deleted since it was calculated, or was used by this customer; then the caller must not place the order. Each
 * count is one conditional update. Its row lock makes concurrent orders wait, so that no limit is exceeded.
 */
export async function takeDiscounts(
  trx: StoreTrx,
  storeId: string,
  discounts: CartDiscounts,
  customer: CustomerContact,
): Promise<boolean> {
  const hash = customerHash(storeId, customer)
  // Always in the same order, so that no two transactions wait for each other.
  for (const { id } of inLockOrder(keptDiscounts(discounts), (one) => one.id)) {
    const version = discounts.versions.get(id)
    // A manual discount of a draft order has no row and no limit.
    if (version === undefined) continue
    const taken = await trx
      .updateTable('discounts')
      .set({ used: sql<number>`used + 1` })
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .where('version', '=', version)
      .where(sql<boolean>`(usage_limit is null or used < usage_limit)`)
      .returning('once_per_customer')
      .executeTakeFirst()
    if (!taken || (taken.once_per_customer && (await isUsedBy(trx, storeId, id, hash)))) return false
  }
  return true
}

/** Whether an order of the customer has the discount. No order is of an unknown customer (null). Accurate while the discount's row is locked. */
async function isUsedBy(trx: StoreTrx, storeId: string, discountId: string, hash: Buffer | null): Promise<boolean> {
  const earlier = await trx
    .selectFrom('order_discounts')
    .select('order_id')
    .where('store_id', '=', storeId)
    .where('discount_id', '=', discountId)
    .where('customer_hash', '=', hash)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return earlier !== undefined
}

/** Keeps the discounts of an order that was just inserted, as they are now. */
export async function insertOrderDiscounts(
  trx: StoreTrx,
  storeId: string,
  { orderId, discounts, customer }: { orderId: string; discounts: CartDiscounts; customer: CustomerContact },
): Promise<void> {
  const kept = keptDiscounts(discounts)
  if (kept.length === 0) return
  await trx
    .insertInto('order_discounts')
    .values(
      kept.map(({ id, name, code, amount }, position) => ({
        store_id: storeId,
        order_id: orderId,
        discount_id: id,
        name,
        code,
        amount,
        position,
        customer_hash: customerHash(storeId, customer),
      })),
    )
    .execute()
}

/** Makes the discounts of a canceled or expired order available to other orders, once. The order keeps them. */
export async function releaseDiscounts(trx: StoreTrx, storeId: string, orderId: string): Promise<void> {
  const released = await trx
    .updateTable('order_discounts')
    .set({ released_at: sql<Date>`now()` })
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .returning('discount_id')
    .execute()
  for (const { discount_id: id } of inLockOrder(released, (one) => one.discount_id))
    await trx
      .updateTable('discounts')
      .set({ used: sql<number>`greatest(used - 1, 0)` })
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .execute()
}

/**
 * Counts the released discounts of an order again, which was paid after it had expired. Returns false, and changes nothing, if one of them
 * is used up, or was used by this customer since. A discount that was disabled, changed or deleted does not matter: the shopper paid the
 * price of the order.
 */
export async function retakeDiscounts(trx: StoreTrx, storeId: string, orderId: string): Promise<boolean> {
  const ofOrder = trx
    .selectFrom('order_discounts')
    .select(['discount_id', 'customer_hash'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
  const released = await ofOrder.where('released_at', 'is not', null).execute()
  if (released.length === 0) return true
  const ids = released.map((row) => row.discount_id)
  const locked = await trx
    .selectFrom('discounts')
    .select(['id', 'usage_limit', 'used', 'once_per_customer'])
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, usage_limit: limit, used, once_per_customer: once } of locked) {
    if (limit !== null && used >= limit) return false
    const hash = released.find((row) => row.discount_id === id)?.customer_hash ?? null
    if (once && (await isUsedBy(trx, storeId, id, hash))) return false
  }
  await trx
    .updateTable('discounts')
    .set({ used: sql<number>`used + 1` })
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .execute()
  await trx
    .updateTable('order_discounts')
    .set({ released_at: null })
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .execute()
  return true
}

/** Removes what identifies the customer from the discounts of erased orders. The customer can then use those discounts again. */
export async function eraseDiscountCustomers(trx: StoreTrx, storeId: string, orderIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('order_discounts')
    .set({ customer_hash: null })
    .where('store_id', '=', storeId)
    .where('order_id', 'in', orderIds)
    .execute()
}
