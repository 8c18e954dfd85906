import sanitize from 'sanitize-html'
import type { StoreContext } from '../context.ts'
import { isLargeText } from '../workers/workers.ts'

declare module '../workers/tasks.ts' {
  interface Tasks {
    'html.clean': { input: string; output: string }
  }
}

/** Longer HTML is truncated before it is parsed. Characters. */
const MAX_LENGTH = 200_000

const ALIGNED = ['p', 'h2', 'h3', 'h4', 'td', 'th']

/** Allowed elements and attributes: those that the engine's RichText renders. */
const rules: sanitize.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'a',
      'ul',
      'ol',
      'li',
      'h2',
      'h3',
      'h4',
      'blockquote',
      'code',
      'pre',
      'hr',
      'sub',
      'sup',
    ],
    ...['img', 'span', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    span: ['style'],
    th: ['colspan', 'rowspan', 'style'],
    td: ['colspan', 'rowspan', 'style'],
    ...Object.fromEntries(ALIGNED.slice(0, 4).map((tag) => [tag, ['style']])),
  },
  allowedStyles: {
    '*': { 'text-align': [/^(?:left|right|center|justify|start|end)$/] },
    span: { color: [/^(?:#[\da-f]{3,8}|rgba?\([\d., ]{5,30}\)|var\(--color-[a-z-]{1,20}\))$/i] },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
}

/**
 * Removes everything from an owner's HTML that could run code, load other sites or change the design of the page. Called on save; the
 * views sanitize as well.
 */
export const sanitizeHtml = (html: string): string => (html === '' ? '' : sanitize(html.slice(0, MAX_LENGTH), rules))

/** Like {@link sanitizeHtml}, but large HTML is parsed in a worker thread. */
export const sanitizeLargeHtml = async ({ work, store }: Pick<StoreContext, 'work' | 'store'>, html: string): Promise<string> =>
  isLargeText(html) ? work.run('html.clean', store.storeId, html) : sanitizeHtml(html)
