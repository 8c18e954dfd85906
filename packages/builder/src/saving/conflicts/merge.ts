import {
  childrenOf,
  DEPTH_LIMIT,
  type Document,
  type DocumentBlock,
  findExistingSingle,
  type KnownBlock,
  walk,
} from '@blockfront/engine'
import { listKey } from '../differences/compare.ts'
import { isSameBlock, mergeBlock, mergeSettings, type Side } from './merge-block.ts'
import { mergeOrder, sameOrder } from './merge-order.ts'

/** Something that two people changed differently, so that the owner must choose. */
export interface Conflict {
  /** The conflict's key in `Choices`, independent of the choice. */
  key: string
  /**
   * - `changed`: both changed the same settings of a block, or moved it to different containers
   * - `removed`: one removed a block that the other changed
   * - `added`: both added a block that a store can have once
   * - `order`: both changed the order of a list
   * - `settings`: both changed a setting of the page
   */
  kind: 'changed' | 'removed' | 'added' | 'order' | 'settings'
  /** The block; for `order` the container, or undefined for the page itself. */
  id?: string
  /** The props, keys or page settings that both changed; empty for the whole block. */
  parts: readonly string[]
  /** The side that removed the block. */
  removedBy?: Side
}

/** The chosen side by the conflict's key. */
export type Choices = Readonly<Record<string, Side>>

export interface Merged {
  document: Document
  conflicts: readonly Conflict[]
}

interface Entry {
  block: DocumentBlock
  /** The key of its list, from `listKey`. */
  list: string
}

/** A document as two tables: every block without its children, and the order of every list. */
interface Flat {
  blocks: Map<string, Entry>
  lists: Map<string, string[]>
}

function flatten(document: Document): Flat {
  const flat: Flat = { blocks: new Map(), lists: new Map() }
  for (const { block, list } of walk(document)) {
    const key = listKey(list)
    flat.blocks.set(block.id, { block, list: key })
    const ids = flat.lists.get(key)
    if (ids) ids.push(block.id)
    else flat.lists.set(key, [block.id])
  }
  return flat
}

const descendantsOf = (id: string) => listKey({ container: id })
const NONE: readonly string[] = []

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

interface MergeState {
  old: Flat
  mine: Flat
  theirs: Flat
  /** The blocks of the result by id. */
  entries: Map<string, Entry>
  conflicts: Conflict[]
  sideOf: (key: string) => Side
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
    entries.set(id, { block, list: forced ?? list })
    const all = moved && !forced ? [...parts, 'place'] : parts
    if (all.length > 0) conflicts.push({ key: id, kind: 'changed', id, parts: all })
  }
}

/** Decides about the blocks that one side removed. */
interface Removals {
  /** Blocks that stay with the other side's content. */
  kept: Map<string, Entry>
  dropped: Set<string>
  /** Blocks that one side moved out of a removed block. */
  lists: Map<string, string>
}

/** A block is removed with its children unless the other side changed any of them: then the owner chooses. */
function mergeRemovals({ old, mine, theirs, conflicts, sideOf }: MergeState): Removals {
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

/** The container of a list key; undefined for a top-level list. */
const containerOf = (list: string | undefined) => (list?.startsWith('in ') ? list.slice(3) : undefined)

const subtree = (flat: Flat, id: string): string[] => [
  id,
  ...(flat.lists.get(descendantsOf(id)) ?? NONE).flatMap((child) => subtree(flat, child)),
]

/** Whether `side` changed or moved a block, or changed the order of its children. */
function isChangedIn(id: string, old: Flat, side: Flat, remover: Flat): boolean {
  const [was, now] = [old.blocks.get(id), side.blocks.get(id)]
  if (!was || !now || was.list !== now.list) return true
  if (remover.blocks.has(id)) return false
  const [before, after] = [old.lists.get(descendantsOf(id)) ?? NONE, side.lists.get(descendantsOf(id)) ?? NONE]
  const stayed = (ids: readonly string[], other: readonly string[]) => ids.filter((one) => other.includes(one))
  return !isSameBlock(was.block, now.block) || !sameOrder(stayed(before, after), stayed(after, before))
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

/**
 * Restores blocks that can't be reached from the page's root: blocks that contain each other because each side moved one into the
 * other, and blocks whose container was removed. The move of the side that was not chosen is reverted; a block without a position
 * goes to the end.
 */
function reattachUnreachable(merging: MergeState, orders: Map<string, string[]>) {
  const { entries, mine, theirs, conflicts, sideOf } = merging
  /** After its nearest neighbor in `order`, or at the end. */
  const put = (id: string, list: string, order: readonly string[]) => {
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
    put(moved, list || end, list ? (kept.lists.get(list) ?? NONE) : NONE)
  }
}

/** The blocks that are not in any list reachable from the page's root. */
function unreachable(entries: ReadonlyMap<string, Entry>, orders: ReadonlyMap<string, readonly string[]>): string[] {
  const reached = new Set<string>()
  const visit = (list: string) => {
    for (const id of orders.get(list) ?? NONE) {
      reached.add(id)
      visit(descendantsOf(id))
    }
  }
  visit('content')
  visit('globalContent')
  return reached.size === entries.size ? [] : [...entries.keys()].filter((id) => !reached.has(id))
}

/** A list with all of its children. Below the depth limit, a container's children follow it, as in `load`. */
function build({ entries }: MergeState, orders: ReadonlyMap<string, readonly string[]>, top: string): DocumentBlock[] {
  const list = (key: string, depth: number): DocumentBlock[] =>
    (orders.get(key) ?? NONE).flatMap((id) => {
      const block = entries.get(id)?.block
      if (!block) return []
      if (depth >= DEPTH_LIMIT) return [holding(block, []), ...list(descendantsOf(id), depth)]
      return [holding(block, list(descendantsOf(id), depth + 1))]
    })
  return list(top, 1)
}

/** Returns the block with these children; the same object if they are unchanged. */
function holding(block: DocumentBlock, children: readonly DocumentBlock[]): DocumentBlock {
  const had = childrenOf(block)
  if (had.length === children.length && had.every((child, i) => child === children[i])) return block
  return { ...(block as KnownBlock), childComponents: children }
}
