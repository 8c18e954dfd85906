import { type HandlerOutput, webhookEventTypes } from '@blockfront/contract'
import type { MemberContext } from '../../context.ts'
import { newId } from '../../db/id.ts'
import { withStore } from '../../db/scope.ts'
import type { Body } from '../../handler.ts'
import { requireConfirmation } from '../account/identity/confirmation.ts'
import { recordAudit } from '../audit.ts'
import { checkLimit } from '../store/limits/store-limits.ts'
import { checkWebhookUrl } from './check-webhook-url.ts'
import { receiverOf, viewWebhook } from './webhook-rows.ts'
import { newSecret, sealSecret } from './webhook-secret.ts'

/** Adds a webhook and returns it with its secret. Throws `confirmation_required`, `invalid_input` and `store_limit`. */
export function addWebhook(
  { db, config, session, store: { storeId } }: Pick<MemberContext, 'db' | 'config' | 'session' | 'store'>,
  { url, events }: Body<'webhook.add'>,
): Promise<HandlerOutput<'webhook.add'>> {
  checkWebhookUrl(config, url)
  requireConfirmation(session)
  return withStore(db, storeId, async (trx) => {
    await checkLimit(trx, storeId, 'webhooks')
    const [key, secret] = [{ store_id: storeId, id: newId() }, newSecret()]
    const row = await trx
      .insertInto('webhooks')
      .values({
        ...key,
        url,
        events: inOrder(events),
        secret_encrypted: sealSecret(config, key, secret),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const detail = { receiver: receiverOf(row), events }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'webhook.add', target: key.id, detail })
    return { webhook: viewWebhook(row), secret }
  })
}

/** Events without repetitions, and in one order. */
export const inOrder = (events: readonly string[]): string[] => webhookEventTypes.filter((event) => events.includes(event))
