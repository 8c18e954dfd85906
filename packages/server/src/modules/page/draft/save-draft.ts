import type { HandlerOutput } from '@blockfront/contract'
import type { StoreContext } from '../../../ground/context.ts'
import { withStore } from '../../../ground/db/scope.ts'
import type { Body } from '../../../ground/handler.ts'
import { completeContent } from '../content/complete-content.ts'
import { settingsErrors } from '../settings/page-settings.ts'
import { checkBaseVersions, writeDraft } from './write-draft.ts'

/** Saves a draft for the builder's autosave. Shoppers do not see it before the next publish. */
export async function saveDraft(
  { db, work, store: { storeId } }: Pick<StoreContext, 'db' | 'work' | 'store'>,
  input: Body<'page.saveDraft'>,
): Promise<HandlerOutput<'page.saveDraft'>> {
  checkBaseVersions(input)
  // Before the transaction, so that no connection and no lock waits for it.
  const completed = await completeContent(work, storeId, input.content, input.globalContent)
  return withStore(db, storeId, async (trx) => {
    const { page, globalVersion } = await writeDraft(trx, storeId, input, completed)
    return {
      pageId: page.id,
      version: page.draft_version,
      globalVersion,
      updatedAt: page.updated_at.toISOString(),
      settingsErrors: await settingsErrors(trx, page),
    }
  })
}
