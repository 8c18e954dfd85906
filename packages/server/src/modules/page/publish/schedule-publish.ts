import type { HandlerOutput } from '@blockfront/contract'
import { recordAudit } from '../../../ground/audit.ts'
import type { JobContext, MemberScope } from '../../../ground/context.ts'
import { enqueue } from '../../../ground/db/job-queue.ts'
import { withStore } from '../../../ground/db/scope.ts'
import { appError } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { lockedPage } from '../page-rows.ts'
import { pageSummary } from '../page-view.ts'
import { publishDraft } from './publish-draft.ts'

declare module '../../../ground/db/job-queue.ts' {
  interface Jobs {
    'page.publish': { storeId: string; pageId: string; at: string }
  }
}

/** Sets the time at which the draft is published, or clears it with null. Throws `invalid_input` for a time in the past. */
export function schedulePublish(
  { db, store: { storeId }, session: { userId: actorId } }: MemberScope,
  { pageId, publishAt }: Body<'page.schedulePublish'>,
): Promise<HandlerOutput<'page.schedulePublish'>> {
  const at = publishAt === null ? null : new Date(publishAt)
  if (at && at.getTime() <= Date.now()) throw appError('invalid_input', { fields: { publishAt: 'Choose a time in the future.' } })
  return withStore(db, storeId, async (trx) => {
    const page = await lockedPage(trx, storeId, pageId)
    const row = await trx
      .updateTable('pages')
      .set({ publish_at: at })
      .where('store_id', '=', storeId)
      .where('id', '=', page.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (at) {
      const payload = { storeId, pageId, at: at.toISOString() }
      await enqueue(trx, 'page.publish', payload, { runAt: at, key: `publish:${storeId}:${pageId}` })
    }
    await recordAudit(trx, { storeId, actorId, action: 'page.schedulePublish', target: pageId, detail: { publishAt } })
    return pageSummary(row)
  })
}

/** The job of a schedule. It does nothing if the schedule was moved, canceled or already carried out. */
export async function publishScheduled(
  { storeId, pageId, at }: { storeId: string; pageId: string; at: string },
  { db }: JobContext,
): Promise<void> {
  await withStore(db, storeId, async (trx) => {
    const page = await lockedPage(trx, storeId, pageId).catch(() => undefined)
    if (page?.publish_at?.toISOString() === at)
      await publishDraft(trx, page, { actorId: null, label: 'Scheduled', invalidSettings: 'keep' })
  })
}
