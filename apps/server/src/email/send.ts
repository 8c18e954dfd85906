import nodemailer, { type Transporter } from 'nodemailer'
import type { JobContext } from '../jobs/worker.ts'

type Row = {
  id: string
  to_address: string
  reply_to: string | null
  from_name: string | null
  subject: string
  text_body: string
  html_body: string | null
}

/** One transport for each address of an SMTP server, with its pool of connections. */
const transports = new Map<string, Transporter>()

function transportOf(smtpUrl: string): Transporter {
  const known =
    transports.get(smtpUrl) ?? nodemailer.createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true } as object)
  transports.set(smtpUrl, known)
  return known
}

/**
 * Sends one mail of the outbox. Without SMTP_URL it stays in the table, where the development mailbox shows it.
 * A failure is noted and thrown, so that the queue tries again with growing pauses.
 */
export async function sendEmail({ mailId }: { mailId: string }, { owner, config }: JobContext): Promise<void> {
  const { rows } = await owner.query<Row>(
    `update outbox set attempts = attempts + 1 where id = $1 and status <> 'sent'
     returning id, to_address, reply_to, from_name, subject, text_body, html_body`,
    [mailId],
  )
  const mail = rows[0]
  if (!mail) return
  try {
    if (config.smtpUrl) {
      await transportOf(config.smtpUrl).sendMail({
        messageId: `<${mail.id}@${config.mainHost}>`,
        from: mail.from_name ? { name: mail.from_name, address: config.mailFrom } : config.mailFrom,
        to: mail.to_address,
        ...(mail.reply_to && { replyTo: mail.reply_to }),
        subject: mail.subject,
        text: mail.text_body,
        ...(mail.html_body && { html: mail.html_body }),
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

export function closeTransports(): void {
  for (const transport of transports.values()) transport.close()
  transports.clear()
}
