import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreScope } from '../../../ground/context.ts'
import { listPattern } from '../../../ground/db/like-pattern.ts'
import { pageOf, readListRows } from '../../../ground/db/list-page.ts'
import { withStoreReadOnly } from '../../../ground/db/scope.ts'
import type { Query } from '../../../ground/handler.ts'
import { draftRow, drafts, orderLabel, viewDraft, viewDraftSummary } from './draft-rows.ts'

/** Returns one page of the store's draft orders, newest first, filtered by status and searched by number, name and email address. */
export function listDrafts(
  { db, store: { storeId } }: StoreScope,
  query: Query<'draftOrder.list'>,
): Promise<HandlerOutput<'draftOrder.list'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    let matching = drafts(trx, storeId)
    if (query.status) matching = matching.where('d.order_id', query.status === 'open' ? 'is' : 'is not', null)
    const pattern = listPattern(query.search)
    if (pattern) matching = matching.where(sql<boolean>`d.search_text like ${pattern}`)
    const listed = matching.selectAll('d').select(orderLabel).orderBy('d.created_at', 'desc').orderBy('d.id')
    const { rows, total } = await readListRows(listed, query)
    return pageOf(rows.map(viewDraftSummary), total, query)
  })
}

/** A draft order to edit. Throws `not_found`. */
export const getDraft = (
  { db, store: { storeId } }: StoreScope,
  { draftId }: Query<'draftOrder.get'>,
): Promise<HandlerOutput<'draftOrder.get'>> =>
  withStoreReadOnly(db, storeId, async (trx) => viewDraft(trx, await draftRow(trx, storeId, draftId)))
