import type { EmailKind } from '@blockfront/emails'
import nodemailer, { type MailMessage, type Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import type { JobContext } from '../context.ts'
import { retryWhileAway } from '../db/connection/lost-connection.ts'
import { enqueue } from '../db/job-queue.ts'

type Row = {
  id: string
  kind: string
  status: 'queued' | 'sending' | 'sent' | 'failed' | 'unknown'
  /** When the attempt that is sending it must have ended. */
  ends_at: Date | null
  has_ended: boolean
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

/** Milliseconds. A server that does not respond frees the job's slot before its deadline. `socketTimeout` is for each step. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

function transportOf(smtpUrl: string): Transporter {
  const known = transports.get(smtpUrl)
  if (known) return known
  const transport = nodemailer.createTransport(smtpUrl, {
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  } as object)
  transport.use('stream', holdMessage)
  transports.set(smtpUrl, transport)
  return transport
}

/** A plugin of nodemailer: when the mail server has accepted the addresses, the message leaves after `beforeMessage` of its data. */
function holdMessage({ data, message }: MailMessage, done: (error?: Error) => void): void {
  const { beforeMessage } = data as { beforeMessage?: () => Promise<void> }
  const create = message.createReadStream.bind(message)
  message.createReadStream = (options) => {
    const stream = create(options)
    const pipe = stream.pipe.bind(stream)
    stream.pipe = (target) => {
      if (!beforeMessage) return pipe(target)
      beforeMessage().then(
        () => pipe(target),
        (error: Error) => stream.destroy(error),
      )
      return target
    }
    return stream
  }
  done()
}

/**
 * Emails that are sent again when it is unknown whether they were sent: without them a person cannot sign in, or does not know about an
 * order. They have the same Message-ID, by which many inboxes show only one.
 */
const SENT_AGAIN: ReadonlySet<string> = new Set<EmailKind>([
  'verify-email',
  'reset-password',
  'account-code',
  'change-email',
  'order-placed',
  'order-new',
  'order-shipped',
  'order-tracking',
  'order-delivered',
  'order-refunded',
  'order-cancelled',
  'payment-link',
  'payment-received',
  'payment-failed',
  'payment-returned',
])

/** Seconds after which a message that left has been answered or its connection was closed, even if nothing recorded it. */
const ATTEMPT_SECONDS = 60

const ANSWER_LOST = 'The answer of the mail server was lost, so the email may have been sent.'

/**
 * Job: sends an email of the outbox. Without SMTP_URL it remains in the table, where the development mailbox lists it. A failure is
 * recorded and thrown, so that the queue retries with growing delays. When the message leaves, the email is marked as `sending`: if another
 * process finds this mark, the answer of the mail server was lost, and the email becomes `unknown` (docs/decisions/0144).
 */
export async function sendEmail(context: JobContext, { mailId }: { mailId: string }): Promise<void> {
  const { owner, config } = context
  const { rows } = await owner.query<Row>(
    `select id, kind, status, to_address, reply_to, from_name, subject, text_body, html_body, list_unsubscribe,
       attempted_at + make_interval(secs => $2) as ends_at, attempted_at + make_interval(secs => $2) <= now() as has_ended
     from outbox where id = $1`,
    [mailId, ATTEMPT_SECONDS],
  )
  const email = rows[0]
  if (!email || email.status === 'sent') return
  if (email.status === 'sending') {
    // Another process may still be sending it.
    if (!email.has_ended) return enqueue(context.db, 'mail.send', { mailId }, { ...(email.ends_at && { runAt: email.ends_at }) })
    await recordUnknown(context, email)
    email.status = 'unknown'
  }
  if (email.status === 'unknown' && !SENT_AGAIN.has(email.kind)) return
  if (!config.smtpUrl) return recordSent(context, mailId)
  let hasLeft = false
  let isTaken = false
  const beforeMessage = async () => {
    isTaken = !(await begin(context, email))
    if (isTaken) throw new Error('Another process sends this email.')
    hasLeft = true
  }
  try {
    await transportOf(config.smtpUrl).sendMail({ ...messageOf(email, config), beforeMessage } as object)
  } catch (error) {
    if (isTaken) return
    if (!hasLeft || isAnswer(error)) {
      await recordFailure(context, email, error)
      throw error
    }
    await recordUnknown(context, email)
    if (SENT_AGAIN.has(email.kind)) throw error
    return
  }
  await retryWhileAway(() => recordSent(context, mailId))
}

/** Marks an email as `sending`. Returns false if another process has changed its status since it was read. */
async function begin({ owner }: JobContext, { id, status }: Row): Promise<boolean> {
  const { rowCount } = await owner.query(
    `update outbox set status = 'sending', attempts = attempts + 1, attempted_at = now() where id = $1 and status = $2`,
    [id, status],
  )
  return rowCount === 1
}

async function recordSent({ owner }: JobContext, mailId: string): Promise<void> {
  await owner.query(`update outbox set status = 'sent', sent_at = now(), last_error = null where id = $1`, [mailId])
}

const recordFailure = ({ owner }: JobContext, { id, status }: Row, error: unknown) =>
  retryWhileAway(() =>
    owner.query(
      `update outbox set status = $3, attempts = attempts + case when status = 'sending' then 0 else 1 end, last_error = $2
       where id = $1 and status <> 'sent'`,
      [id, String(error instanceof Error ? error.message : error).slice(0, 500), status === 'unknown' ? status : 'failed'],
    ),
  )

async function recordUnknown({ owner, log }: JobContext, { id, kind }: Row): Promise<void> {
  log.warn({ email: id, kind }, ANSWER_LOST)
  await retryWhileAway(() =>
    owner.query(`update outbox set status = 'unknown', last_error = $2 where id = $1 and status = 'sending'`, [id, ANSWER_LOST]),
  )
}

/** Whether a mail server answered, rather than that its connection was lost. */
const isAnswer = (error: unknown): boolean => typeof (error as { responseCode?: unknown }).responseCode === 'number'

const messageOf = (email: Row, { mainHostname, mailFrom }: Pick<Config, 'mainHostname' | 'mailFrom'>) => ({
  messageId: `<${email.id}@${mainHostname}>`,
  from: email.from_name ? { name: email.from_name, address: mailFrom } : mailFrom,
  to: email.to_address,
  ...(email.reply_to && { replyTo: email.reply_to }),
  subject: email.subject,
  text: email.text_body,
  ...(email.html_body && { html: email.html_body }),
  ...(email.list_unsubscribe && { headers: unsubscribeHeaders(email.list_unsubscribe) }),
})

/** The headers for which inboxes show a button "Unsubscribe" (RFC 2369, RFC 8058). `prepared`: long URLs are not split by encoding. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export function closeTransports(): void {
  for (const transport of transports.values()) transport.close()
  transports.clear()
}
