import { type EmailData, type EmailKind, emailTypes, renderEmail } from '@blockfront/emails'
import type { Config } from '../../../ground/config.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { type Email, queueEmail } from '../../../ground/email/outbox.ts'
import { ownerOf } from '../member.ts'
import type { StoreRow } from '../store-view.ts'
import { emailBrand } from './email-brand.ts'

interface StoreEmail<Kind extends EmailKind> extends Pick<Email, 'replyTo' | 'headers' | 'orderId'> {
  kind: Kind
  data: EmailData<Kind>
  /** Empty for the owner of the store, without an address of the store. No email to a shopper without an address, and if the store switched the kind off. */
  to: string
}

/** Queues an email of a store, as {@link renderStoreEmail} returns it. */
export async function queueStoreEmail<Kind extends EmailKind>(
  trx: StoreTrx,
  config: Pick<Config, 'publicUrl'>,
  store: StoreRow,
  email: StoreEmail<Kind>,
): Promise<void> {
  const rendered = await renderStoreEmail(trx, config, store, email)
  if (rendered) await queueEmail(trx, rendered)
}

/**
 * Renders an email of a store, in its design and language. Emails to shoppers come from the store by name, and replies go to the store unless
 * `replyTo` says otherwise. Undefined without a recipient.
 */
export async function renderStoreEmail<Kind extends EmailKind>(
  trx: StoreTrx,
  config: Pick<Config, 'publicUrl'>,
  store: StoreRow,
  { kind, data, to, replyTo, headers, orderId }: StoreEmail<Kind>,
): Promise<Email | undefined> {
  if (store.disabled_emails.includes(kind)) return undefined
  const toShopper = emailTypes[kind].recipient === 'shopper'
  const recipient = to || (toShopper ? '' : (await ownerOf(trx, store.store_id)).email)
  if (!recipient) return undefined
  return {
    kind,
    to: recipient,
    storeId: store.store_id,
    ...(orderId && { orderId }),
    ...(toShopper && { fromName: store.name }),
    replyTo: replyTo || (toShopper && store.store_email) || undefined,
    ...(headers && { headers }),
    ...renderEmail(kind, data, emailBrand(config, store)),
  }
}
