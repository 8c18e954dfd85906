import type { ContactMessage } from '@blockfront/contract'
import { messages } from './messages.ts'

/**
 * Maximum number of quoted characters in a reply: browsers and email programs cut mailto links of more than some thousand bytes.
 */
const QUOTED = 1000

/** A mailto link (RFC 6068) that replies to a message. `moment` is the formatted time of the message. */
export function replyLink({ customerEmail, subject, name, message }: ContactMessage, moment: string): string {
  const start = message.length > QUOTED ? `${message.slice(0, QUOTED)}…` : message
  const quote = start.split(/\r?\n/).map((line) => `> ${line}`)
  const body = ['', '', messages.quoted(name, moment), ...quote].join('\r\n')
  const fields = { subject: messages.replySubject(subject), body }
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
  return `mailto:${encodeURIComponent(customerEmail)}?${query.join('&')}`
}
