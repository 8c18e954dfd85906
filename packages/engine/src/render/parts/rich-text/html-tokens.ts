/** A token of an HTML string: text, or one tag with its attributes as written. */
export type Token = { text: string } | { tag: string; end: boolean; attributes: string }

/** Elements whose content is not readable text. They are removed with their content. */
const DROPPED = /^(?:script|style|iframe|noscript|noembed|noframes|template|textarea|title|xmp|select|svg|math)$/

const CLOSING = /<\/(?:script|style|iframe|noscript|noembed|noframes|template|textarea|title|xmp|select|svg|math)/gi

/** Returns the index of the next `</tag` of a removed element; the end of the text when it is never closed. */
function closingTag(html: string, tag: string, from: number): number {
  CLOSING.lastIndex = from
  for (let found = CLOSING.exec(html); found; found = CLOSING.exec(html))
    if (found[0].toLowerCase() === `</${tag}`) return found.index
  return html.length
}

const NAME = /[a-z][a-z0-9]*/iy

/**
 * Returns the index of the `>` that ends a tag, outside of quotes; -1 when there is none. A failed scan stops at the next `<`
 * outside of quotes, so no character is scanned more than three times.
 */
function tagEnd(html: string, from: number) {
  for (let at = from; at < html.length; at++) {
    const char = html[at]
    if (char === '>') return at
    if (char === '<') return -1
    if (char === '"' || char === "'") {
      at = html.indexOf(char, at + 1)
      if (at < 0) return -1
    }
  }
  return -1
}

/**
 * Splits HTML into text and tags in linear time. Anything that is not a tag is text. Comments, scripts and styles are removed.
 */
export function* htmlTokens(html: string): Generator<Token> {
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) return yield { text: html.slice(at) }
    if (open > at) yield { text: html.slice(at, open) }
    const next = html[open + 1]
    if (next === '!' || next === '?') {
      const comment = html.startsWith('<!--', open)
      const close = comment ? html.indexOf('-->', open + 4) : html.indexOf('>', open)
      if (close < 0) return
      at = close + (comment ? 3 : 1)
      continue
    }
    const end = next === '/'
    NAME.lastIndex = open + (end ? 2 : 1)
    const tag = NAME.exec(html)?.[0].toLowerCase()
    const close = tag ? tagEnd(html, NAME.lastIndex) : -1
    if (!tag || close < 0) {
      yield { text: '<' }
      at = open + 1
      continue
    }
    at = close + 1
    if (!DROPPED.test(tag)) yield { tag, end, attributes: html.slice(open + tag.length + 1, close) }
    else if (!end) at = closingTag(html, tag, at)
  }
}

const ATTRIBUTE = /([^\s=/"'<>]+)\s*(?:=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g

/** Returns a tag's attributes by lower-case name, with decoded entities. Reads only the first 4,096 characters. */
export function attributesOf(source: string) {
  const found: Record<string, string> = Object.create(null)
  for (const [, name = '', value = ''] of source.slice(0, 4096).matchAll(ATTRIBUTE))
    found[name.toLowerCase()] ??= decodeEntities(/^["']/.test(value) ? value.slice(1, -1) : value)
  return found
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  times: '×',
  middot: '·',
  bull: '•',
  deg: '°',
}

/** Decodes numeric entities and common named ones; others stay unchanged. */
export const decodeEntities = (text: string) =>
  text.replace(/&(?:#(x[\da-f]{1,6}|\d{1,7})|([a-z]{2,8}));/gi, (whole, number: string | undefined, name: string) => {
    if (!number) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole
    const code = /^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number(number)
    const isText = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) && (code > 0x1f || code === 9 || code === 10)
    return isText ? String.fromCodePoint(code) : '\ufffd'
  })
