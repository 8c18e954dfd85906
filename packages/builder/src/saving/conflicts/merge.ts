import {
  childrenOf,
  DEPTH_LIMIT,
  type Document,
  type DocumentBlock,
  findExistingSingle,
  type KnownBlock,
} from '@blockfront/engine'
import type { Choices, Conflict } from './conflict.ts'
import { mergeBlock, mergeSettings, type Side } from './merge-block.ts'
import { mergeOrder } from './merge-order.ts'
import { mergeRemovals } from './merge-removals.ts'
import { childListOf, containerOf, type Entry, type Flat, flatten, type MergeState, NONE } from './merge-state.ts'
import { reattachUnreachable } from './merge-unreachable.ts'

export interface Merged {
  document: Document
  conflicts: readonly Conflict[]
}

/**
 * Merges two people's changes of one document. Each change of either side is kept, and each list has the order of both. Where
 * both changed the same thing, `choices` decide, or `otherwise` without a choice, and the result's `conflicts` list it. A block
 * that would nest too deep is moved after its container.
 */
export function merge(base: Document, mine: Document, theirs: Document, choices: Choices = {}, otherwise: Side = 'mine'): Merged {
  const sideOf = (key: string): Side => choices[key] ?? otherwise
  const merging: MergeState = {
    old: flatten(base),
    mine: flatten(mine),
    theirs: flatten(theirs),
    entries: new Map(),
    conflicts: [],
    sideOf,
  }
  mergeBlocks(merging)
  dropSecondSingles(merging)
  const orders = mergeOrders(merging)
  reattachUnreachable(merging, orders)
  const document: Document = {
    content: build(merging, orders, 'content'),
    globalContent: build(merging, orders, 'globalContent'),
  }
  const settings = mergeSettings(base.settings, mine.settings, theirs.settings, (key) => sideOf(`settings ${key}`))
  const settingConflicts = settings.conflicts.map((key) => ({ key: `settings ${key}`, kind: 'settings', parts: [key] }) as const)
  if (settings.settings) document.settings = settings.settings
  return { document, conflicts: [...settingConflicts, ...merging.conflicts] }
}

function mergeBlocks(merging: MergeState) {
  const { old, mine, theirs, entries, conflicts, sideOf } = merging
  const { kept, dropped, lists } = mergeRemovals(merging)
  for (const id of new Set([...old.blocks.keys(), ...theirs.blocks.keys(), ...mine.blocks.keys()])) {
    if (dropped.has(id)) continue
    const [was, ours, others] = [old.blocks.get(id), mine.blocks.get(id), theirs.blocks.get(id)]
    const whole = kept.get(id) ?? (ours && others ? undefined : (ours ?? others))
    if (whole) entries.set(id, whole)
    if (whole || !ours || !others) continue
    const side = sideOf(id)
    const { block, conflicts: parts } = mergeBlock(was?.block, ours.block, others.block, side)
    const forced = lists.get(id)
    const moved = ours.list !== others.list && was?.list !== ours.list && was?.list !== others.list
    const list = moved ? (side === 'mine' ? ours.list : others.list) : was?.list === ours.list ? others.list : ours.list
    const placed = forced ?? list
    entries.set(id, { block: inSlotOf(block, placed, ours, others), list: placed })
    const all = moved && !forced ? [...parts, 'place'] : parts
    if (all.length > 0) conflicts.push({ key: id, kind: 'changed', id, parts: all })
  }
}

/** The slot belongs to the place: it comes from the side that decided about the list. */
function inSlotOf(block: DocumentBlock, list: string, ours: Entry, others: Entry): DocumentBlock {
  if (ours.list === others.list) return block
  const { slot } = (list === ours.list ? ours : others).block
  return block.slot === slot ? block : ({ ...block, slot } as DocumentBlock)
}

/** If both sides added a block that a store can have once, one of the two is removed. */
function dropSecondSingles({ old, mine, theirs, entries, conflicts, sideOf }: MergeState) {
  const added = (flat: Flat) => (flat.lists.get('globalContent') ?? NONE).filter((id) => !old.blocks.has(id) && entries.has(id))
  for (const id of added(theirs)) {
    const block = entries.get(id)?.block
    const ours = added(mine).flatMap((one) => (theirs.blocks.has(one) ? [] : (entries.get(one)?.block ?? [])))
    const twin = block && !mine.blocks.has(id) ? findExistingSingle({ globalContent: ours }, block) : undefined
    if (!twin) continue
    conflicts.push({ key: twin.id, kind: 'added', id: twin.id, parts: [] })
    entries.delete(sideOf(twin.id) === 'mine' ? id : twin.id)
  }
}

/** The order of every list. Each block of the result is in exactly one list. */
function mergeOrders({ old, mine, theirs, entries, conflicts, sideOf }: MergeState): Map<string, string[]> {
  const members = new Map<string, Set<string>>()
  for (const [id, { list }] of entries) members.set(list, (members.get(list) ?? new Set()).add(id))
  const orders = new Map<string, string[]>()
  for (const [list, ids] of members) {
    const key = `order ${list}`
    const [was, ours, others] = [old, mine, theirs].map(({ lists }) => lists.get(list) ?? NONE) as [
      readonly string[],
      readonly string[],
      readonly string[],
    ]
    const merged = mergeOrder(was, ours, others, sideOf(key) === 'mine')
    if (merged.conflict) conflicts.push({ key, kind: 'order', id: containerOf(list), parts: [list] })
    const order = merged.ids.filter((id) => ids.delete(id))
    orders.set(list, [...order, ...ids])
  }
  return orders
}

/** A list with all of its children. Below the depth limit, a container's children follow it, as in `load`. */
function build({ entries }: MergeState, orders: ReadonlyMap<string, readonly string[]>, top: string): DocumentBlock[] {
  const list = (key: string, depth: number): DocumentBlock[] =>
    (orders.get(key) ?? NONE).flatMap((id) => {
      const block = entries.get(id)?.block
      if (!block) return []
      if (depth >= DEPTH_LIMIT) return [holding(block, []), ...list(childListOf(id), depth)]
      return [holding(block, list(childListOf(id), depth + 1))]
    })
  return list(top, 1)
}

/** Returns the block with these children; the same object if they are unchanged. */
function holding(block: DocumentBlock, children: readonly DocumentBlock[]): DocumentBlock {
  const had = childrenOf(block)
  if (had.length === children.length && had.every((child, i) => child === children[i])) return block
  return { ...(block as KnownBlock), childComponents: children }
}
