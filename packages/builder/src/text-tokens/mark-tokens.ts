import type { Choice } from '@blockfront/engine'

/** Elements whose text stays unchanged: the editor keeps tables unchanged, and a listing can contain only text. */
const UNCHANGED = 'pre, table'

/**
 * Returns HTML with each token in its text replaced by the element that `mark` returns. Attributes stay unchanged. HTML without tokens is
 * returned unchanged.
 */
export function markTokens(html: string, tokens: readonly Choice[], mark: (token: Choice) => HTMLElement): string {
  if (!tokens.some(({ value }) => html.includes(String(value)))) return html
  const holder = document.createElement('template')
  holder.innerHTML = html
  const walker = document.createTreeWalker(holder.content, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(UNCHANGED)) texts.push(node as Text)
  for (const text of texts)
    text.replaceWith(...splitAtTokens(text.data, tokens).map((part) => (typeof part === 'string' ? part : mark(part))))
  return holder.innerHTML
}

/** Splits a text into tokens and the texts around them. */
export function splitAtTokens(text: string, tokens: readonly Choice[]): (string | Choice)[] {
  const parts: (string | Choice)[] = []
  let rest = text
  while (rest) {
    const found = tokens
      .map((token) => ({ token, at: rest.indexOf(String(token.value)) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0]
    if (!found) return [...parts, rest]
    if (found.at > 0) parts.push(rest.slice(0, found.at))
    parts.push(found.token)
    rest = rest.slice(found.at + String(found.token.value).length)
  }
  return parts
}
