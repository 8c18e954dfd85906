import type { EmailKind } from '@blockfront/emails'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

/**
 * What emails of a kind count against in an hour. The database counts (`is_email_limit_reached` in the migrations).
 * - `address`: 5 of all such kinds to one address, because a stranger can cause them. One of them is left for a new password.
 * - `notice`: 60 to an address that an account has confirmed; to any other one they count as `address`.
 * - `order`: 20 about one order to one address.
 * - `code`: 5 to one customer of a store.
 */
const limits: Readonly<Record<EmailKind, 'address' | 'notice' | 'order' | 'code' | 'none'>> = {
  'verify-email': 'address',
  'signup-known': 'address',
  'reset-password': 'address',
  'change-email': 'address',
  'staff-invitation': 'address',
  'order-tracking': 'address',
  'back-in-stock': 'address',
  'cart-reminder': 'address',
  'change-email-requested': 'notice',
  'email-changed': 'notice',
  'email-change-undone': 'notice',
  'security-notice': 'notice',
  'account-change': 'notice',
  'plan-notice': 'notice',
  'webhook-disabled': 'notice',
  'low-stock': 'notice',
  contact: 'notice',
  'order-placed': 'order',
  'order-new': 'order',
  'order-shipped': 'order',
  'order-delivered': 'order',
  'order-refunded': 'order',
  'order-cancelled': 'order',
  'payment-link': 'order',
  'payment-received': 'order',
  'payment-failed': 'order',
  'payment-returned': 'order',
  'payment-incident': 'order',
  'account-code': 'code',
  // To the operator.
  'platform-contact': 'none',
}

export interface LimitedEmail {
  kind: string
  to: string
  storeId?: string
  /** The order that the email is about. */
  orderId?: string
}

/** The key by which the outbox counts an email. Other kinds, such as tests of emails, count as notices. */
export function limitKey({ kind, storeId, orderId }: LimitedEmail): string | null {
  const limit = kind in limits ? limits[kind as EmailKind] : 'notice'
  if (limit === 'none') return null
  if (limit === 'code') return `code/${storeId}`
  return limit === 'order' && orderId ? `order/${orderId}` : limit === 'order' ? 'notice' : limit
}

/**
 * Whether the outbox would leave out an email, because its address has got as many in the last hour as it may. Ask before an earlier link or
 * code is replaced: the new one would not arrive.
 */
export async function isEmailLimitReached(trx: Kysely<Tables>, email: LimitedEmail): Promise<boolean> {
  const { rows } = await sql<{ reached: boolean }>`
    select is_email_limit_reached(${email.to}, ${email.kind}, ${limitKey(email)}) as reached`.execute(trx)
  return rows[0]?.reached ?? false
}
