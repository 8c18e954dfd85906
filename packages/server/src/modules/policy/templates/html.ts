import { escapeHtml } from '../../../ground/escape-html.ts'

/** Paragraphs of plain text. Empty ones are left out. */
export const paragraphs = (...texts: (string | false | undefined)[]): string =>
  texts.flatMap((text) => (text ? [`<p>${escapeHtml(text)}</p>`] : [])).join('')

/** A list of plain texts; empty without any. */
export const list = (items: readonly (string | false | undefined)[]): string => {
  const rows = items.flatMap((item) => (item ? [`<li>${escapeHtml(item)}</li>`] : []))
  return rows.length > 0 ? `<ul>${rows.join('')}</ul>` : ''
}

/** A part with a heading; empty without content. */
export const section = (heading: string, ...html: string[]): string => {
  const body = html.join('')
  return body && `<h3>${escapeHtml(heading)}</h3>${body}`
}

/** Lines below each other, as on an envelope. */
export const lines = (...texts: readonly (string | false | undefined)[]): string => {
  const rows = texts.flatMap((text) => (text ? [escapeHtml(text)] : []))
  return rows.length > 0 ? `<p>${rows.join('<br />')}</p>` : ''
}
