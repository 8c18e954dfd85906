import type { HandlerOutput } from '@blockfront/contract'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberContext } from '../../../ground/context.ts'
import { withStore, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { isLarge, type Workers } from '../../../ground/workers/workers.ts'
import { writeDraft } from '../draft/write-draft.ts'
import { contentRow, lockedPage, pageRow } from '../page-rows.ts'
import { pageDraft } from '../page-view.ts'
import { insertVersion } from '../publish/insert-version.ts'
import { keepDraft } from '../version/keep-draft.ts'
import { pruneVersions } from '../version/prune-versions.ts'
import { applyToContent, type ChangedContent, type ContentOperations } from './apply-to-content.ts'

/** Characters of the author's name in a label, which has up to 120. */
const MAX_AUTHOR = 80

/**
 * Applies operations to the draft of a page and stores the result as a version, which can be undone by restoring the one before. Shoppers see
 * no change before the next publish. Throws `stale_version` when the draft is newer than `baseVersion`, and `invalid_input` for an operation
 * that is not possible; then nothing changes.
 */
export async function changeDraft(
  { db, work, store: { storeId }, session: { userId: actorId, name, apiToken } }: MemberContext,
  { pageId, baseVersion, operations, label: given }: Body<'page.applyOperations'>,
): Promise<HandlerOutput<'page.applyOperations'>> {
  const stored = await withStoreReadOnly(db, storeId, async (trx) => {
    const page = await pageRow(trx, storeId, pageId)
    if (page.draft_version !== baseVersion) throw appError('stale_version', { details: { page: await pageDraft(trx, page) } })
    return page.draft as unknown[]
  })
  // Outside of a transaction, so that no connection and no lock waits for it.
  const { completed, blockIds } = await changeContent(work, storeId, { content: stored, operations })
  const author = (apiToken?.name ?? name).slice(0, MAX_AUTHOR)
  return withStore(db, storeId, async (trx) => {
    const before = await lockedPage(trx, storeId, pageId)
    const previousVersionId = await keepDraft(trx, before, author)
    const { page } = await writeDraft(trx, storeId, { pageId, baseVersion }, completed)
    const label = given || `Changes by ${author}`
    const globalContent = JSON.stringify((await contentRow(trx, storeId)).draft)
    const version = { content: completed.content.json, globalContent, label, actorId, isPublished: false }
    const versionId = page.draft_version === baseVersion ? previousVersionId : await insertVersion(trx, page, version)
    await pruneVersions(trx, storeId, pageId)
    await recordAudit(trx, { storeId, actorId, action: 'page.applyOperations', target: pageId, detail: { label: given } })
    const { id, draft_version, updated_at } = page
    return { pageId: id, version: draft_version, blockIds, versionId, previousVersionId, updatedAt: updated_at.toISOString() }
  })
}

const changeContent = async (work: Workers, storeId: string, input: ContentOperations): Promise<ChangedContent> =>
  isLarge(input) ? work.run('content.apply', storeId, input) : applyToContent(input)
