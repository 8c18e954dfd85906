import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import { cacheTags } from '../../ground/events/cache-tags.ts'
import { invalidate } from '../../ground/events/store-events.ts'

/** A change of zones or rates for the audit log. */
interface Change {
  action: `shipping.${string}`
  target: string
  detail?: Record<string, unknown>
}

/**
 * Runs a change of a store's zones or rates in a transaction. Changes of one store run one after the other, so that each one checks the
 * areas and positions that the previous one left. `work` returns the result and the entry of the audit log. The checkout page, which
 * lists the countries, and pages with shipping costs are invalidated.
 */
export function editShipping<Result>(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  work: (trx: StoreTrx, storeId: string) => Promise<[Result, Change]>,
): Promise<Result> {
  return withStore(db, storeId, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${storeId}/shipping`}, 17))`.execute(trx)
    const [result, change] = await work(trx, storeId)
    await recordAudit(trx, { storeId, actorId, ...change })
    await invalidate(trx, storeId, [cacheTags.page('checkout'), cacheTags.shipping])
    return result
  })
}

/** Throws `conflict` unless a new order contains exactly the current ids. */
export function checkOrder(current: readonly { id: string }[], ids: readonly string[]): void {
  const known = new Set(current.map(({ id }) => id))
  const isComplete = ids.length === known.size && new Set(ids).size === ids.length && ids.every((id) => known.has(id))
  if (!isComplete) throw appError('conflict')
}

/** The position after the last row. */
export const nextPosition = (rows: readonly { position: number }[]): number =>
  Math.max(-1, ...rows.map(({ position }) => position)) + 1
