import type { HandlerOutput } from '@blockfront/contract'
import { renderSample } from '@blockfront/emails'
import { recordAudit } from '../../../ground/audit.ts'
import type { MemberContext } from '../../../ground/context.ts'
import { withStore, withStoreReadOnly } from '../../../ground/db/scope.ts'
import { queueEmail } from '../../../ground/email/outbox.ts'
import type { Body, Query } from '../../../ground/handler.ts'
import { storeRow } from '../store.ts'
import type { StoreRow } from '../store-view.ts'
import { emailBrand } from './email-brand.ts'
import { requireStoreEmail } from './list-emails.ts'

/** Test emails of one member. */
const TEST_EMAILS = { points: 20, seconds: 3600 }

/** Renders an email from sample data in the design of the store. Throws `invalid_input` for an unknown kind. */
export async function previewEmail(
  { db, config, store: { storeId } }: Pick<MemberContext, 'db' | 'config' | 'store'>,
  query: Query<'storeEmail.preview'>,
): Promise<HandlerOutput<'storeEmail.preview'>> {
  const { kind, type } = requireStoreEmail(query.kind)
  const store = await withStoreReadOnly(db, storeId, (trx) => storeRow(trx, storeId))
  const { html, ...email } = renderSample(kind, emailBrand(config, inLocale(store, query.locale)))
  const { title, description, recipient } = type
  return { title, description, recipient, ...email, html: inScheme(html, query.scheme) }
}

/** The store as customers with another language see it. */
const inLocale = (store: StoreRow, locale = store.locale): StoreRow => ({ ...store, locale })

/** Makes the color scheme of an email independent of the device. */
const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html.replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all')

/** Sends an email with sample data to the signed-in member. Throws `invalid_input` for an unknown kind, and `rate_limited`. */
export async function sendTestEmail(
  { db, config, limiter, session, store: { storeId } }: MemberContext,
  body: Body<'storeEmail.sendTest'>,
): Promise<{ ok: true }> {
  const { kind } = requireStoreEmail(body.kind)
  await limiter.count('test-email', session.userId, TEST_EMAILS)
  return withStore(db, storeId, async (trx) => {
    const store = await storeRow(trx, storeId)
    const { subject, ...email } = renderSample(kind, emailBrand(config, inLocale(store, body.locale)))
    await queueEmail(trx, {
      ...email,
      subject: `[Test] ${subject}`,
      kind: `test-${kind}`,
      to: session.email,
      storeId,
      fromName: store.name,
    })
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'storeEmail.sendTest', target: kind })
    return { ok: true as const }
  })
}
