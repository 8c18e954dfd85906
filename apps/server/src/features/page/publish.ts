import type { HandlerInput, HandlerOutput, PageSettings } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { readStore, type StoreTrx, withStore } from '../../db/scope.ts'
import { appError } from '../../errors.ts'
import { shown } from '../../events/cache-tags.ts'
import { announceStoreChange } from '../../events/store-events.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { JobContext } from '../../jobs/worker.ts'
import type { Work } from '../../work/work.ts'
import { recordAudit } from '../audit.ts'
import { addRenameRedirect } from '../redirect/redirect.ts'
import { checkByteLimit } from '../store/store-limits.ts'
import { pruneVersions } from '../store/version-limits.ts'
import { completeContent } from './page-content.ts'
import { writeDraft } from './page-draft.ts'
import { pagePath } from './page-path.ts'
import { overridesOf, publicSettings, settingsColumns, settingsErrors, slugTaken } from './page-settings.ts'
import { contentRow, lockedPage, type PageRow, pageDraft, pageRow, pageSummary } from './page-view.ts'

declare module '../../jobs/queue.ts' {
  interface Jobs {
    'page.publish': { storeId: string; pageId: string; at: string }
  }
}

/** Saves and publishes page and global content in one transaction, and keeps a version of both. */
export async function publish(
  { db, work }: { db: Database; work: Work },
  actorId: string,
  input: HandlerInput<'page.publish'>['body'],
): Promise<HandlerOutput<'page.publish'>> {
  if (input.globalContent !== undefined && input.baseGlobalVersion === undefined)
    throw appError('invalid_input', { fields: { baseGlobalVersion: 'Say which version the global blocks are based on.' } })
  const completed = await completeContent(work, input.storeId, input.content, input.globalContent)
  return withStore(db, input.storeId, async (trx) => {
    const { page } = await writeDraft(trx, input, completed)
    const published = await publishDraft(trx, page, { actorId, label: input.label, errors: 'refuse' })
    return pageDraft(trx, published)
  })
}

interface Publishing {
  actorId: string | null
  label: string
  /** Settings that can't be published as typed: refuse to publish, or leave them in the draft where nobody can be asked. */
  errors: 'refuse' | 'leave'
}

/** Makes the stored draft of a page and of the global content what shoppers see. A slug that changes leaves a 301 at the old one. */
async function publishDraft(trx: StoreTrx, page: PageRow, { actorId, label, errors }: Publishing) {
  const { store_id: storeId, id } = page
  const { settings, left } = await publishableSettings(trx, page, errors)
  const shared = await trx
    .selectFrom('store_content')
    .selectAll()
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const globalContent = JSON.stringify(shared.draft)
  const content = JSON.stringify(page.draft)
  await trx
    .updateTable('store_content')
    .set({ published: globalContent, published_version: shared.draft_version, published_at: sql<Date>`now()` })
    .where('store_id', '=', storeId)
    .execute()
  const published = await trx
    .updateTable('pages')
    .set({
      status: 'published',
      published: content,
      published_version: page.draft_version,
      ...settingsColumns(settings),
      draft_settings: left,
      ...(left !== null && { draft_version: page.draft_version + 1 }),
      published_at: sql<Date>`now()`,
      publish_at: null,
      publish_job: null,
    })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => Promise.reject(slugTaken(error)))
  if (page.status === 'published') await addRenameRedirect(trx, storeId, pagePath(page), pagePath(published))
  await trx
    .insertInto('page_versions')
    .values({
      store_id: storeId,
      id: newId(),
      page_id: id,
      number: sql<number>`(select coalesce(max(v.number), 0) + 1 from page_versions v where v.store_id = ${storeId} and v.page_id = ${id})`,
      content,
      global_content: globalContent,
      meta: JSON.stringify(publicSettings(published)),
      label,
      created_by: actorId,
    })
    .execute()
  await checkByteLimit(trx, storeId, 'pages', content.length)
  await pruneVersions(trx, storeId, id)
  if (actorId) await recordAudit(trx, { storeId, actorId, action: 'page.publish', target: id, detail: { label } })
  const isShared = JSON.stringify(shared.published) !== globalContent
  await announceStoreChange(trx, storeId, isShared ? undefined : pageNames(page, published))
  return published
}

/** The draft's settings that become public, and those that stay in the draft because they can't. */
async function publishableSettings(trx: StoreTrx, page: PageRow, errors: Publishing['errors']) {
  const found = await settingsErrors(trx, page)
  const wrong = Object.keys(found)
  if (wrong.length > 0 && errors === 'refuse')
    throw appError('invalid_input', { message: 'Some page settings can’t be published yet.', fields: found })
  const own = Object.entries(overridesOf(page))
  const settings: Partial<PageSettings> = Object.fromEntries(own.filter(([key]) => !wrong.includes(key)))
  const left = Object.fromEntries(own.filter(([key]) => wrong.includes(key)))
  return { settings, left: wrong.length > 0 ? JSON.stringify(left) : null }
}

const pageNames = (...pages: PageRow[]) => [shown.pages, ...pages.map(({ slug }) => shown.page(slug))]

/** What shoppers see of a page, and of what stands on all pages. */
export const publishedContent = (db: Database, storeId: string, pageId: string) =>
  readStore(db, storeId, async (trx) => {
    const [page, shared] = await Promise.all([pageRow(trx, storeId, pageId), contentRow(trx, storeId)])
    const content = page.status === 'published' ? (page.published as unknown[] | null) : null
    const settings = page.status === 'published' ? publicSettings(page) : null
    return { content, globalContent: (shared.published ?? []) as unknown[], settings }
  })

/** Sets or clears the time at which the draft is published. */
export function schedulePublish(
  db: Database,
  actorId: string,
  { storeId, pageId, publishAt }: HandlerInput<'page.schedulePublish'>['body'],
) {
  const at = publishAt === null ? null : new Date(publishAt)
  if (at && at.getTime() <= Date.now())
    throw appError('invalid_input', { fields: { publishAt: 'Choose a time that is still to come.' } })
  return withStore(db, storeId, async (trx) => {
    const page = await lockedPage(trx, storeId, pageId)
    const set = await trx
      .updateTable('pages')
      .set({ publish_at: at })
      .where('store_id', '=', storeId)
      .where('id', '=', page.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (at)
      await enqueue(
        trx,
        'page.publish',
        { storeId, pageId, at: at.toISOString() },
        { runAt: at, key: `publish:${storeId}:${pageId}` },
      )
    await recordAudit(trx, { storeId, actorId, action: 'page.schedulePublish', target: pageId, detail: { publishAt } })
    return pageSummary(set)
  })
}

/** The job behind a schedule. It does nothing when the schedule was moved, cancelled or already carried out. */
export async function publishScheduled(
  { storeId, pageId, at }: { storeId: string; pageId: string; at: string },
  { db }: JobContext,
) {
  await withStore(db, storeId, async (trx) => {
    const page = await lockedPage(trx, storeId, pageId).catch(() => undefined)
    if (page?.publish_at?.toISOString() === at)
      await publishDraft(trx, page, { actorId: null, label: 'Scheduled', errors: 'leave' })
  })
}

/** Takes a page off the store host; the draft and the versions stay. */
export function unpublish(db: Database, actorId: string, { storeId, pageId }: HandlerInput<'page.unpublish'>['body']) {
  return withStore(db, storeId, async (trx) => {
    const page = await lockedPage(trx, storeId, pageId)
    if (page.is_system) throw appError('system_page', { message: 'This page belongs to every store and stays published.' })
    const now = await trx
      .updateTable('pages')
      .set({ status: 'draft', published: null, published_at: null, published_version: 0, publish_at: null })
      .where('store_id', '=', storeId)
      .where('id', '=', pageId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordAudit(trx, { storeId, actorId, action: 'page.unpublish', target: pageId })
    await announceStoreChange(trx, storeId, pageNames(page))
    return pageSummary(now)
  })
}
