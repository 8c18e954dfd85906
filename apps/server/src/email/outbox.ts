import type { Kysely } from 'kysely'
import { newId } from '../db/id.ts'
import type { Tables } from '../db/tables.ts'
import { enqueue } from '../jobs/queue.ts'

export type Mail = {
  /** What it is, such as `verify-email` or `order-placed`: for logs and for the mailbox. */
  kind: string
  to: string
  subject: string
  /** The whole message as plain text. */
  text: string
  html?: string
  /** Where answers go, such as the shopper who wrote through a contact form. */
  replyTo?: string
  /** The sender's name; the address is the platform's. */
  fromName?: string
  /** The store that the mail is about. */
  storeId?: string
}

/** One address, no display name, no list, no line break: nothing else may stand in a header. */
const address = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/

/** Puts a mail into the outbox. It is sent exactly when the surrounding transaction commits. */
export async function queueEmail(trx: Kysely<Tables>, mail: Mail): Promise<void> {
  for (const value of [mail.to, mail.replyTo])
    if (value !== undefined && !address.test(value)) throw new Error('A mail address is not a single plain address.')
  const id = newId()
  await trx
    .insertInto('outbox')
    .values({
      id,
      about_store_id: mail.storeId ?? null,
      kind: mail.kind,
      to_address: mail.to,
      reply_to: mail.replyTo ?? null,
      from_name: mail.fromName ? singleLine(mail.fromName) : null,
      subject: singleLine(mail.subject),
      text_body: mail.text,
      html_body: mail.html ?? null,
    })
    .execute()
  await enqueue(trx, 'mail.send', { mailId: id })
}

/** Control characters, line and paragraph separators, and the marks that reverse the direction of text. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** Text as it may stand in a header or in one line of an email: at most 200 characters, and none that hides or moves others. */
export const singleLine = (text: string): string => text.replace(UNSEEN, ' ').trim().slice(0, 200)
