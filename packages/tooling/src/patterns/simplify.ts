/** The parts of a pattern's text: an escape, a class, or one other character. Reading them keeps `|`, `{` and `(` in classes literal. */
const PART = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/g

/** Every kind of quantifier starts with one of these. */
const QUANTIFIERS = new Set(['*', '+', '?', '{'])

/**
 * Returns patterns that are faster to check than `source`; if all of them take linear time, so does `source`. Empty if the
 * pattern matches a fixed number of characters only. Patterns with the flag `v` stay unchanged, because classes can nest.
 * - `^(?:A|B)$` becomes `^(?:A)$` and `^(?:B)$`: the number of ways to match the whole is the sum of those of its alternatives.
 * - An alternative without quantifiers matches in one way per alternative inside it, for any text, so it is left out.
 * - `x{2,7}` becomes `x{2,}` where `x` is one character or class. Each repetition consumes one character, so every way to match
 * the former is a different way to match the latter.
 */
export function simplify(source: string, flags: string): string[] {
  if (flags.includes('v')) return [source]
  const parts = source.match(PART) ?? []
  const alternatives = alternativesOf(parts)
  if (!alternatives) return [unbounded(parts)]
  return alternatives.filter((one) => one.some((part) => QUANTIFIERS.has(part))).map((one) => `^(?:${unbounded(one)})$`)
}

/** The alternatives of `^(?:…|…)$`; undefined for a pattern of another form. */
function alternativesOf(parts: readonly string[]): string[][] | undefined {
  if (!parts.join('').startsWith('^(?:') || parts.at(-2) !== ')' || parts.at(-1) !== '$') return undefined
  const alternatives: string[][] = [[]]
  let depth = 0
  for (const part of parts.slice(4, -2)) {
    if (part === '(') depth++
    if (part === ')') depth--
    // The first group ends earlier: "^(?:a)|(?:b)$".
    if (depth < 0) return undefined
    if (part === '|' && depth === 0) alternatives.push([])
    else alternatives.at(-1)?.push(part)
  }
  return alternatives
}

/** The pattern without upper bounds of repeated characters and classes. Groups keep theirs, because a group can match nothing. */
function unbounded(parts: readonly string[]): string {
  let text = ''
  for (let at = 0; at < parts.length; at++) {
    const end = parts[at] === '{' ? parts.indexOf('}', at) : -1
    const [, least] = /^\{(\d+),\d+\}$/.exec(parts.slice(at, end + 1).join('')) ?? []
    if (least === undefined || parts[at - 1] === ')') text += parts[at]
    else {
      text += `{${least},}`
      at = end
    }
  }
  return text
}
