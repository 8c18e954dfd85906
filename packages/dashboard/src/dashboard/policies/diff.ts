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

/** Returns how `before` becomes `after`, with as many common lines as possible (longest common subsequence). */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  // lengths[i][j]: common lines of before from i on and after from j on.
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row) row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [old = '', fresh = ''] = [before[i], after[j]]
    if (i < before.length && j < after.length && old === fresh) {
      lines.push({ kind: 'same', text: old })
      i++
      j++
    } else if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'removed', text: old })
      i++
    } else {
      lines.push({ kind: 'added', text: fresh })
      j++
    }
  }
  return lines
}
