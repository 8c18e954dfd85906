import sanitize from 'sanitize-html'
import { isLargeText, type Work } from '../work/work.ts'

declare module '../work/tasks.ts' {
  interface Tasks {
    'html.clean': { input: string; output: string }
  }
}

/** Longer HTML is cut before it is read: no description needs more, and parsing is linear in it. Characters. */
const LONGEST = 200_000

const ALIGNED = ['p', 'h2', 'h3', 'h4', 'td', 'th']

/** What owners' HTML may hold: the elements that the engine's RichText draws. */
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
    th: ['colspan', 'rowspan', 'style'],
    td: ['colspan', 'rowspan', 'style'],
    ...Object.fromEntries(ALIGNED.slice(0, 4).map((tag) => [tag, ['style']])),
  },
  allowedStyles: { '*': { 'text-align': [/^(?:left|right|center|justify|start|end)$/] } },
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

/** Owners' HTML without anything that could run, load or style what it should not. Done on write; views draw it safely too. */
export const sanitizeHtml = (html: string): string => (html === '' ? '' : sanitize(html.slice(0, LONGEST), rules))

/** The same, in a worker where the HTML is large. */
export const sanitizeLargeHtml = async (work: Work, storeId: string, html: string): Promise<string> =>
  isLargeText(html) ? work.run('html.clean', storeId, html) : sanitizeHtml(html)
