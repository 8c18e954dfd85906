import { sql } from 'kysely'
import type { StoreTrx } from '../db/scope.ts'
import { fail } from '../http/failure.ts'

/** What a plan limits within one store. */
const COUNTED = {
  pages: (storeId: string) => sql`select count(*) from pages g where g.store_id = ${storeId}`,
  products: (storeId: string) => sql`select count(*) from products g where g.store_id = ${storeId}`,
}

/**
 * Refuses one more than the plan of the store's owner has (server.md, "Billing": limits hold on create). The lock on the store
 * makes parallel calls count each other.
 */
export async function roomForOneMore(trx: StoreTrx, storeId: string, what: keyof typeof COUNTED): Promise<void> {
  await sql`select 1 from stores s where s.store_id = ${storeId} for update`.execute(trx)
  const { rows } = await sql<{ used: string; allowed: number | null }>`
    select (${COUNTED[what](storeId)}) as used, ${allowed(storeId, what)} as allowed`.execute(trx)
  const room = rows[0]
  if (room?.allowed != null && Number(room.used) >= room.allowed)
    throw fail('limit_reached', { message: `Your plan includes ${room.allowed} ${what}. Choose a larger plan to add another.` })
}

/** What the plan of a store's owner allows. */
const allowed = (storeId: string, what: string) => sql`
  (select (p.limits ->> ${what}::text)::integer from stores s
     join store_members m on m.store_id = s.store_id and m.role = 'owner'
     join subscriptions b on b.user_id = m.user_id join plans p on p.code = b.plan_code
    where s.store_id = ${storeId} and m.store_id = ${storeId} limit 1)`

/** Refuses a file that does not fit into the storage of the plan, in the same way. */
export async function roomForBytes(trx: StoreTrx, storeId: string, bytes: number): Promise<void> {
  await sql`select 1 from stores s where s.store_id = ${storeId} for update`.execute(trx)
  const { rows } = await sql<{ used: string; allowed: number | null }>`
    select (select coalesce(sum(g.bytes), 0) from media g where g.store_id = ${storeId}) as used,
           ${allowed(storeId, 'storageMb')} as allowed`.execute(trx)
  const room = rows[0]
  if (room?.allowed != null && Number(room.used) + bytes > room.allowed * 1024 * 1024)
    throw fail('limit_reached', {
      message: `Your plan includes ${room.allowed} MB for pictures and videos, and this file does not fit any more. Delete some, or choose a larger plan.`,
    })
}
