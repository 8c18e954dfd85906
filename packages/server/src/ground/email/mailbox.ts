import type { IncomingMessage } from 'node:http'
import type pg from 'pg'
import { type Config, hasDevelopmentPages } from '../config.ts'
import { escapeHtml } from '../escape-html.ts'
import { isLocalCaller } from '../limits/local-caller.ts'

export type OutboxEmail = {
  id: string
  kind: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string | null
  status: string
  at: Date
}

/** Path of {@link mailboxPage} on the main hostname. The query parameter `to` selects the emails to an address. */
export const MAILBOX = '/dev/mailbox'

/** Whether a request may see the mailbox, which holds live links to accounts: the server and the caller are on this machine. */
export const showsMailbox = (config: Config, incoming: IncomingMessage): boolean =>
  hasDevelopmentPages(config) && isLocalCaller(incoming)

/** Returns the newest emails of the outbox, or those to an address, for the development mailbox and for tests. */
export async function readMailbox(owner: pg.Pool, to?: string): Promise<OutboxEmail[]> {
  const { rows } = await owner.query<OutboxEmail>(
    `select id, kind, to_address as "to", reply_to as "replyTo", subject, text_body as text, html_body as html, status, created_at as at from outbox
     where $1::text is null or lower(to_address) = lower($1) order by created_at desc, id desc limit 200`,
    [to ?? null],
  )
  return rows
}

/** Returns the mailbox as an HTML page. URLs in texts become links. The HTML of an email has no permissions: no scripts, no navigation. */
export function mailboxPage(emails: OutboxEmail[]): string {
  const items = emails.map(
    (
      email,
    ) => `<article><h2>${escapeHtml(email.subject)}</h2><p>To ${escapeHtml(email.to)} · ${escapeHtml(email.kind)} · ${email.at.toISOString()} · ${escapeHtml(email.status)}</p>
<pre>${escapeHtml(email.text).replaceAll(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)}</pre>${email.html === null ? '' : `<details><summary>HTML</summary><iframe title="HTML" sandbox="" loading="lazy" srcdoc="${escapeHtml(email.html)}"></iframe></details>`}</article>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development mailbox</title><link rel="icon" href="data:,">
<style>body{font:16px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #ccc;padding:1rem 0}h2{margin:0;font-size:1.1rem}p{margin:.25rem 0;color:#555}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}iframe{box-sizing:border-box;width:100%;height:40rem;border:1px solid #ccc}</style>
<main><h1>Development mailbox</h1>${items.join('\n') || '<p>No emails yet.</p>'}</main></html>`
}
