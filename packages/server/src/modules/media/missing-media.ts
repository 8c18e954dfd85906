import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'

/**
 * Returns stored content of an earlier time, such as a version of a page, without the URLs of files that were deleted since, and the number
 * of such files. A deleted file is removed from current content only.
 */
export async function withoutMissingMedia<T>(
  trx: StoreTrx,
  storeId: string,
  value: T,
): Promise<{ value: T; missingFiles: number }> {
  const json = JSON.stringify(value)
  if (!json.includes(`/media/${storeId}/`)) return { value, missingFiles: 0 }
  const { rows } = await sql<{ value: T; missingFiles: number }>`
    select without_missing_media(${storeId}, ${json}::jsonb) as value,
      (select count(*)::integer from missing_media(${storeId}, ${json})) as "missingFiles"`.execute(trx)
  return rows[0] ?? { value, missingFiles: 0 }
}
