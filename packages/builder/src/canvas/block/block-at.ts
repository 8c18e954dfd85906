import type { Builder } from '../../store/builder-store.ts'
import { areaContents } from '../../store/page-order.ts'
import type { BlockElements } from './block-elements.ts'

/** Minimum number of blocks for which a list is searched by binary search. */
const LONG = 48
/** Number of blocks before and after the found one that are checked too, because they may be next to it or on top of it. */
const AROUND = 16

/**
 * Returns the innermost block at a point of the window, by measured rectangles: the page is inert, so `elementFromPoint` ignores
 * it. A sticky header takes precedence over the blocks below it.
 */
export function blockAt(
  builder: Builder,
  blockElements: Pick<BlockElements, 'rectOf'>,
  x: number,
  y: number,
): string | undefined {
  for (const { ids } of areaContents(builder)) {
    const hit = within(ids, false)
    if (hit !== undefined) return hit
  }
  return undefined

  function within(ids: readonly string[], nested: boolean): string | undefined {
    const nearby = ids.length > LONG ? around(ids) : ids
    const hit = nearby.findLast(covers) ?? (nested && nearby !== ids ? ids.findLast(covers) : undefined)
    if (hit === undefined) return undefined
    return within(builder.index.entries.get(hit)?.childIds ?? [], true) ?? hit
  }

  function covers(id: string): boolean {
    const rect = blockElements.rectOf(id)
    return rect !== undefined && x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
  }

  /** The blocks around the first one whose bottom is below the point, in document order, without blocks that have no box. */
  function around(ids: readonly string[]): readonly string[] {
    let [low, high] = [0, ids.length]
    while (low < high) {
      const middle = (low + high) >> 1
      let at = middle
      while (at < high && !blockElements.rectOf(ids[at] ?? '')) at++
      const rect = at < high ? blockElements.rectOf(ids[at] ?? '') : undefined
      if (rect && rect.bottom < y) low = at + 1
      else high = middle
    }
    return ids.slice(Math.max(0, low - AROUND), low + AROUND)
  }
}
