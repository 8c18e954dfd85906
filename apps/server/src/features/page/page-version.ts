import { type HandlerInput, type HandlerOutput, pageSettings } from '@blockfront/contract'
import type { Database } from '../../db/database.ts'
import { readStore, type StoreTrx, withStore } from '../../db/scope.ts'
import { appError, orNotFound } from '../../errors.ts'
import type { Work } from '../../work/work.ts'
import { recordAudit } from '../audit.ts'
import { completeContent } from './page-content.ts'
import { setDraft } from './page-draft.ts'
import { draftSettingsOf, overridesFor } from './page-settings.ts'
import { lockedPage, pageDraft, pageRow } from './page-view.ts'

type Version = HandlerOutput<'page.versions'>['content'][number]

/** The versions of one page with their authors, newest first. */
const versionsOf = (trx: StoreTrx, storeId: string, pageId: string) =>
  trx
    .selectFrom('page_versions as v')
    .leftJoin('users as u', 'u.id', 'v.created_by')
    .where('v.store_id', '=', storeId)
    .where('v.page_id', '=', pageId)
    .orderBy('v.number', 'desc')

const columns = ['v.id', 'v.page_id', 'v.number', 'v.label', 'v.created_at', 'u.name as author'] as const

interface Row {
  id: string
  page_id: string
  number: number
  label: string
  created_at: Date
  author: string | null
}

const view = (row: Row): Version => ({
  versionId: row.id,
  pageId: row.page_id,
  number: row.number,
  label: row.label,
  authorName: row.author ?? '',
  createdAt: row.created_at.toISOString(),
})

export function listVersions(
  db: Database,
  storeId: string,
  { pageId, pageNumber, pageSize }: HandlerInput<'page.versions'>['query'],
) {
  return readStore(db, storeId, async (trx) => {
    await pageRow(trx, storeId, pageId)
    const [rows, { total }] = await Promise.all([
      versionsOf(trx, storeId, pageId)
        .select(columns)
        .limit(pageSize)
        .offset(pageNumber * pageSize)
        .execute(),
      trx
        .selectFrom('page_versions')
        .select((eb) => eb.fn.countAll<string>().as('total'))
        .where('store_id', '=', storeId)
        .where('page_id', '=', pageId)
        .executeTakeFirstOrThrow(),
    ])
    return { content: rows.map(view), totalPages: Math.ceil(Number(total) / pageSize), totalElements: Number(total), pageNumber }
  })
}

const oneVersion = async (trx: StoreTrx, storeId: string, pageId: string, versionId: string) =>
  orNotFound(
    await versionsOf(trx, storeId, pageId)
      .where('v.id', '=', versionId)
      .select([...columns, 'v.content', 'v.global_content', 'v.meta'])
      .executeTakeFirst(),
  )

/** The settings that a version was published with, as far as they were kept. */
const settingsIn = (meta: unknown) => pageSettings.partial().catch({}).parse(meta)

export function getVersion(db: Database, storeId: string, { pageId, versionId }: HandlerInput<'page.version'>['query']) {
  return readStore(db, storeId, async (trx) => {
    const row = await oneVersion(trx, storeId, pageId, versionId)
    return {
      ...view(row),
      content: row.content as unknown[],
      globalContent: row.global_content as unknown[],
      settings: settingsIn(row.meta),
    }
  })
}

/**
 * Puts a version back as the draft of its page, completed and repaired by the block types of today, and returns it with what was repaired.
 * What shoppers see stays until it is published.
 */
export async function restoreVersion(
  { db, work }: { db: Database; work: Work },
  actorId: string,
  input: HandlerInput<'page.restoreVersion'>['body'],
): Promise<HandlerOutput<'page.restoreVersion'>> {
  const { storeId, pageId, versionId, baseVersion } = input
  // Before the transaction, so that no connection and no lock waits for it. Versions never change.
  const stored = await readStore(db, storeId, (trx) => oneVersion(trx, storeId, pageId, versionId))
  const { content, repairs } = await completeContent(work, storeId, stored.content as unknown[])
  return withStore(db, storeId, async (trx) => {
    const page = await lockedPage(trx, storeId, pageId)
    if (page.draft_version !== baseVersion) throw appError('stale_version', { details: { page: await pageDraft(trx, page) } })
    const version = await oneVersion(trx, storeId, pageId, versionId)
    // The page keeps its URL: links to it are not the version's.
    const { slug } = draftSettingsOf(page)
    const overrides = overridesFor(page, { ...draftSettingsOf(page), ...settingsIn(version.meta), slug })
    const restored = await setDraft(trx, page, content.json, overrides)
    await recordAudit(trx, {
      storeId,
      actorId,
      action: 'page.restoreVersion',
      target: pageId,
      detail: { number: version.number },
    })
    return { ...(await pageDraft(trx, restored)), repairs }
  })
}
