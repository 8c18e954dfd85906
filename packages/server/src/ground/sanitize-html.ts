import { videoPage } from '@blockfront/engine'
import sanitize from 'sanitize-html'
import type { StoreContext } from './context.ts'
import { isLargeText } from './workers/workers.ts'

declare module './workers/tasks.ts' {
  interface Tasks {
    'html.clean': { input: string; output: string }
  }
}

/** Longer HTML is truncated before it is parsed. Characters. */
const MAX_LENGTH = 200_000

const ALIGNED = ['p', 'h2', 'h3', 'h4', 'div']

/** Elements that separate blocks of text, but are not among those that views render. Their text becomes paragraphs. */
const BLOCKS = [
  ...['section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'address', 'center', 'hgroup'],
  ...['figure', 'figcaption', 'dl', 'dt', 'dd', 'details', 'summary', 'fieldset', 'legend', 'form'],
]

/** Elements of the same meaning that views render. */
const RENAMED: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  strike: 's',
  del: 's',
  ins: 'u',
  tfoot: 'tbody',
}

/** Marks a link that must be a paragraph. */
const BLOCK_LINK = 'data-block'

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
    // Replaced by paragraphs afterwards.
    'div',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel', BLOCK_LINK],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    span: ['style'],
    th: ['colspan', 'rowspan', 'style'],
    td: ['colspan', 'rowspan', 'style'],
    ...Object.fromEntries(ALIGNED.map((tag) => [tag, ['style']])),
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
    ...RENAMED,
    ...Object.fromEntries(BLOCKS.map((tag) => [tag, 'div'])),
    iframe: (tagName, attribs): sanitize.Tag => {
      const href = videoPage(attribs.src ?? '')
      return href ? { tagName: 'a', attribs: { href, [BLOCK_LINK]: '' }, text: href } : { tagName, attribs: {} }
    },
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
}

/** Elements within the text of a paragraph, and those that contain only such text. */
const INLINE = new Set(['br', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'code', 'sub', 'sup', 'img', 'span'])
const TEXT_ONLY = new Set(['p', 'h2', 'h3', 'h4', 'pre'])
const EMPTY = new Set(['br', 'hr', 'img'])

/** The tags of HTML, each after a "<", and the texts between them. */
const tokensOf = (html: string): string[] =>
  html.split('<').flatMap((part, index) => {
    if (index === 0) return part === '' ? [] : [part]
    const end = part.indexOf('>') + 1
    return [`<${part.slice(0, end)}`, part.slice(end)].filter((token) => token !== '')
  })

/**
 * Replaces the `div` elements of sanitized HTML by paragraphs around the text that is directly in them. One within a line of text becomes a
 * line break.
 */
function withoutDivs(html: string): string {
  if (!html.includes('<div') && !html.includes(BLOCK_LINK)) return html
  const out: string[] = []
  /** Open elements. A `div` between blocks has the attributes of its paragraphs. */
  const open: { tag: string; attributes?: string; isBlockLink?: boolean }[] = []
  let inParagraph = false
  const startParagraph = (attributes: string) => {
    out.push(`<p${attributes}>`)
    inParagraph = true
  }
  const endParagraph = () => {
    if (inParagraph) out.push('</p>')
    inParagraph = false
  }
  const startText = (text: string) => {
    const attributes = open.at(-1)?.attributes
    if (!inParagraph && attributes !== undefined && text.trim() !== '') startParagraph(attributes)
  }
  const isInLine = () => open.some(({ tag }) => INLINE.has(tag) || TEXT_ONLY.has(tag))
  const breakLine = () => {
    const last = out.findLast((part) => part.trim() !== '')
    if (last && (!last.startsWith('<') || last.startsWith('</'))) out.push('<br />')
  }
  const startBlock = () => {
    if (isInLine()) breakLine()
    else endParagraph()
  }
  for (const token of tokensOf(html)) {
    const [, end, tag = '', rest = ''] = /^<(\/?)(\w+)(\W[^>]*)?>$/.exec(token) ?? []
    if (tag === '') {
      startText(token)
      out.push(token)
    } else if (end) {
      const closed = open.pop()
      if (tag === 'div') startBlock()
      else out.push(token)
      if (closed?.isBlockLink) startBlock()
    } else {
      const isBlockLink = tag === 'a' && rest.includes(BLOCK_LINK)
      if (!INLINE.has(tag) || isBlockLink) startBlock()
      else startText(token)
      if (isBlockLink && !isInLine()) startParagraph('')
      if (tag === 'div') open.push(isInLine() ? { tag } : { tag, attributes: rest })
      else {
        out.push(isBlockLink ? `<a${rest.replace(/ data-block(?:="")?/, '')}>` : token)
        if (!EMPTY.has(tag)) open.push({ tag, isBlockLink })
      }
    }
  }
  endParagraph()
  return out.join('')
}

/** Whether a text has HTML elements; otherwise its line breaks are those of plain text. */
const isHtml = (text: string): boolean => /<\/?[a-z!]/i.test(text)

/** Returns plain text as HTML: empty lines separate paragraphs, other line breaks stay. */
function paragraphsOf(text: string): string {
  const lines = text.trim().split('\n')
  const breaks = lines.map((line, index) => {
    if (index === 0 || line.trim() === '') return ''
    return lines[index - 1]?.trim() === '' ? '</p><p>' : '<br>'
  })
  return `<p>${lines.map((line, index) => breaks[index] + line.trim()).join('')}</p>`
}

/**
 * Removes everything from an owner's HTML that could run code, load other sites or change the design of the page. Elements that views do
 * not render are replaced by similar ones: blocks by paragraphs, headings by those of another level, players of known videos by links. Line
 * breaks of plain text stay. Called on save; the views sanitize as well.
 */
export function sanitizeHtml(html: string): string {
  if (html === '') return ''
  const text = html.slice(0, MAX_LENGTH).replace(/\r\n?/g, '\n')
  return withoutDivs(sanitize(!isHtml(text) && text.trim().includes('\n') ? paragraphsOf(text) : text, rules))
}

/** Elements with content that {@link sanitizeHtml} removes. */
const DROPPED = 'iframe video audio object embed svg script style input textarea select button'.split(' ')

/** The names of elements in HTML whose content {@link sanitizeHtml} removes. */
export function droppedElements(html: string): string[] {
  const found = new Set<string>()
  for (const part of html.split('<').slice(1)) {
    const tag = /^[a-z]+/i.exec(part)?.[0].toLowerCase() ?? ''
    if (!DROPPED.includes(tag)) continue
    const src = /\bsrc\s*=\s*["']?([^"'\s>]*)/i.exec(part)?.[1] ?? ''
    if (!(tag === 'iframe' && videoPage(src))) found.add(tag)
  }
  return [...found]
}

/** Like {@link sanitizeHtml}, but large HTML is parsed in a worker thread. */
export const sanitizeLargeHtml = async ({ work, store }: Pick<StoreContext, 'work' | 'store'>, html: string): Promise<string> =>
  isLargeText(html) ? work.run('html.clean', store.storeId, html) : sanitizeHtml(html)
