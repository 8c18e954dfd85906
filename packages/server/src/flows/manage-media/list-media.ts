import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../ground/context.ts'
import { listPattern } from '../../ground/db/like-pattern.ts'
import { pageOf, readListRows } from '../../ground/db/list-page.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Query } from '../../ground/handler.ts'
import { mediaView } from '../../modules/media/index.ts'
import { listUsages } from './media-usages.ts'

/** Maximum number of words in a search; more are ignored. */
const MAX_WORDS = 8

/** A page of the media library, newest first, filtered by kind and by words of the file name or alternative text. */
export function listMedia(
  { db, store: { storeId } }: StoreScope,
  query: Query<'media.list'>,
): Promise<HandlerOutput<'media.list'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const matching = matchingMedia(trx, storeId, query).selectAll().orderBy('created_at', 'desc').orderBy('id')
    const { rows, total } = await readListRows(matching, query)
    const ids = rows.map((row) => row.id)
    const usages = await listUsages(trx, storeId, ids)
    return pageOf(
      rows.map((row) => mediaView(row, usages.get(row.id) ?? [])),
      total,
      query,
    )
  })
}

function matchingMedia(trx: StoreTrx, storeId: string, { search = '', kind }: Query<'media.list'>) {
  let matching = trx.selectFrom('media').where('store_id', '=', storeId)
  if (kind) matching = matching.where('kind', '=', kind)
  const patterns = search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .flatMap((word) => listPattern(word) ?? [])
  if (patterns.length === 0) return matching
  return matching.where(sql<boolean>`id in (select media_id from search_media(${storeId}, ${patterns}::text[]))`)
}
