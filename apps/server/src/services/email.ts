import type { HandlerInput } from '@blockfront/contract'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { withStore } from '../db/scope.ts'
import { postMail } from '../mail/outbox.ts'
import { storeRow } from './store.ts'

type Message = HandlerInput<'email.contact'>['body']

const letter = ({ name, customerEmail, message }: Pick<Message, 'name' | 'customerEmail' | 'message'>) =>
  `${name} <${customerEmail}> wrote:\n\n${message}`

/** Keeps a shopper's message and mails it to the store; answers go to the shopper. */
export function sendContactMessage(db: Database, storeId: string, message: Message) {
  return withStore(db, storeId, async (trx) => {
    const store = await storeRow(trx, storeId)
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
    if (store.store_email)
      await postMail(trx, {
        kind: 'contact',
        to: store.store_email,
        storeId,
        replyTo: message.customerEmail,
        fromName: store.name,
        subject: message.subject,
        text: letter(message),
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
    postMail(trx, {
      kind: 'platform-contact',
      to: mailFrom,
      replyTo: message.customerEmail,
      subject: message.subject,
      text: letter(message),
    }),
  )
  return { ok: true as const }
}
