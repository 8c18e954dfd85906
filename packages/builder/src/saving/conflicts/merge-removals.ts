import { isSameBlock } from './merge-block.ts'
import { sameOrder } from './merge-order.ts'
import { childListOf, containerOf, type Entry, type Flat, type MergeState, NONE } from './merge-state.ts'

/** Decides about the blocks that one side removed. */
export interface Removals {
  /** Blocks that stay with the other side's content. */
  kept: Map<string, Entry>
  dropped: Set<string>
  /** Blocks that one side moved out of a removed block. */
  lists: Map<string, string>
}

/** A block is removed with its children unless the other side changed any of them: then the owner chooses. */
export function mergeRemovals({ old, mine, theirs, conflicts, sideOf }: MergeState): Removals {
  const removals: Removals = { kept: new Map(), dropped: new Set(), lists: new Map() }
  for (const [remover, by, other] of [
    ['mine', mine, theirs],
    ['theirs', theirs, mine],
  ] as const) {
    const removed = (id: string) => old.blocks.has(id) && !by.blocks.has(id)
    for (const root of rootsOf(other, removed)) {
      const inside = subtree(other, root)
      const changed = inside.some((id) => isChangedIn(id, old, other, by))
      if (changed) conflicts.push({ key: root, kind: 'removed', id: root, parts: [], removedBy: remover })
      const keep = changed && sideOf(root) !== remover
      for (const id of inside) {
        const entry = other.blocks.get(id)
        const elsewhere = by.blocks.get(id)
        if (!entry) continue
        if (elsewhere) {
          if (!keep) removals.lists.set(id, elsewhere.list)
        } else if (keep) removals.kept.set(id, entry)
        else removals.dropped.add(id)
      }
    }
  }
  return removals
}

/** The outermost blocks that match. */
function rootsOf({ blocks }: Flat, fits: (id: string) => boolean): string[] {
  const parentOf = (id: string) => containerOf(blocks.get(id)?.list)
  return [...blocks.keys()].filter((id) => {
    if (!fits(id)) return false
    for (let at = parentOf(id); at !== undefined; at = parentOf(at)) if (fits(at)) return false
    return true
  })
}

const subtree = (flat: Flat, id: string): string[] => [
  id,
  ...(flat.lists.get(childListOf(id)) ?? NONE).flatMap((child) => subtree(flat, child)),
]

/** Whether `side` changed or moved a block, or changed the order of its children. */
function isChangedIn(id: string, old: Flat, side: Flat, remover: Flat): boolean {
  const [was, now] = [old.blocks.get(id), side.blocks.get(id)]
  if (!was || !now || was.list !== now.list) return true
  if (remover.blocks.has(id)) return false
  const [before, after] = [old.lists.get(childListOf(id)) ?? NONE, side.lists.get(childListOf(id)) ?? NONE]
  const stayed = (ids: readonly string[], other: readonly string[]) => ids.filter((one) => other.includes(one))
  return !isSameBlock(was.block, now.block) || !sameOrder(stayed(before, after), stayed(after, before))
}
