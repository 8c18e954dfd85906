import { sql } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { subscribedSince } from './newsletter/subscription.ts'

/** Records that the owners of email addresses agreed to marketing with the newsletter form. Earlier consent stays unchanged. */
export async function grantNewsletterConsent(trx: StoreTrx, storeId: string, email: string): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ accepts_marketing: true, consent_at: sql<Date>`now()`, consent_source: 'newsletter' })
    .where('store_id', '=', storeId)
    .where('email', '=', email.toLowerCase())
    .where('accepts_marketing', '=', false)
    .execute()
}

/** Whether the owner of an email address agreed to marketing, withdrew it, or was never asked, and when. */
export async function marketingConsentOf(
  trx: StoreTrx,
  storeId: string,
  email: string,
): Promise<{ state: 'given' | 'withdrawn' | 'none'; at: Date | null }> {
  const customer = await trx
    .selectFrom('customers')
    .select(['accepts_marketing', 'consent_at'])
    .where('store_id', '=', storeId)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  if (customer?.consent_at) return { state: customer.accepts_marketing ? 'given' : 'withdrawn', at: customer.consent_at }
  const subscribedAt = await subscribedSince(trx, storeId, email.toLowerCase())
  return subscribedAt ? { state: 'given', at: subscribedAt } : { state: 'none', at: null }
}

/** Records that the customers with these email addresses no longer agree to marketing: a member removed them, or they unsubscribed. */
export async function withdrawConsent(
  trx: StoreTrx,
  storeId: string,
  emails: readonly string[],
  source: 'dashboard' | 'unsubscribe' = 'dashboard',
): Promise<void> {
  if (emails.length === 0) return
  await trx
    .updateTable('customers')
    .set({ accepts_marketing: false, consent_at: sql<Date>`now()`, consent_source: source })
    .where('store_id', '=', storeId)
    .where(
      'email',
      'in',
      emails.map((email) => email.toLowerCase()),
    )
    .where('accepts_marketing', '=', true)
    .execute()
}
