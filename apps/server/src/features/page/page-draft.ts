import type { HandlerInput, HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type StoreTrx, withStore } from '../../db/scope.ts'
import { appError } from '../../errors.ts'
import type { Work } from '../../work/work.ts'
import { checkByteLimit } from '../store/store-limits.ts'
import { type CompleteContent, completeContent, requirePageSize } from './page-content.ts'
import { draftSettingsOf, overridesFor, sameOverrides, settingsErrors } from './page-settings.ts'
import { lockedPage, type PageRow, pageDraft } from './page-view.ts'

type Draft = HandlerInput<'page.saveDraft'>['body']

/**
 * Writes a draft that is based on the newest one; a stale one gets 409 with the newer document and changes nothing
 * (server.md, "Pages"). `completed` is the content of the input after `completeContent`. Answers the page and the version of the
 * global content as they stand then.
 */
export async function writeDraft(
  trx: StoreTrx,
  input: Draft,
  { content, globalContent }: CompleteContent,
): Promise<{ page: PageRow; globalVersion: number }> {
  const { storeId, pageId, baseVersion, baseGlobalVersion } = input
  const before = await lockedPage(trx, storeId, pageId)
  const shared = await trx
    .selectFrom('store_content')
    .selectAll()
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const staleGlobal = input.globalContent !== undefined && baseGlobalVersion !== shared.draft_version
  if (before.draft_version !== baseVersion || staleGlobal)
    throw appError('stale_version', { details: { page: await pageDraft(trx, before) } })

  requirePageSize(content, before.draft as unknown[])
  const overrides = overridesFor(before, input.settings ?? draftSettingsOf(before))
  const same = content.json === JSON.stringify(before.draft) && sameOverrides(before, overrides)
  const page = same ? before : await setDraft(trx, before, content.json, overrides)
  if (input.globalContent === undefined) return { page, globalVersion: shared.draft_version }
  requirePageSize(globalContent, shared.draft as unknown[])
  const draftGlobal = globalContent.json
  if (draftGlobal === JSON.stringify(shared.draft)) return { page, globalVersion: shared.draft_version }
  const { draft_version: globalVersion } = await trx
    .updateTable('store_content')
    .set({ draft: draftGlobal, draft_version: sql<number>`draft_version + 1`, updated_at: sql<Date>`now()` })
    .where('store_id', '=', storeId)
    .returning('draft_version')
    .executeTakeFirstOrThrow()
  return { page, globalVersion }
}

/** Makes blocks and settings (`overridesFor`) the next version of a page's draft. */
export async function setDraft(trx: StoreTrx, page: PageRow, draft: string, overrides: string | null): Promise<PageRow> {
  const row = await trx
    .updateTable('pages')
    .set({
      draft,
      draft_settings: overrides,
      draft_version: sql<number>`greatest(draft_version, published_version) + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('store_id', '=', page.store_id)
    .where('id', '=', page.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await checkByteLimit(trx, page.store_id, 'pages', draft.length)
  return row
}

/** The builder's autosave. Shoppers see nothing of it. */
export async function saveDraft(
  { db, work }: { db: Database; work: Work },
  input: Draft,
): Promise<HandlerOutput<'page.saveDraft'>> {
  if (input.globalContent !== undefined && input.baseGlobalVersion === undefined)
    throw appError('invalid_input', { fields: { baseGlobalVersion: 'Say which version the global blocks are based on.' } })
  // Before the transaction, so that no connection and no lock waits for it.
  const completed = await completeContent(work, input.storeId, input.content, input.globalContent)
  return withStore(db, input.storeId, async (trx) => {
    const { page, globalVersion } = await writeDraft(trx, input, completed)
    return {
      pageId: page.id,
      version: page.draft_version,
      globalVersion,
      updatedAt: page.updated_at.toISOString(),
      settingsErrors: await settingsErrors(trx, page),
    }
  })
}
