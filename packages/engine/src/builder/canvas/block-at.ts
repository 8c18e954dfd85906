import type { Builder } from '../store/builder-store.ts'
import { areasOf } from '../store/page-order.ts'
import type { MarkRegistry } from './marks.ts'

/**
 * The innermost block under a point of the window, found by what blocks cover: the page is inert, so that the browser's own
 * search passes through it. A header that sticks over the page wins over what is below.
 */
export function blockAt(builder: Builder, marks: MarkRegistry, x: number, y: number): string | undefined {
  const { header, content, footer } = areasOf(builder)
  return within(header) ?? within(content) ?? within(footer)

  function within(ids: readonly string[]): string | undefined {
    const hit = ids.findLast((id) => {
      const rect = marks.rectOf(id)
      return rect && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
    })
    if (hit === undefined) return undefined
    return within(builder.index.entries.get(hit)?.childIds ?? []) ?? hit
  }
}
