import { type HandlerOutput, webhookEventTypes } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { Config } from '../../ground/config.ts'
import type { MemberContext } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { nextEvent } from '../../ground/events/record-event.ts'
import type { Body } from '../../ground/handler.ts'
import { queueAccountChangeEmail, requireConfirmation } from '../account/index.ts'
import { checkLimit, ownerOf, primaryHostname } from '../store/index.ts'
import { checkWebhookUrl } from './check-webhook-url.ts'
import { receiverOf, viewWebhook } from './webhook-rows.ts'
import { newSecret, sealSecret } from './webhook-secret.ts'

/** Adds a webhook, notifies the owner, and returns it with its secret. Throws `confirmation_required`, `invalid_input` and `store_limit`. */
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
        created_by: session.userId,
        after_event: nextEvent,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const detail = { receiver: receiverOf(row), events }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'webhook.add', target: key.id, detail })
    await notifyOwner(trx, config, storeId)
    return { webhook: viewWebhook(row), secret }
  })
}

/** Tells the owner by email that data of the store goes to a new URL. */
export async function notifyOwner(trx: StoreTrx, config: Config, storeId: string): Promise<void> {
  const { email } = await ownerOf(trx, storeId)
  await queueAccountChangeEmail(trx, config, email, 'webhook-added', await primaryHostname(trx, storeId))
}

/** Events without repetitions, and in one order. */
export const inOrder = (events: readonly string[]): string[] => webhookEventTypes.filter((event) => events.includes(event))
