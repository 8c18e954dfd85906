import type { HandlerOutput } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { nextEvent } from '../../ground/events/record-event.ts'
import type { Body } from '../../ground/handler.ts'
import { requireConfirmation } from '../account/index.ts'
import { inOrder, notifyOwner } from './add-webhook.ts'
import { checkWebhookUrl } from './check-webhook-url.ts'
import { receiverOf, viewWebhook, webhookRow } from './webhook-rows.ts'

/**
 * Changes what the input contains. A new URL requires a confirmation and is reported to the owner, because
 * data of the store goes there. Throws `not_found`,
 * `invalid_input` and `confirmation_required`.
 */
export function updateWebhook(
  { db, config, session, store: { storeId } }: Pick<MemberContext, 'db' | 'config' | 'session' | 'store'>,
  { webhookId, url, events, isEnabled }: Body<'webhook.update'>,
): Promise<HandlerOutput<'webhook.update'>> {
  return withStore(db, storeId, async (trx) => {
    const before = await webhookRow(trx, storeId, webhookId, { forUpdate: true })
    const hasNewUrl = url !== undefined && url !== before.url
    if (hasNewUrl) {
      checkWebhookUrl(config, url)
      requireConfirmation(session)
    }
    const row = await trx
      .updateTable('webhooks')
      .set({
        url: url ?? before.url,
        // It ends with the membership of the member who chose where the data goes.
        ...(hasNewUrl && { created_by: session.userId }),
        events: events ? inOrder(events) : before.events,
        is_enabled: isEnabled ?? before.is_enabled,
        ...(isEnabled !== undefined && isEnabled !== before.is_enabled && { disabled_reason: null }),
        ...(isEnabled && !before.is_enabled && { after_event: nextEvent }),
      })
      .where('store_id', '=', storeId)
      .where('id', '=', webhookId)
      .returningAll()
      .executeTakeFirstOrThrow()
    const detail = { receiver: receiverOf(row), ...(events && { events }), ...(isEnabled !== undefined && { isEnabled }) }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'webhook.update', target: webhookId, detail })
    if (hasNewUrl) await notifyOwner(trx, config, storeId)
    return viewWebhook(row)
  })
}
