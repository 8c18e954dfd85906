import { type RawBuilder, sql } from 'kysely'
import { onlyRow } from '../../../ground/db/only-row.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { COUNTS, type LimitedEntity, MB, STORE_LIMITS } from './store-limits.ts'

const isInPlan = (entity: LimitedEntity) => 'isInPlan' in STORE_LIMITS[entity]

/** Returns how much a store uses of everything that a plan limits, by the name of the limit. */
export async function storeUsage(trx: StoreTrx, storeId: string): Promise<Record<string, number>> {
  const counted = (Object.keys(STORE_LIMITS) as LimitedEntity[]).filter(isInPlan)
  const columns: RawBuilder<unknown>[] = counted.map((entity) => sql`(${COUNTS[entity](storeId)})::integer as ${sql.ref(entity)}`)
  const bytes = sql`(select coalesce(sum(g.bytes), 0) from media g where g.store_id = ${storeId})::bigint as bytes`
  const result = await sql<Record<string, number> & { bytes: number }>`select ${sql.join([...columns, bytes])}`.execute(trx)
  const { bytes: used, ...counts } = onlyRow(result)
  return { ...counts, storageMb: Math.ceil(Number(used) / MB) }
}
