import type { HandlerInput, HandlerOutput, PageSettings } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { readStore, type StoreTrx, withStore } from '../../db/scope.ts'
import { appError, orNotFound } from '../../errors.ts'
import { shown } from '../../events/cache-tags.ts'
import { announceStoreChange } from '../../events/store-events.ts'
import type { Work } from '../../work/work.ts'
import { recordAudit } from '../audit.ts'
import { addRenameRedirect } from '../redirect/redirect.ts'
import { freeSlug, slugOf } from '../slug.ts'
import { primaryHostname } from '../store/store.ts'
import { checkByteLimit, checkLimit } from '../store/store-limits.ts'
import { completeContent, isGlobal, requirePageSize, type StoredBlocks } from './page-content.ts'
import { pagePath } from './page-path.ts'
import { overridesOf, publicSettings, settingsColumns, slugTaken, takenBySlug, validOverrides } from './page-settings.ts'
import { lockedPage, type PageRow, pageDraft, pageRow, pageSummary, seoOf } from './page-view.ts'

interface NewPage {
  storeId: string
  name: string
  slug?: string
  metaTitle?: string
  metaDescription?: string
  ogImage?: string
  noindex?: boolean
  content: StoredBlocks
}

/** Adds a page as a draft, and returns it with what had to be repaired. Without a slug it gets one from its name. */
export async function addPage(
  { db, work }: { db: Database; work: Work },
  actorId: string,
  input: NewPage,
): Promise<HandlerOutput<'page.import'>> {
  const { storeId } = input
  const { content, repairs } = await completeContent(work, storeId, input.content)
  requirePageSize(content)
  return withStore(db, storeId, async (trx) => {
    await checkLimit(trx, storeId, 'pages')
    const slug = input.slug ?? (await freeSlug(slugOf(input.name, 'page'), takenBySlug(trx, storeId)))
    const row = await trx
      .insertInto('pages')
      .values({
        store_id: storeId,
        id: newId(),
        name: input.name,
        slug,
        draft: content.json,
        meta_title: input.metaTitle ?? '',
        meta_description: input.metaDescription ?? '',
        og_image: input.ogImage ?? '',
        noindex: input.noindex ?? false,
        position: sql<number>`(select coalesce(max(p.position), 0) + 1 from pages p where p.store_id = ${storeId})`,
        published: null,
        published_at: null,
        publish_at: null,
        publish_job: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => Promise.reject(slugTaken(error)))
    await checkByteLimit(trx, storeId, 'pages', content.bytes)
    await recordAudit(trx, { storeId, actorId, action: 'page.add', target: row.id, detail: { name: row.name } })
    return { ...(await pageDraft(trx, row)), repairs }
  })
}

/**
 * Changes name, slug and SEO at once, for shoppers and in the draft; other settings of the draft wait for its publish. A published page
 * that is renamed leaves a 301 behind. The draft's version moves on, so that an open builder notices.
 */
export function updatePage(db: Database, actorId: string, { storeId, pageId, ...changes }: HandlerInput<'page.update'>['body']) {
  return withStore(db, storeId, async (trx) => {
    const before = await lockedPage(trx, storeId, pageId)
    const renamed = changes.slug !== undefined && changes.slug !== before.slug
    if (before.is_system && renamed) throw appError('system_page', { fields: { slug: 'This page keeps its address.' } })
    const row = await trx
      .updateTable('pages')
      .set({ ...settingsColumns(changes), ...nextDraft(before, changes), updated_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .where('id', '=', pageId)
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => Promise.reject(slugTaken(error)))
    if (renamed && before.status === 'published') await addRenameRedirect(trx, storeId, pagePath(before), pagePath(row))
    await recordAudit(trx, { storeId, actorId, action: 'page.update', target: pageId, detail: { ...changes } })
    await announceStoreChange(trx, storeId, [shown.pages, shown.page(before.slug), shown.page(row.slug)])
    return pageSummary(row)
  })
}

/** The draft without its own values of what was changed, as its next version; what had no unpublished changes still has none. */
function nextDraft(page: PageRow, changes: Partial<PageSettings>) {
  const overrides = Object.entries(overridesOf(page))
  const left = overrides.filter(([key]) => changes[key as keyof PageSettings] === undefined)
  const version = Math.max(page.draft_version, page.published_version) + 1
  const isPublic = page.draft_version === page.published_version
  return {
    draft_settings: left.length > 0 ? JSON.stringify(Object.fromEntries(left)) : null,
    draft_version: version,
    ...(isPublic && { published_version: version }),
  }
}

/** Deletes a page with its versions. System pages stay. */
export function deletePage(db: Database, storeId: string, actorId: string, pageId: string) {
  return withStore(db, storeId, async (trx) => {
    const page = await lockedPage(trx, storeId, pageId)
    if (page.is_system) throw appError('system_page')
    await trx.deleteFrom('pages').where('store_id', '=', storeId).where('id', '=', pageId).execute()
    await recordAudit(trx, { storeId, actorId, action: 'page.delete', target: pageId, detail: { name: page.name } })
    await announceStoreChange(trx, storeId, [shown.pages, shown.page(page.slug)])
    return { ok: true as const }
  })
}

export const getPage = (db: Database, storeId: string, pageId: string) =>
  readStore(db, storeId, async (trx) => pageDraft(trx, await pageRow(trx, storeId, pageId)))

const pagesOf = (trx: StoreTrx, storeId: string) =>
  trx.selectFrom('pages').selectAll().where('store_id', '=', storeId).orderBy('position').orderBy('created_at').execute()

export const listPages = (db: Database, storeId: string) =>
  readStore(db, storeId, async (trx) => (await pagesOf(trx, storeId)).map(pageSummary))

/** Where links can lead: every page that has an address of its own. */
export const pageLinks = (db: Database, storeId: string) =>
  readStore(db, storeId, async (trx) =>
    (await pagesOf(trx, storeId))
      .filter(({ type }) => type !== 'product' && type !== 'collection')
      .map(pageSummary)
      .map(({ name: label, slug, type }) => ({ label, url: pagePath({ type, slug }), slug, type })),
  )

/** A published page as a store host serves it. */
export const publishedPage = (db: Database, storeId: string, slug: string) =>
  readStore(db, storeId, (trx) => readPublishedPage(trx, storeId, slug))

export async function readPublishedPage(
  trx: StoreTrx,
  storeId: string,
  slug: string,
): Promise<HandlerOutput<'page.getByDomain'>> {
  const own = trx.selectFrom('pages').selectAll().where('store_id', '=', storeId).where('slug', '=', slug)
  const [row, shared] = await Promise.all([own.where('status', '=', 'published').executeTakeFirst(), globalContent(trx, storeId)])
  const page = orNotFound(row)
  return {
    pageId: page.id,
    slug: page.slug,
    name: page.name,
    type: pageSummary(page).type,
    content: (page.published ?? []) as unknown[],
    ...seoOf(page),
    ...shared,
  }
}

/** The published top bar, navigation and footer. */
export async function globalContent(trx: StoreTrx, storeId: string): Promise<HandlerOutput<'page.getGlobalContent'>> {
  const [row, storeDomain] = await Promise.all([
    trx.selectFrom('store_content').select('published').where('store_id', '=', storeId).executeTakeFirst(),
    primaryHostname(trx, storeId),
  ])
  return { storeId, storeDomain, globalContent: (row?.published ?? []) as unknown[] }
}

const homeOf = async (trx: StoreTrx, storeId: string) =>
  orNotFound(
    await trx.selectFrom('pages').selectAll().where('store_id', '=', storeId).where('slug', '=', 'home').executeTakeFirst(),
  )

export const homepageSeo = (db: Database, storeId: string) =>
  readStore(db, storeId, async (trx) => seoOf(await homeOf(trx, storeId)))

export async function updateHomepageSeo(
  db: Database,
  actorId: string,
  { storeId, ...seo }: HandlerInput<'page.updateSeo'>['body'],
) {
  const { id: pageId } = await readStore(db, storeId, (trx) => homeOf(trx, storeId))
  await updatePage(db, actorId, { storeId, pageId, ...seo })
  return homepageSeo(db, storeId)
}

/** One page as a document of its own, with the address of its schema. */
export const exportPage = (db: Database, publicUrl: string, storeId: string, pageId: string) =>
  readStore(db, storeId, async (trx) => {
    const row = await pageRow(trx, storeId, pageId)
    const content = row.draft as unknown[]
    return { $schema: `${publicUrl}/schemas/page.json`, ...publicSettings(row), ...validOverrides(row), content }
  })

/**
 * Adds a page from an exported document. One whose slug is taken gets the next free one. Blocks that a store has on every page
 * (navigation, footer) are left out: they belong to the store, which has its own.
 */
export async function importPage(
  on: { db: Database; work: Work },
  actorId: string,
  { storeId, document }: HandlerInput<'page.import'>['body'],
) {
  const { $schema: _schema, ...page } = document
  const slug = await readStore(on.db, storeId, (trx) => freeSlug(page.slug, takenBySlug(trx, storeId)))
  return addPage(on, actorId, { storeId, ...page, slug, content: page.content.filter((block) => !isGlobal(block)) })
}
