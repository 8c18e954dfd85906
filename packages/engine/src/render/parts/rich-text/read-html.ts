import { createElement, type ReactNode } from 'react'
import { completeUrl } from '../../url/complete-url.ts'
import { safeFile, safeLink } from '../../url/safe-url.ts'
import { attributesOf, decodeEntities, htmlTokens } from './html-tokens.ts'

/** Deeper nesting is flattened. */
const DEPTH = 24

/** Elements that are allowed in owners' text. Those that a paragraph cannot contain come first. */
const BLOCK = /^(?:p|h[2-4]|pre|ul|ol|blockquote|table|hr)$/
const KNOWN =
  /^(?:p|h[2-4]|pre|ul|ol|li|blockquote|table|thead|tbody|tfoot|tr|td|th|hr|br|img|a|b|strong|i|em|u|s|sub|sup|code|span)$/
const VOID = /^(?:br|hr|img)$/
/** Blocks that contain only text: the next block closes them. */
const TEXT = /^(?:p|h[2-4]|pre)$/

/** Elements that are replaced by equivalent ones. */
const ALIAS: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4', div: 'p', section: 'p', del: 's', strike: 's', tt: 'code' }

/** Allowed children of structural elements; the first one is opened implicitly around other content. */
const ONLY: Record<string, readonly string[]> = {
  ul: ['li'],
  ol: ['li'],
  table: ['tbody', 'thead', 'tfoot'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['td', 'th'],
}
/** The structural parents of an element, directly or through implicitly opened elements. */
const SECTION = /^(?:table|thead|tbody|tfoot)$/
const HOME: Record<string, RegExp> = {
  li: /^[uo]l$/,
  thead: /^table$/,
  tbody: /^table$/,
  tfoot: /^table$/,
  tr: SECTION,
  td: /^(?:table|thead|tbody|tfoot|tr)$/,
  th: /^(?:table|thead|tbody|tfoot|tr)$/,
}

const whole = (text: string | undefined, max: number) => {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 && number <= max ? number : undefined
}

/** Returns the text color in a `style` attribute: hex, `rgb()`, or a color of the theme. */
export const textColor = (style: string): string | undefined =>
  /(?:^|;)\s{0,9}color\s{0,9}:\s{0,9}(#[\da-f]{3,8}|rgba?\([\d., ]{5,30}\)|var\(--color-[a-z-]{1,20}\))\s{0,9}(?:;|$)/i.exec(
    style,
  )?.[1]

function propsOf(tag: string, source: string): Record<string, unknown> {
  if (!source.includes('=')) return {}
  const given = attributesOf(source)
  if (tag === 'a') {
    const blank = given.target === '_blank'
    return {
      href: safeLink(completeUrl(given.href ?? '')),
      title: given.title,
      ...(blank && { target: '_blank', rel: 'noopener noreferrer' }),
    }
  }
  if (tag === 'img')
    return {
      src: safeFile(given.src ?? ''),
      alt: given.alt ?? '',
      width: whole(given.width, 10_000),
      height: whole(given.height, 10_000),
      loading: 'lazy',
    }
  if (tag === 'ol') return { start: whole(given.start, 1_000_000) }
  const { style = '' } = given
  const textAlign = /(?:^|;)\s{0,9}text-align\s{0,9}:\s{0,9}(left|right|center|justify|start|end)\b/i.exec(style)?.[1]
  const color = tag === 'span' && textColor(style)
  return {
    ...(textAlign && { style: { textAlign: textAlign.toLowerCase() } }),
    ...(color && { style: { color } }),
    ...(/^t[dh]$/.test(tag) && { colSpan: whole(given.colspan, 50), rowSpan: whole(given.rowspan, 500) }),
  }
}

interface Open {
  tag: string
  props: Record<string, unknown>
  children: ReactNode[]
}

/**
 * Parses HTML into React elements of a short list of tags. The result is nested so that browsers do not change it: the server's
 * HTML then hydrates without differences.
 */
export function readHtml(html: string): ReactNode[] {
  const root: Open = { tag: '', props: {}, children: [] }
  const stack = [root]
  const top = () => stack.at(-1) ?? root
  const add = (tag: string, props: Record<string, unknown>, children?: ReactNode[]) => {
    const siblings = top().children
    siblings.push(createElement(tag, { ...props, key: siblings.length }, children))
  }
  const close = () => {
    const { tag, props, children } = stack.pop() ?? root
    if (children.length || tag === 'td' || tag === 'th') add(tag, props, children)
  }
  /** Closes everything from the innermost open element that matches. */
  const closeFrom = (fits: (tag: string) => boolean) => {
    const index = stack.findLastIndex(({ tag }) => fits(tag))
    if (index > 0) while (stack.length > index) close()
  }
  const open = (tag: string, props: Record<string, unknown> = {}) => stack.push({ tag, props, children: [] })
  /** Opens the elements that must be between the innermost open structure and the next content. */
  const makeRoom = (tag?: string) => {
    for (let only = ONLY[top().tag]; only && !only.includes(tag ?? ''); only = ONLY[top().tag]) open(only[0] ?? 'li')
  }

  for (const token of htmlTokens(html)) {
    if ('text' in token) {
      let text = decodeEntities(token.text)
      if (ONLY[top().tag] && !text.trim()) continue
      makeRoom()
      const { tag, children } = top()
      // HTML parsers ignore a newline directly after <pre>.
      if (tag === 'pre' && !children.length) text = text.replace(/^[\r\n]+/, '')
      const last = children.length - 1
      if (typeof children[last] === 'string') children[last] += text
      else if (text) children.push(text)
      continue
    }
    const tag = ALIAS[token.tag] ?? token.tag
    if (!KNOWN.test(tag)) continue
    if (token.end) {
      if (VOID.test(tag)) continue
      closeFrom((one) => one === tag)
      continue
    }
    const home = HOME[tag]
    if (home) {
      const index = stack.findLastIndex((element) => home.test(element.tag))
      if (index < 0) continue
      while (stack.length > index + 1) close()
    } else if (BLOCK.test(tag)) closeFrom((one) => TEXT.test(one))
    else if (tag === 'a') closeFrom((one) => one === 'a')
    if (stack.length > DEPTH && !home) continue
    makeRoom(tag)
    const props = propsOf(tag, token.attributes)
    if (!VOID.test(tag)) open(tag, props)
    else if (tag !== 'img' || props.src) add(tag, props)
  }
  while (stack.length > 1) close()
  return root.children
}
