import type { ListName } from '@blockfront/engine'
import { childrenOf, type Document, type DocumentBlock } from '@blockfront/engine'
import { watchKey } from './watchers.ts'

/** Location of one block. `childIds` keeps its identity while the ids and their order stay the same. */
export interface IndexEntry {
  block: DocumentBlock
  /** The id of the container around it; undefined at the top. */
  parent?: string
  list: ListName
  childIds: readonly string[]
}

/**
 * The blocks of a document by id. It is brought up to date in place: only the parts of the tree that are new objects are
 * looked at, so that a keystroke in a page of thousands of blocks costs what its own path costs.
 */
export interface BlockIndex {
  readonly entries: ReadonlyMap<string, IndexEntry>
  /** The ids at the top of each list; the arrays keep their identity as `childIds` do. */
  readonly top: Readonly<Record<'content' | 'globalContent', readonly string[]>>
  /** Another number whenever blocks came, went, moved or became of another type. */
  readonly shape: number
}

interface MutableIndex {
  entries: Map<string, IndexEntry>
  top: Record<'content' | 'globalContent', readonly string[]>
  shape: number
}

/** What an update goes through: ids that may be gone, and the keys of all that changed, for `watchers.ts`. */
interface IndexUpdate {
  gone: Set<string>
  changed: Set<string>
}

const NONE: readonly string[] = []

const sameIds = (ids: readonly string[], blocks: readonly DocumentBlock[]) =>
  ids.length === blocks.length && blocks.every((block, i) => block.id === ids[i])

const idsOf = (before: readonly string[], blocks: readonly DocumentBlock[]) =>
  sameIds(before, blocks) ? before : blocks.map((block) => block.id)

const sameList = (a: ListName, b: ListName) =>
  a === b || (typeof a === 'object' && typeof b === 'object' && a.container === b.container)

/** The index of a document, from nothing. */
export function indexOf(document: Document): BlockIndex {
  const index: MutableIndex = { entries: new Map(), top: { content: NONE, globalContent: NONE }, shape: 0 }
  update(index, { content: [], globalContent: [] }, document)
  return index
}

/** Brings the index of `before` up to `after`, in place. Returns the keys of the blocks and lists that changed. */
export function update(index: BlockIndex, before: Document, after: Document): ReadonlySet<string> {
  const draft = index as MutableIndex
  const pass: IndexUpdate = { gone: new Set(), changed: new Set() }
  for (const list of ['content', 'globalContent'] as const) {
    if (before[list] === after[list]) continue
    markRemoved(before[list], after[list], pass.gone)
  }
  for (const list of ['content', 'globalContent'] as const) {
    if (before[list] === after[list]) continue
    const ids = idsOf(draft.top[list], after[list])
    if (ids !== draft.top[list]) {
      draft.top[list] = ids
      draft.shape++
      pass.changed.add(watchKey({ top: list }))
    }
    enter(draft, after[list], list, undefined, pass)
  }
  for (const id of pass.gone) {
    draft.entries.delete(id)
    pass.changed.add(id)
  }
  return pass.changed
}

/** What differs between two lists: without the blocks at both ends that are the same objects. */
function middle(before: readonly DocumentBlock[], after: readonly DocumentBlock[]) {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return { before: before.slice(start, before.length - end), after: after.slice(start, after.length - end) }
}

/** Notes the ids that was in `before` and are not found where they were; `enter` unmarks those found elsewhere. */
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

function enter(
  index: MutableIndex,
  blocks: readonly DocumentBlock[],
  list: ListName,
  parent: string | undefined,
  pass: IndexUpdate,
) {
  for (const block of blocks) {
    const known = index.entries.get(block.id)
    pass.gone.delete(block.id)
    if (known?.block === block && sameList(known.list, list)) {
      if (pass.gone.size > 0) unmarkRemoved(block, pass.gone)
      continue
    }
    const children = childrenOf(block)
    const childIds = children.length > 0 ? idsOf(known?.childIds ?? NONE, children) : NONE
    if (childIds !== known?.childIds || block.type !== known.block.type) index.shape++
    index.entries.set(block.id, { block, parent, list, childIds })
    pass.changed.add(block.id)
    enter(index, children, { container: block.id }, block.id, pass)
  }
}

function unmarkRemoved(block: DocumentBlock, gone: Set<string>) {
  for (const child of childrenOf(block)) {
    gone.delete(child.id)
    unmarkRemoved(child, gone)
  }
}

/** The depth of a block: 1 at the top, 0 for an id that is not there. */
export function depthOf({ entries }: BlockIndex, id: string): number {
  let depth = 0
  for (let at: string | undefined = id; at !== undefined && entries.has(at); at = entries.get(at)?.parent) depth++
  return depth
}

/** The ids of the containers around a block, the innermost first. */
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
