import { sql } from 'kysely'
import type { StoreTrx } from '../../db/scope.ts'

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

/** Records that members removed email addresses from the newsletter: their customers no longer agree to marketing. */
export async function withdrawConsent(trx: StoreTrx, storeId: string, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return
  await trx
    .updateTable('customers')
    .set({ accepts_marketing: false, consent_at: sql<Date>`now()`, consent_source: 'dashboard' })
    .where('store_id', '=', storeId)
    .where(
      'email',
      'in',
      emails.map((email) => email.toLowerCase()),
    )
    .where('accepts_marketing', '=', true)
    .execute()
}
