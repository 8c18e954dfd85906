import type { ListName } from '@blockfront/engine'
import { childrenOf, type Document, type DocumentBlock, isSameList } from '@blockfront/engine'
import { watchKey } from './watchers.ts'

/** Location of one block. `childIds` keeps its identity while the ids and their order stay the same. */
export interface IndexEntry {
  block: DocumentBlock
  /** The id of its container; undefined at the top level. */
  parent?: string
  list: ListName
  childIds: readonly string[]
}

/**
 * The blocks of a document by id, derived from the document. An update visits only the parts of the tree that are new objects, so a
 * keystroke on a page with thousands of blocks costs its own path and a copy of the map.
 */
export interface BlockIndex {
  readonly entries: ReadonlyMap<string, IndexEntry>
  /** The top-level ids of each list. The arrays keep their identity, like `childIds`, unless a block goes into another area. */
  readonly top: Readonly<Record<'content' | 'globalContent', readonly string[]>>
  /** Increases whenever blocks are added, removed, moved, change their type, or go into another slot. */
  readonly shape: number
}

/** The next index while it is made. */
interface IndexDraft {
  entries: Map<string, IndexEntry>
  top: Record<'content' | 'globalContent', readonly string[]>
  shape: number
  /** Ids that may have been removed. */
  gone: Set<string>
  /** The keys of everything that changed, for `watchers.ts`. */
  changed: Set<string>
}

const EMPTY: Document = { content: [], globalContent: [] }
const EMPTY_INDEX: BlockIndex = { entries: new Map(), top: { content: [], globalContent: [] }, shape: 0 }

const NONE: readonly string[] = []

const sameIds = (ids: readonly string[], blocks: readonly DocumentBlock[]) =>
  ids.length === blocks.length && blocks.every((block, i) => block.id === ids[i])

/** Whether blocks at the same index are in the same slot or area. */
const sameSlots = (before: readonly DocumentBlock[], after: readonly DocumentBlock[]) =>
  after.every(({ slot }, i) => slot === before[i]?.slot)

const idsOf = (before: readonly string[], blocks: readonly DocumentBlock[]) =>
  sameIds(before, blocks) ? before : blocks.map((block) => block.id)

/** Returns the index of a document. */
export const indexOf = (document: Document): BlockIndex => updateIndex(EMPTY_INDEX, EMPTY, document).index

/** Returns the index of `after` from that of `before`, and the keys of the changed blocks and lists. */
export function updateIndex(
  index: BlockIndex,
  before: Document,
  after: Document,
): { index: BlockIndex; changed: ReadonlySet<string> } {
  const { shape } = index
  const draft: IndexDraft = { entries: new Map(index.entries), top: { ...index.top }, shape, gone: new Set(), changed: new Set() }
  for (const list of ['content', 'globalContent'] as const) {
    if (before[list] === after[list]) continue
    markRemoved(before[list], after[list], draft.gone)
  }
  for (const list of ['content', 'globalContent'] as const) {
    if (before[list] === after[list]) continue
    const isRearranged = !sameSlots(before[list], after[list])
    const ids = isRearranged ? after[list].map(({ id }) => id) : idsOf(draft.top[list], after[list])
    if (ids !== draft.top[list]) {
      draft.top[list] = ids
      draft.shape++
      draft.changed.add(watchKey({ top: list }))
    }
    enter(draft, after[list], list, undefined)
  }
  for (const id of draft.gone) {
    draft.entries.delete(id)
    draft.changed.add(id)
  }
  const { entries, top, changed } = draft
  return { index: { entries, top, shape: draft.shape }, changed }
}

/** Returns the differing middle parts of two lists, without identical objects at both ends. */
function middle(before: readonly DocumentBlock[], after: readonly DocumentBlock[]) {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return { before: before.slice(start, before.length - end), after: after.slice(start, after.length - end) }
}

/** Marks the ids in `before` that are not at their old place; `enter` unmarks those found elsewhere. */
function markRemoved(before: readonly DocumentBlock[], after: readonly DocumentBlock[], gone: Set<string>) {
  const changed = middle(before, after)
  const kept = new Map(changed.after.map((block) => [block.id, block]))
  for (const block of changed.before) {
    const now = kept.get(block.id)
    if (now === block) continue
    if (!now) gone.add(block.id)
    markRemoved(childrenOf(block), now ? childrenOf(now) : NO_BLOCKS, gone)
  }
}

const NO_BLOCKS: readonly DocumentBlock[] = []

function enter(draft: IndexDraft, blocks: readonly DocumentBlock[], list: ListName, parent: string | undefined) {
  for (const block of blocks) {
    const known = draft.entries.get(block.id)
    draft.gone.delete(block.id)
    if (known?.block === block && isSameList(known.list, list)) {
      if (draft.gone.size > 0) unmarkRemoved(block, draft.gone)
      continue
    }
    const children = childrenOf(block)
    const childIds = children.length > 0 ? idsOf(known?.childIds ?? NONE, children) : NONE
    if (childIds !== known?.childIds || block.type !== known.block.type || block.slot !== known.block.slot) draft.shape++
    draft.entries.set(block.id, { block, parent, list, childIds })
    draft.changed.add(block.id)
    enter(draft, children, { container: block.id }, block.id)
  }
}

function unmarkRemoved(block: DocumentBlock, gone: Set<string>) {
  for (const child of childrenOf(block)) {
    gone.delete(child.id)
    unmarkRemoved(child, gone)
  }
}

/** The depth of a block: 1 at the top level, 0 for an unknown id. */
export function depthOf({ entries }: BlockIndex, id: string): number {
  let depth = 0
  for (let at: string | undefined = id; at !== undefined && entries.has(at); at = entries.get(at)?.parent) depth++
  return depth
}

/** The ids of the containers of a block, innermost first. */
export function ancestorsOf({ entries }: BlockIndex, id: string): string[] {
  const ids: string[] = []
  for (let at = entries.get(id)?.parent; at !== undefined; at = entries.get(at)?.parent) ids.push(at)
  return ids
}

/** Whether `id` is anywhere inside `container`. */
export function isInside({ entries }: BlockIndex, id: string, container: string): boolean {
  for (let at = entries.get(id)?.parent; at !== undefined; at = entries.get(at)?.parent) if (at === container) return true
  return false
}
