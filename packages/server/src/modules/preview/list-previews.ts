import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreContext } from '../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Query } from '../../ground/handler.ts'
import { primaryHostname, STORE_LIMITS } from '../store/index.ts'
import { previewView } from './preview-view.ts'

/** Returns the links of a page that have not expired, newest first. */
export const listPreviews = (
  { db, config, store: { storeId } }: Pick<StoreContext, 'db' | 'config' | 'store'>,
  { pageId }: Query<'preview.list'>,
): Promise<HandlerOutput<'preview.list'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const hostname = await primaryHostname(trx, storeId)
    const rows = await trx
      .selectFrom('page_previews')
      .selectAll()
      .where('store_id', '=', storeId)
      .where('page_id', '=', pageId)
      .where('expires_at', '>', sql<Date>`now()`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(STORE_LIMITS.previews.max)
      .execute()
    return rows.map((row) => previewView(config, hostname, row))
  })

/** Returns the id of the page that a link shows; undefined once it has expired or was revoked. */
export async function previewedPageId(trx: StoreTrx, storeId: string, previewId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('page_previews')
    .select('page_id')
    .where('store_id', '=', storeId)
    .where('id', '=', previewId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.page_id
}
