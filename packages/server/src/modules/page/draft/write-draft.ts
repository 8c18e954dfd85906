import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { checkByteLimit } from '../../store/index.ts'
import { isComponent } from '../component/component.ts'
import type { CompleteContent } from '../content/complete-content.ts'
import { requireComponentSize, requirePageSize } from '../content/page-size.ts'
import { lockedContent, lockedPage, type PageRow } from '../page-rows.ts'
import { pageDraft } from '../page-view.ts'
import { draftSettingsOf, overridesFor, sameOverrides } from '../settings/page-settings.ts'

type Draft = Body<'page.saveDraft'>

/** Throws `invalid_input` for global blocks without the version that they are based on. */
export function checkBaseVersions({ globalContent, baseGlobalVersion }: Draft): void {
  if (globalContent !== undefined && baseGlobalVersion === undefined)
    throw appError('invalid_input', { fields: { baseGlobalVersion: 'This field is required with globalContent.' } })
}

/**
 * Writes a draft that is based on the latest version, and returns the page with the version of the global content. Throws
 * `stale_version` with the latest draft when the base is older; then nothing changes (docs/spec/server.md, "Pages"). `completed` is the
 * content of the input after `completeContent`.
 */
export async function writeDraft(
  trx: StoreTrx,
  storeId: string,
  input: Omit<Draft, 'content'>,
  { content, globalContent }: CompleteContent,
): Promise<{ page: PageRow; globalVersion: number }> {
  const [before, globalRow] = await Promise.all([lockedPage(trx, storeId, input.pageId), lockedContent(trx, storeId)])
  const isGlobalStale = input.globalContent !== undefined && input.baseGlobalVersion !== globalRow.draft_version
  if (before.draft_version !== input.baseVersion || isGlobalStale)
    throw appError('stale_version', { details: { page: await pageDraft(trx, before) } })

  if (isComponent(before.type)) requireComponentSize(content)
  else requirePageSize(content, before.draft as unknown[])
  const overrides = overridesFor(before, input.settings ?? draftSettingsOf(before))
  const isSame = isStored(content.json, before.draft) && sameOverrides(before, overrides)
  const page = isSame ? before : await setDraft(trx, before, content.json, overrides)
  if (input.globalContent === undefined) return { page, globalVersion: globalRow.draft_version }
  requirePageSize(globalContent, globalRow.draft as unknown[])
  if (isStored(globalContent.json, globalRow.draft)) return { page, globalVersion: globalRow.draft_version }
  return { page, globalVersion: await setGlobalDraft(trx, storeId, globalContent.json) }
}

/** Whether blocks as JSON are those that are stored. PostgreSQL stores the fields of an object in another order. */
const isStored = (json: string, stored: unknown): boolean =>
  JSON.stringify(stored).length === json.length && isDeepStrictEqual(JSON.parse(json), stored)

/** Stores blocks (JSON) and settings (`overridesFor`) as the next version of a page's draft. */
export async function setDraft(trx: StoreTrx, page: PageRow, draft: string, overrides: string | null): Promise<PageRow> {
  const [row] = await Promise.all([
    trx
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
      .executeTakeFirstOrThrow(),
    checkByteLimit(trx, page.store_id, 'pages', draft.length),
  ])
  return row
}

async function setGlobalDraft(trx: StoreTrx, storeId: string, draft: string): Promise<number> {
  const { draft_version } = await trx
    .updateTable('store_content')
    .set({ draft, draft_version: sql<number>`draft_version + 1`, updated_at: sql<Date>`now()` })
    .where('store_id', '=', storeId)
    .returning('draft_version')
    .executeTakeFirstOrThrow()
  return draft_version
}
