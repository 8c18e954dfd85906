import type { EmailData } from '@blockfront/emails'
import type { RequestContext, ServerContext, StoreContext } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { singleLine } from '../../ground/email/outbox.ts'
import { queuePlatformEmail } from '../../ground/email/queue-platform-email.ts'
import type { Body } from '../../ground/handler.ts'
import { checkLimit, queueStoreEmail, storeRow } from '../store/index.ts'
import { requireBotCheck } from './bot-check.ts'

type Message = Omit<Body<'email.contact'>, 'turnstileToken'>

/** The parts of a message in the email. The email quotes each line, so that it cannot look like a message of the platform. */
const emailData = ({ name, customerEmail, subject, message }: Message): EmailData<'contact'> => ({
  name: singleLine(name),
  email: customerEmail,
  subject,
  message,
})

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
  return (members.find(({ email }) => email === storeEmail) ?? members.find(({ role }) => role === 'owner'))?.email
}

const INBOX_FULL = 'This store cannot take more messages at the moment. Please contact it in another way.'

/** Stores a shopper's message and emails it to the store. Replies go to the shopper. Throws `bot_check_failed` and `store_limit`. */
export async function submitContactForm(context: StoreContext & RequestContext, message: Body<'email.contact'>) {
  await requireBotCheck(context, message.turnstileToken)
  return sendContactMessage(context, message)
}

/** Like {@link submitContactForm}, for a form that passed another check. */
export function sendContactMessage(
  { db, config, store: { storeId } }: Pick<StoreContext, 'db' | 'config' | 'store'>,
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
    const to = await recipientOf(trx, storeId, store.store_email)
    if (to)
      await queueStoreEmail(trx, config, store, { kind: 'contact', to, replyTo: message.customerEmail, data: emailData(message) })
    return { ok: true as const }
  })
}

/** Emails a visitor's message to the operator of the platform. Throws `bot_check_failed`. */
export async function submitPlatformContactForm(context: ServerContext & RequestContext, message: Body<'email.platformContact'>) {
  await requireBotCheck(context, message.turnstileToken)
  await context.db.transaction().execute((trx) =>
    queuePlatformEmail(trx, context.config, {
      kind: 'platform-contact',
      to: context.config.mailFrom,
      replyTo: message.customerEmail,
      data: emailData(message),
    }),
  )
  return { ok: true as const }
}
