import type { HandlerOutput } from '@blockfront/contract'
import type { MemberContext } from '../../../ground/context.ts'
import { withStore } from '../../../ground/db/scope.ts'
import type { Body } from '../../../ground/handler.ts'
import { completeContent } from '../content/complete-content.ts'
import { checkBaseVersions, writeDraft } from '../draft/write-draft.ts'
import { pageDraft } from '../page-view.ts'
import { publishDraft } from './publish-draft.ts'

/** Saves and publishes a page and the global content in one transaction, and stores a version of both. */
export async function publishPage(
  { db, work, store: { storeId }, session: { userId: actorId } }: MemberContext,
  input: Body<'page.publish'>,
): Promise<HandlerOutput<'page.publish'>> {
  checkBaseVersions(input)
  const completed = await completeContent(work, storeId, input.content, input.globalContent)
  return withStore(db, storeId, async (trx) => {
    const { page } = await writeDraft(trx, storeId, input, completed)
    const published = await publishDraft(trx, page, { actorId, label: input.label, invalidSettings: 'refuse' })
    return pageDraft(trx, published)
  })
}
