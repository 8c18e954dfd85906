import type { RequestContext, ServerContext, StoreContext } from '../../context.ts'
import { newId } from '../../db/id.ts'
import { type StoreTrx, withStore } from '../../db/scope.ts'
import { queueEmail, singleLine } from '../../email/outbox.ts'
import type { Body } from '../../handler.ts'
import { storeRow } from '../store/store.ts'
import { checkLimit } from '../store/store-limits.ts'
import { requireBotCheck } from './bot-check.ts'

type Message = Omit<Body<'email.contact'>, 'turnstileToken'>

/** Text of the email. Each line that the visitor wrote is quoted, so that it cannot look like a message of the platform. */
const emailText = (form: string, { name, customerEmail, message }: Pick<Message, 'name' | 'customerEmail' | 'message'>) =>
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
 * Returns the recipient of messages to a store: its own address if a member has confirmed it, otherwise the owner. Anyone can type the
 * address of another person into the settings of a store.
 */
async function recipientOf(trx: StoreTrx, storeId: string, storeEmail: string): Promise<string | undefined> {
  const members = await trx
    .selectFrom('store_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.email', 'm.role'])
    .where('m.store_id', '=', storeId)
    .where('u.email_verified_at', 'is not', null)
    .execute()
  const address = storeEmail.toLowerCase()
  return (members.find(({ email }) => email === address) ?? members.find(({ role }) => role === 'owner'))?.email
}

const INBOX_FULL = 'This store cannot take more messages at the moment. Please contact it in another way.'

/** Stores a shopper's message and emails it to the store. Replies go to the shopper. Throws `bot_check_failed` and `store_limit`. */
export async function submitContactForm(context: StoreContext & RequestContext, message: Body<'email.contact'>) {
  await requireBotCheck(context, message.turnstileToken)
  return sendContactMessage(context, message)
}

/** Like {@link submitContactForm}, for a form that passed another check. */
export function sendContactMessage(
  { db, store: { storeId } }: Pick<StoreContext, 'db' | 'store'>,
  message: Message,
): Promise<{ ok: true }> {
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
    const to = store.store_email && (await recipientOf(trx, storeId, store.store_email))
    if (to)
      await queueEmail(trx, {
        kind: 'contact',
        to,
        storeId,
        replyTo: message.customerEmail,
        fromName: store.name,
        subject: subjectOf(message),
        text: emailText(singleLine(store.name), message),
      })
    return { ok: true as const }
  })
}

/** Emails a visitor's message to the operator of the platform. Throws `bot_check_failed`. */
export async function submitPlatformContactForm(context: ServerContext & RequestContext, message: Body<'email.platformContact'>) {
  await requireBotCheck(context, message.turnstileToken)
  await context.db.transaction().execute((trx) =>
    queueEmail(trx, {
      kind: 'platform-contact',
      to: context.config.mailFrom,
      replyTo: message.customerEmail,
      subject: subjectOf(message),
      text: emailText('the platform', message),
    }),
  )
  return { ok: true as const }
}
