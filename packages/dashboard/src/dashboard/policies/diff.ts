import { diffArrays } from 'diff'

/** A line that both texts have, or only one of them. */
export interface DiffLine {
  kind: 'same' | 'removed' | 'added'
  text: string
}

const BLOCKS = 'p,li,h2,h3,h4,td,th,blockquote,pre'

/** Returns the visible lines of rich text: paragraphs, headings and items of lists. */
export function linesOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html.replace(/<br\s*\/?>/g, '\n'), 'text/html')
  return [...body.querySelectorAll(BLOCKS)]
    .filter((element) => !element.querySelector(BLOCKS))
    .flatMap((element) => (element.textContent ?? '').split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Returns how `before` becomes `after`, with as many common lines as possible. */
export const diffLines = (before: readonly string[], after: readonly string[]): DiffLine[] =>
  diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map((text) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text })),
  )
