import { type Breakpoints, withBreakpoints } from '../render/styles/breakpoints.ts'

/**
 * Returns the mistakes in a block's style sheet as sentences; empty when there are none. Every selector must start with the
 * block's root class. No rule may depend on the window's width, because a page can be inside a canvas. Breakpoints have the form that
 * `withBreakpoints` replaces.
 */
export function problemsOfCss(type: string, css: string): string[] {
  const problems: string[] = []
  const plain = withoutComments(css)
  for (const selector of topSelectors(plain)) {
    const first = /\.(-?[A-Za-z_][\w-]*)/.exec(selector)?.[1]
    const own =
      first !== undefined && (first === `bf-${type}` || first.startsWith(`bf-${type}__`) || first.startsWith(`bf-${type}--`))
    if (!own) problems.push(`"${selector}" must start with .bf-${type}, or it could touch other blocks`)
  }
  for (const [query] of plain.matchAll(/@media[^@{]*/g))
    if (/\bwidth\b/.test(query))
      problems.push(`"${query.trim()}" asks for the window's width; ask for the page's: @container page (width < 768px)`)
  for (const condition of fixedBreakpoints(plain))
    problems.push(`"${condition}" ignores a store's own breakpoints; write 768px and 1024px, as in (width < 768px)`)
  for (const [word] of plain.replaceAll('var(--vh, 1vh)', '').matchAll(/[\w.-]+/g)) {
    const [value] = /^[\d.]+(?:vw|vh|dvh|svh|lvh)\b/.exec(word) ?? []
    if (value)
      problems.push(
        `"${value}" is of the window; write cqw for a hundredth of the page's width, calc(var(--vh, 1vh) * n) for its height`,
      )
  }
  return problems
}

/** Breakpoints that differ from both default breakpoints. */
const OTHER: Breakpoints = { tablet: 600, desktop: 900 }

/** Returns the conditions of a style sheet with a width of a default breakpoint that `withBreakpoints` does not replace, such as `max-width: 767px`. */
export const fixedBreakpoints = (css: string): string[] =>
  [...css.matchAll(/@(?:container|media)[^@{]*/g)].flatMap(([condition]) =>
    /\b(?:76[78]|102[34])(?:\.\d+)?px|\b(?:48|64)r?em\b/.test(withBreakpoints(condition, OTHER)) ? [condition.trim()] : [],
  )

const withoutComments = (css: string) =>
  css
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.split('*/').slice(1).join('*/')))
    .join('')

/** Selectors of top-level rules and of rules inside at-rules, except keyframes. */
export function topSelectors(css: string): string[] {
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

/** Splits a selector list at its commas, except commas in parentheses. */
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
