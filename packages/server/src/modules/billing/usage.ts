import type { PlanUsage } from '@blockfront/contract'
import { plans } from '@blockfront/contract/plans'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Tables } from '../../ground/db/tables.ts'
import { storeUsage } from '../store/index.ts'

export type OwnStore = { storeId: string; name: string }

/** Returns the stores that an account owns, by name. */
export async function ownStores(db: Database, userId: string): Promise<OwnStore[]> {
  const { rows } = await sql<{ store_id: string }>`
    select store_id from stores_of_user(${userId}) where role = 'owner'`.execute(db)
  const stores = await Promise.all(
    rows.map(({ store_id }) =>
      withStoreReadOnly(db, store_id, (trx) =>
        trx.selectFrom('stores').select(['store_id as storeId', 'name']).where('store_id', '=', store_id).executeTakeFirst(),
      ),
    ),
  )
  return stores.filter((store) => store !== undefined).toSorted((a, b) => a.name.localeCompare(b.name))
}

type Limits = Readonly<Record<string, number>>

/** Returns the limits of a plan, also of one that nobody can choose anymore. */
export async function limitsOf(db: Kysely<Tables>, plan: string): Promise<Limits> {
  const known = plans.find(({ code }) => code === plan)
  if (known) return known.limits
  const row = await db.selectFrom('plans').select('limits').where('code', '=', plan).executeTakeFirst()
  return (row?.limits ?? {}) as Limits
}

/** Returns the usage of the limits of an account with this number of stores. */
export const accountUsage = (stores: number, limits: Limits): PlanUsage[] => [
  { limit: 'stores', used: stores, allowed: limits.stores ?? 0 },
]

/** Returns the usage of a plan's limits by one store. */
export async function usageOfStore(db: Database, storeId: string, limits: Limits): Promise<PlanUsage[]> {
  const used = await withStoreReadOnly(db, storeId, (trx) => storeUsage(trx, storeId))
  return Object.entries(used).flatMap(([limit, count]) => {
    const allowed = limits[limit]
    return allowed === undefined ? [] : [{ limit, used: count, allowed }]
  })
}
