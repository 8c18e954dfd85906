import nodemailer, { type Transporter } from 'nodemailer'
import type { JobContext } from '../context.ts'

type Row = {
  id: string
  to_address: string
  reply_to: string | null
  from_name: string | null
  subject: string
  text_body: string
  html_body: string | null
  list_unsubscribe: string | null
}

/** One transport with its pool of connections for each SMTP_URL. */
const transports = new Map<string, Transporter>()

function transportOf(smtpUrl: string): Transporter {
  const transport =
    transports.get(smtpUrl) ?? nodemailer.createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true } as object)
  transports.set(smtpUrl, transport)
  return transport
}

/**
 * Job: sends an email of the outbox. Without SMTP_URL it remains in the table, where the development mailbox lists it. A failure is
 * recorded and thrown, so that the queue retries with growing delays.
 */
export async function sendEmail({ owner, config }: JobContext, { mailId }: { mailId: string }): Promise<void> {
  const { rows } = await owner.query<Row>(
    `update outbox set attempts = attempts + 1 where id = $1 and status <> 'sent'
     returning id, to_address, reply_to, from_name, subject, text_body, html_body, list_unsubscribe`,
    [mailId],
  )
  const email = rows[0]
  if (!email) return
  try {
    if (config.smtpUrl) {
      await transportOf(config.smtpUrl).sendMail({
        messageId: `<${email.id}@${config.mainHostname}>`,
        from: email.from_name ? { name: email.from_name, address: config.mailFrom } : config.mailFrom,
        to: email.to_address,
        ...(email.reply_to && { replyTo: email.reply_to }),
        subject: email.subject,
        text: email.text_body,
        ...(email.html_body && { html: email.html_body }),
        ...(email.list_unsubscribe && { headers: unsubscribeHeaders(email.list_unsubscribe) }),
      })
    }
    await owner.query(`update outbox set status = 'sent', sent_at = now(), last_error = null where id = $1`, [mailId])
  } catch (error) {
    await owner.query(`update outbox set status = 'failed', last_error = $2 where id = $1`, [
      mailId,
      String(error instanceof Error ? error.message : error).slice(0, 500),
    ])
    throw error
  }
}

/** The headers for which inboxes show a button "Unsubscribe" (RFC 2369, RFC 8058). `prepared`: long URLs are not split by encoding. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export function closeTransports(): void {
  for (const transport of transports.values()) transport.close()
  transports.clear()
}
