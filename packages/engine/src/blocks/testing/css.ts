/**
 * What is wrong with a block's style sheet, as sentences; empty when nothing is. Every selector starts inside the block's own
 * root, and nothing asks for the width of the window, because a page can be in a canvas.
 */
export function problemsOfCss(type: string, css: string): string[] {
  const problems: string[] = []
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  for (const selector of topSelectors(plain)) {
    const first = /\.(-?[A-Za-z_][\w-]*)/.exec(selector)?.[1]
    const own =
      first !== undefined && (first === `bf-${type}` || first.startsWith(`bf-${type}__`) || first.startsWith(`bf-${type}--`))
    if (!own) problems.push(`"${selector}" must start with .bf-${type}, or it could touch other blocks`)
  }
  for (const [query] of plain.matchAll(/@media[^{]*\b(?:min-|max-)?width\b[^{]*/g))
    problems.push(`"${query.trim()}" asks for the window's width; ask for the page's: @container page (width < 768px)`)
  for (const [value] of plain.replaceAll('var(--vh, 1vh)', '').matchAll(/(?<![\w.-])[\d.]+(?:vw|vh|dvh|svh|lvh)\b/g))
    problems.push(
      `"${value}" is of the window; write cqw for a hundredth of the page's width, calc(var(--vh, 1vh) * n) for its height`,
    )
  return problems
}

/** Selectors of the rules that are in no other rule; at-rules are looked into, keyframes are not. */
function topSelectors(css: string): string[] {
  const selectors: string[] = []
  let start = 0
  let rules = 0
  const open: ('rule' | 'group' | 'frames')[] = []
  for (let index = 0; index < css.length; index++) {
    const char = css[index]
    if (char === ';') start = index + 1
    if (char === '{') {
      const head = css.slice(start, index).trim()
      const kind = /^@(-webkit-)?keyframes|^@font-face|^@property/.test(head) ? 'frames' : head.startsWith('@') ? 'group' : 'rule'
      if (kind === 'rule' && rules === 0) selectors.push(...split(head))
      if (kind !== 'group') rules++
      open.push(kind)
      start = index + 1
    }
    if (char === '}') {
      if (open.pop() !== 'group') rules--
      start = index + 1
    }
  }
  return selectors
}

/** The parts of a selector list, commas in brackets left alone. */
function split(list: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index <= list.length; index++) {
    const char = list[index]
    if (char === '(') depth++
    if (char === ')') depth--
    if ((char === ',' && depth === 0) || char === undefined) {
      parts.push(list.slice(start, index).trim())
      start = index + 1
    }
  }
  return parts.filter(Boolean)
}
