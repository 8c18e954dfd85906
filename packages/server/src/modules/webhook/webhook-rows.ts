import type { Webhook } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { WebhooksTable } from '../../ground/db/tables.ts'
import { orNotFound } from '../../ground/errors.ts'

export type WebhookRow = Selectable<WebhooksTable>

/** A webhook of the store; `forUpdate` locks it until the transaction ends. Throws `not_found`. */
export async function webhookRow(
  trx: StoreTrx,
  storeId: string,
  webhookId: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<WebhookRow> {
  const query = trx.selectFrom('webhooks').selectAll().where('store_id', '=', storeId).where('id', '=', webhookId)
  return orNotFound(await (forUpdate ? query.forUpdate() : query).executeTakeFirst())
}

/** The host of a webhook's URL, for the activity log and emails: the rest of a URL can contain secrets. */
export const receiverOf = ({ url }: Pick<WebhookRow, 'url'>): string => new URL(url).host

export const viewWebhook = (row: WebhookRow, now = Date.now()): Webhook => ({
  webhookId: row.id,
  url: row.url,
  events: row.events as Webhook['events'],
  isEnabled: row.is_enabled,
  disabledReason: row.is_enabled ? null : row.disabled_reason,
  lastSuccessAt: row.last_success_at?.toISOString() ?? null,
  previousSecretUntil:
    row.previous_secret_until && row.previous_secret_until.getTime() > now ? row.previous_secret_until.toISOString() : null,
  createdAt: row.created_at.toISOString(),
})
