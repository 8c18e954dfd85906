import type { HandlerOutput } from '@blockfront/contract'
import type { StoreScope } from '../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Query } from '../../ground/handler.ts'
import { COMPONENT } from './component/component.ts'
import { pageRow } from './page-rows.ts'
import { pageDraft, pageSummary } from './page-view.ts'
import { pagePath } from './settings/page-path.ts'

/** The draft of a page, as the builder opens it. */
export const getPage = (
  { db, store: { storeId } }: StoreScope,
  { pageId }: Query<'page.getById'>,
): Promise<HandlerOutput<'page.getById'>> =>
  withStoreReadOnly(db, storeId, async (trx) => pageDraft(trx, await pageRow(trx, storeId, pageId)))

/** The pages of a store in the owner's order, without shared components. */
export const listPages = ({ db, store: { storeId } }: StoreScope): Promise<HandlerOutput<'page.getByStoreId'>> =>
  withStoreReadOnly(db, storeId, async (trx) => (await pagesOf(trx, storeId)).map(pageSummary))

/** The targets that a link can have: every page that has a URL. */
export const listPageLinks = ({ db, store: { storeId } }: StoreScope): Promise<HandlerOutput<'page.getLinks'>> =>
  withStoreReadOnly(db, storeId, async (trx) =>
    (await pagesOf(trx, storeId))
      .filter(({ type }) => type !== 'product' && type !== 'collection')
      .map(pageSummary)
      .map(({ name: label, slug, type }) => ({ label, url: pagePath({ type, slug }), slug, type })),
  )

const pagesOf = (trx: StoreTrx, storeId: string) =>
  trx
    .selectFrom('pages')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('type', '<>', COMPONENT)
    .orderBy('position')
    .orderBy('created_at')
    .execute()
