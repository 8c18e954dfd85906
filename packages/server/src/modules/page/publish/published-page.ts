import type { HandlerOutput } from '@blockfront/contract'
import type { StoreScope } from '../../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { orNotFound } from '../../../ground/errors.ts'
import type { Query } from '../../../ground/handler.ts'
import { primaryHostname } from '../../store/index.ts'
import { COMPONENT } from '../component/component.ts'
import { contentRow, pageRow } from '../page-rows.ts'
import { pageSummary, seoOf } from '../page-view.ts'
import { publicSettings } from '../settings/page-settings.ts'

type GlobalContent = HandlerOutput<'page.getGlobalContent'>

/** A published page as shoppers see it, by its slug. Throws `not_found`. */
export const getPublishedPage = (
  { db, store: { storeId } }: StoreScope,
  { slug }: Pick<Query<'page.getByDomain'>, 'slug'>,
): Promise<HandlerOutput<'page.getByDomain'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const query = trx.selectFrom('pages').selectAll().where('store_id', '=', storeId).where('slug', '=', slug)
    const [row, globalContent] = await Promise.all([
      query.where('status', '=', 'published').where('type', '<>', COMPONENT).executeTakeFirst(),
      loadGlobalContent(trx, storeId),
    ])
    const page = orNotFound(row)
    return {
      pageId: page.id,
      slug: page.slug,
      name: page.name,
      type: pageSummary(page).type,
      content: (page.published ?? []) as unknown[],
      ...seoOf(page),
      ...globalContent,
    }
  })

/** The published top bar, navigation and footer. */
export const getGlobalContent = ({ db, store: { storeId } }: StoreScope): Promise<GlobalContent> =>
  withStoreReadOnly(db, storeId, (trx) => loadGlobalContent(trx, storeId))

async function loadGlobalContent(trx: StoreTrx, storeId: string): Promise<GlobalContent> {
  const [row, storeDomain] = await Promise.all([
    trx.selectFrom('store_content').select('published').where('store_id', '=', storeId).executeTakeFirst(),
    primaryHostname(trx, storeId),
  ])
  return { storeId, storeDomain, globalContent: (row?.published ?? []) as unknown[] }
}

/** The published content of a page and its global blocks. Content and settings are null for an unpublished page. */
export const getPublishedContent = (
  { db, store: { storeId } }: StoreScope,
  { pageId }: Query<'page.getPublished'>,
): Promise<HandlerOutput<'page.getPublished'>> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const [page, globalContent] = await Promise.all([pageRow(trx, storeId, pageId), contentRow(trx, storeId)])
    const isPublished = page.status === 'published'
    return {
      content: isPublished ? (page.published as unknown[] | null) : null,
      globalContent: (globalContent.published ?? []) as unknown[],
      settings: isPublished ? publicSettings(page) : null,
    }
  })
