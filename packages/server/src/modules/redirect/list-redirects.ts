import type { HandlerOutput } from '@blockfront/contract'
import type { StoreContext } from '../../ground/context.ts'
import { pageOf, readListRows } from '../../ground/db/list-page.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Query } from '../../ground/handler.ts'
import { redirectView } from './redirect-view.ts'

/** Returns one page of the store's redirects, by their path. */
export function listRedirects(
  { db, store: { storeId } }: Pick<StoreContext, 'db' | 'store'>,
  page: Query<'redirect.list'>,
): Promise<HandlerOutput<'redirect.list'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const redirects = trx.selectFrom('redirects').selectAll().where('store_id', '=', storeId).orderBy('from_path')
    const { rows, total } = await readListRows(redirects, page)
    return pageOf(rows.map(redirectView), total, page)
  })
}
