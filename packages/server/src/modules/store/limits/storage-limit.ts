import { sql } from 'kysely'
import { onlyRow } from '../../../ground/db/only-row.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { checkLimit, MB, planAllows, planLimitReached } from './store-limits.ts'

/** Returns the bytes that the store's files use, and those that the plan allows; `allowed` is null without a limit. */
export async function fileBytes(trx: StoreTrx, storeId: string): Promise<{ used: number; allowed: number | null }> {
  const result = await sql<{ used: string; allowed: number | null }>`
    select (select coalesce(sum(g.bytes), 0) from media g where g.store_id = ${storeId}) as used,
           ${planAllows(storeId, 'storageMb')} as allowed`.execute(trx)
  const { used, allowed } = onlyRow(result)
  return { used: Number(used), allowed: allowed === null ? null : allowed * MB }
}

/** The error for a file that exceeds the storage of the plan, in bytes. */
export const storageLimitReached = (allowed: number) =>
  planLimitReached(
    `Your plan includes ${allowed / MB} MB for images and videos. This file would exceed it. Delete some files or choose a larger plan.`,
  )

/** Throws 402 `limit_reached` for a file that exceeds the storage of the plan, and 409 `store_limit` for too many files. */
export async function checkStorageLimit(trx: StoreTrx, storeId: string, bytes: number): Promise<void> {
  await checkLimit(trx, storeId, 'media')
  const { used, allowed } = await fileBytes(trx, storeId)
  if (allowed !== null && used + bytes > allowed) throw storageLimitReached(allowed)
}
