import type { EmailKind } from '@blockfront/emails'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { newId } from '../db/id.ts'
import { enqueue } from '../db/job-queue.ts'
import type { Tables } from '../db/tables.ts'
import { limitKey } from './email-limit.ts'

export type Email = {
  /** Such as `verify-email` or `order-placed`, for logs and for the development mailbox. */
  kind: string
  to: string
  subject: string
  /** The whole message as plain text. */
  text: string
  html?: string
  /** Address for replies, such as the shopper's who used a contact form. */
  replyTo?: string
  /** Name of the sender. The address is the platform's. */
  fromName?: string
  /** The store that the email is about. */
  storeId?: string
  /** The order that the email is about. */
  orderId?: string
  headers?: {
    /**
     * For marketing: absolute URL that unsubscribes the recipient. A GET request shows a page; a POST request unsubscribes at once, without
     * session or cookie (RFC 8058).
     */
    listUnsubscribe: string
  }
}

/** One address without display name, list or line break: anything else could add headers. */
const address = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/

/** A text that PostgreSQL replaces when it inserts an email. The value needs no escaping in HTML. */
export interface Replacement {
  placeholder: string
  value: RawBuilder<number>
}

/**
 * Adds an email to the outbox. It is sent if and when the surrounding transaction commits, unless its address has got too many (see
 * `email-limit.ts`).
 */
export async function queueEmail(trx: Kysely<Tables>, email: Email, replacement?: Replacement): Promise<void> {
  for (const value of [email.to, email.replyTo])
    if (value !== undefined && !address.test(value)) throw new Error('An email address is not a single plain address.')
  const id = newId()
  const replaced = (text: string) =>
    replacement ? sql<string>`replace(${text}::text, ${replacement.placeholder}::text, ${replacement.value}::text)` : text
  const inserted = trx
    .insertInto('outbox')
    .values({
      id,
      about_store_id: email.storeId ?? null,
      kind: email.kind,
      to_address: email.to,
      reply_to: email.replyTo ?? null,
      from_name: email.fromName ? singleLine(email.fromName) : null,
      subject: replaced(subjectLine(email.subject)),
      text_body: replaced(email.text),
      html_body: email.html === undefined ? null : replaced(email.html),
      limit_key: limitKey(email),
      list_unsubscribe: email.headers ? unsubscribeUrl(email.headers.listUnsubscribe) : null,
    })
    .execute()
  const job = OTHERS.has(email.kind) ? 'mail.sendOther' : 'mail.send'
  await Promise.all([inserted, enqueue(trx, job, { mailId: id, ...(email.storeId && { storeId: email.storeId }) })])
}

/** Emails that are not about an account or an order. One change may cause thousands, so they have separate slots. */
const OTHERS: ReadonlySet<string> = new Set<EmailKind>([
  'back-in-stock',
  'cart-reminder',
  'contact',
  'low-stock',
  'plan-notice',
  'platform-contact',
  'webhook-disabled',
])

/** Returns a URL serialized for a header. Throws unless its scheme is http or https. */
function unsubscribeUrl(text: string): string {
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol)) throw new Error('The URL to unsubscribe is not an http or https URL.')
  return url.href
}

/** Control characters, line and paragraph separators, and the marks that reverse the direction of text. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** Returns text for an email header or one line of an email: at most 200 characters, none of them invisible. */
export const singleLine = (text: string): string => text.replace(INVISIBLE, ' ').trim().slice(0, 200)

/** {@link INVISIBLE} without the marks around names and amounts in right-to-left languages, which do not change the text before them. */
const INVISIBLE_IN_SUBJECT = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066\u2067]+/gu

/** Like {@link singleLine}, for the subject of an email in any language. */
const subjectLine = (text: string): string => text.replace(INVISIBLE_IN_SUBJECT, ' ').trim().slice(0, 200)
