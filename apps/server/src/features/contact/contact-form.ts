import type { HandlerInput } from '@blockfront/contract'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { type StoreTrx, withStore } from '../../db/scope.ts'
import { queueEmail, singleLine } from '../../email/outbox.ts'
import { storeRow } from '../store/store.ts'
import { checkLimit } from '../store/store-limits.ts'

type Message = HandlerInput<'email.contact'>['body']

/** The text of a stranger, marked line by line, so that it cannot pass for a message of the platform. */
const letter = (form: string, { name, customerEmail, message }: Pick<Message, 'name' | 'customerEmail' | 'message'>) =>
  [
    `Someone sent this message with the contact form of ${form}. We do not know who they are. Be careful with links in it.`,
    `Name: ${singleLine(name)}\nEmail: ${customerEmail}`,
    message
      .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
      .map((line) => `> ${line}`)
      .join('\n'),
  ].join('\n\n')

const subjectOf = ({ subject }: Pick<Message, 'subject'>) => `Contact form: ${subject}`

/**
 * Returns where messages to a store go: to its own address when a member has confirmed it, otherwise to the owner. Anyone can type the
 * address of a third person into the settings of a store.
 */
async function inboxOf(trx: StoreTrx, storeId: string, storeEmail: string): Promise<string | undefined> {
  const members = await trx
    .selectFrom('store_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.email', 'm.role'])
    .where('m.store_id', '=', storeId)
    .where('u.email_verified_at', 'is not', null)
    .execute()
  const own = storeEmail.toLowerCase()
  return (members.find(({ email }) => email === own) ?? members.find(({ role }) => role === 'owner'))?.email
}

const INBOX_FULL = 'This store cannot take more messages at the moment. Please contact it in another way.'

/** Stores a shopper's message and sends it to the store; replies go to the shopper. */
export function sendContactMessage(db: Database, storeId: string, message: Message) {
  return withStore(db, storeId, async (trx) => {
    const store = await storeRow(trx, storeId)
    await checkLimit(trx, storeId, 'messages', { message: INBOX_FULL })
    await trx
      .insertInto('contact_messages')
      .values({
        store_id: storeId,
        id: newId(),
        name: message.name,
        email: message.customerEmail,
        subject: message.subject,
        message: message.message,
      })
      .execute()
    const to = store.store_email && (await inboxOf(trx, storeId, store.store_email))
    if (to)
      await queueEmail(trx, {
        kind: 'contact',
        to,
        storeId,
        replyTo: message.customerEmail,
        fromName: store.name,
        subject: subjectOf(message),
        text: letter(singleLine(store.name), message),
      })
    return { ok: true as const }
  })
}

/** A message to whoever runs the platform. */
export async function sendPlatformMessage(
  db: Database,
  { mailFrom }: Config,
  message: HandlerInput<'email.platformContact'>['body'],
) {
  await db.transaction().execute((trx) =>
    queueEmail(trx, {
      kind: 'platform-contact',
      to: mailFrom,
      replyTo: message.customerEmail,
      subject: subjectOf(message),
      text: letter('the platform', message),
    }),
  )
  return { ok: true as const }
}
