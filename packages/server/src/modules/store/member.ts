import type { StoreRole } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'

/** Adds a user to a store. Does nothing for a member, who keeps the role. */
export async function insertMember(trx: StoreTrx, storeId: string, userId: string, role: StoreRole): Promise<void> {
  await trx
    .insertInto('store_members')
    .values({ store_id: storeId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['store_id', 'user_id']).doNothing())
    .execute()
}

/** Returns a member with the account's name and email address, locked until the end of the transaction. Throws `not_found`. */
export const lockMember = async (trx: StoreTrx, storeId: string, userId: string) =>
  orNotFound(
    await trx
      .selectFrom('store_members as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select(['m.user_id', 'm.role', 'u.name', 'u.email', 'u.email_verified_at'])
      .where('m.store_id', '=', storeId)
      .where('m.user_id', '=', userId)
      .forUpdate('m')
      .executeTakeFirst(),
  )

/** The email address of the owner of a store, and the name of the store. */
export const ownerOf = (trx: StoreTrx, storeId: string): Promise<{ email: string; store: string }> =>
  trx
    .selectFrom('store_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('stores as s', 's.store_id', 'm.store_id')
    .select(['u.email', 's.name as store'])
    .where('m.store_id', '=', storeId)
    .where('s.store_id', '=', storeId)
    .where('m.role', '=', 'owner')
    .executeTakeFirstOrThrow()

export async function setRole(trx: StoreTrx, storeId: string, userId: string, role: StoreRole): Promise<void> {
  await trx.updateTable('store_members').set({ role }).where('store_id', '=', storeId).where('user_id', '=', userId).execute()
}

/**
 * Removes a member. Every request checks the membership, so open sessions lose access immediately. The member's API tokens, webhooks and
 * preview links reference the membership and end with it.
 */
export async function deleteMember(trx: StoreTrx, storeId: string, userId: string): Promise<void> {
  await trx.deleteFrom('store_members').where('store_id', '=', storeId).where('user_id', '=', userId).execute()
}
