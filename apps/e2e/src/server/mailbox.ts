import { tellDatabase } from './database.ts'
import { articlesTo } from './mailbox-page.ts'

export interface Email {
  kind: string
  subject: string
  text: string
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': ' ',
}

/** The text of HTML, with plain spaces. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/[\u00a0\u202f]/g, ' ')

/** The emails to an address in the development mailbox, oldest first. */
export async function emailsTo(address: string): Promise<Email[]> {
  return (await articlesTo(address))
    .map((article) => ({
      kind: / · ([\w-]+) · /.exec(article)?.[1] ?? '',
      subject: textOf(/<h2>(.*?)<\/h2>/s.exec(article)?.[1] ?? ''),
      text: textOf(/<pre>(.*?)<\/pre>/s.exec(article)?.[1] ?? ''),
    }))
    .reverse()
}

/** Waits for the newest email of a kind to an address. */
export async function newestEmail(address: string, kind: string): Promise<Email> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const email = (await emailsTo(address)).findLast((one) => one.kind === kind)
    if (email) return email
  }
  throw new Error(`No email of the kind ${kind} came to ${address}.`)
}

/** The text of the HTML part of the newest email of a kind to an address; empty without one. */
export async function newestHtml(address: string, kind: string): Promise<string> {
  const newest = 'select html_body as html from outbox where to_address = $1 and kind = $2 order by created_at desc limit 1'
  const [email] = await tellDatabase<{ html: string | null }>(newest, [address, kind])
  return textOf((email?.html ?? '').replace(/<head>.*?<\/head>/s, '').replaceAll('>', '> '))
}
