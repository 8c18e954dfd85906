import type { Blocks } from '../../block.ts'
import type { Document } from '../document.ts'
import { mapDocumentTexts } from './text-fields.ts'

/** Returns a document with each URL of its URL fields, and of the links in its formatted text, replaced by the result of `change`. */
export function mapUrls(document: Document, blocks: Blocks, change: (url: string) => string): Document {
  return mapDocumentTexts(document, blocks, ({ text, kind }) => {
    if (kind === 'url') return change(text)
    return kind === 'richText' ? mapHtmlLinks(text, change) : text
  })
}

/** The `href` of a link in sanitized HTML, in which attributes contain no `<`. */
const HREF = /(<a\s(?:[^<>"]|"[^"<]*")*?href=")([^"<]*)(")/gi

/** Returns sanitized HTML with the `href` of each link replaced by the result of `change`. */
export const mapHtmlLinks = (html: string, change: (url: string) => string): string =>
  html.replace(HREF, (_link, before: string, url: string, after: string) => before + change(url) + after)
