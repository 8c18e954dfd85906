import { childListOf, containerOf, type Entry, type MergeState, NONE } from './merge-state.ts'

/**
 * Restores blocks that can't be reached from the page's root: blocks that contain each other because each side moved one into the
 * other, and blocks whose container was removed. The move of the side that was not chosen is reverted; a block without a position
 * goes to the end.
 */
export function reattachUnreachable(merging: MergeState, orders: Map<string, string[]>) {
  const { entries, mine, theirs, conflicts, sideOf } = merging
  for (let left = unreachable(entries, orders); left.length > 0; left = unreachable(entries, orders)) {
    const lost = new Set(left)
    const chosen = left.find((id) => mine.blocks.get(id)?.list !== theirs.blocks.get(id)?.list) ?? (left[0] as string)
    const side = sideOf(chosen)
    const kept = side === 'mine' ? mine : theirs
    if (!conflicts.some(({ key }) => key === chosen))
      conflicts.push({ key: chosen, kind: 'changed', id: chosen, parts: ['place'] })
    const back = left.find((id) => {
      const list = kept.blocks.get(id)?.list
      const container = containerOf(list)
      const there = container === undefined || (entries.has(container) && !lost.has(container))
      return list !== undefined && list !== entries.get(id)?.list && there
    })
    const moved = back ?? chosen
    const list = back && kept.blocks.get(back)?.list
    const end = entries.get(moved)?.block.contentType === 'global' ? 'globalContent' : 'content'
    put(merging, orders, moved, list || end, list ? (kept.lists.get(list) ?? NONE) : NONE)
  }
}

/** Moves a block to a list: after its nearest neighbor in `order`, or to the end if `order` is empty. */
function put({ entries }: MergeState, orders: Map<string, string[]>, id: string, list: string, order: readonly string[]) {
  const entry = entries.get(id)
  if (!entry) return
  const siblings = orders.get(entry.list) ?? []
  orders.set(
    entry.list,
    siblings.filter((one) => one !== id),
  )
  const now = orders.get(list) ?? []
  const before = order.slice(0, order.indexOf(id)).findLast((one) => now.includes(one))
  const at = order.length === 0 ? now.length : before === undefined ? 0 : now.indexOf(before) + 1
  orders.set(list, now.toSpliced(at, 0, id))
  entries.set(id, { ...entry, list })
}

/** The blocks that are not in any list reachable from the page's root. */
function unreachable(entries: ReadonlyMap<string, Entry>, orders: ReadonlyMap<string, readonly string[]>): string[] {
  const reached = new Set<string>()
  const visit = (list: string) => {
    for (const id of orders.get(list) ?? NONE) {
      reached.add(id)
      visit(childListOf(id))
    }
  }
  visit('content')
  visit('globalContent')
  return reached.size === entries.size ? [] : [...entries.keys()].filter((id) => !reached.has(id))
}
