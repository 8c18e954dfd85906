import type { HandlerOutput } from '@blockfront/contract'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberContext } from '../../../ground/context.ts'
import { withStore, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { completeContent } from '../content/complete-content.ts'
import { setDraft } from '../draft/write-draft.ts'
import { lockedPage } from '../page-rows.ts'
import { pageDraft } from '../page-view.ts'
import { draftSettingsOf, overridesFor } from '../settings/page-settings.ts'
import { settingsOfVersion, versionRow } from './get-version.ts'
import { keepDraft } from './keep-draft.ts'
import { pruneVersions } from './prune-versions.ts'

/**
 * Restores a version as the draft of its page, completed and repaired by the current block types, and returns the page with the repaired
 * values. Shoppers see no change before the next publish. Throws `stale_version` when the draft is newer than `baseVersion`. An API token
 * has no undo of the builder, so the draft that it replaces is kept as a version.
 */
export async function restoreVersion(
  { db, work, store: { storeId }, session: { userId: actorId, apiToken } }: MemberContext,
  { pageId, versionId, baseVersion }: Body<'page.restoreVersion'>,
): Promise<HandlerOutput<'page.restoreVersion'>> {
  // Before the transaction, so that no connection and no lock waits for it. Versions never change, and files are deleted rarely.
  const version = await withStoreReadOnly(db, storeId, (trx) => versionRow(trx, storeId, pageId, versionId))
  const { content, repairs } = await completeContent(work, storeId, version.content as unknown[])
  return withStore(db, storeId, async (trx) => {
    const page = await lockedPage(trx, storeId, pageId)
    if (page.draft_version !== baseVersion) throw appError('stale_version', { details: { page: await pageDraft(trx, page) } })
    if (apiToken) await keepDraft(trx, page, apiToken.name)
    // The page keeps its current slug, so that links to it still work.
    const { slug } = draftSettingsOf(page)
    const overrides = overridesFor(page, { ...draftSettingsOf(page), ...settingsOfVersion(version), slug })
    const restored = await setDraft(trx, page, content.json, overrides)
    if (apiToken) await pruneVersions(trx, storeId, pageId)
    const detail = { number: version.number }
    await recordAudit(trx, { storeId, actorId, action: 'page.restoreVersion', target: pageId, detail })
    return { ...(await pageDraft(trx, restored)), repairs, missingFiles: version.missingFiles }
  })
}
