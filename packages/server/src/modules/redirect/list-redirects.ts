import type { HandlerOutput } from '@blockfront/contract'
import type { StoreContext } from '../../ground/context.ts'
import { pageOf, rowCount } from '../../ground/db/list-page.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Query } from '../../ground/handler.ts'
import { redirectView } from './redirect-view.ts'

/** Returns one page of the store's redirects, by their path. */
export function listRedirects(
  { db, store: { storeId } }: Pick<StoreContext, 'db' | 'store'>,
  { pageNumber, pageSize }: Query<'redirect.list'>,
): Promise<HandlerOutput<'redirect.list'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const redirects = trx.selectFrom('redirects').where('store_id', '=', storeId)
    const [rows, { total }] = await Promise.all([
      redirects
        .selectAll()
        .orderBy('from_path')
        .limit(pageSize)
        .offset(pageNumber * pageSize)
        .execute(),
      redirects.select(rowCount.as('total')).executeTakeFirstOrThrow(),
    ])
    return pageOf(rows.map(redirectView), total, { pageNumber, pageSize })
  })
}
