import { childrenOf, type Document, type DocumentBlock } from '../../document/document.ts'
import type { ListName } from '../../document/find.ts'

/** Where one block stands. `childIds` keeps its identity while the ids and their order stay the same. */
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
}

interface Draft {
  entries: Map<string, IndexEntry>
  top: Record<'content' | 'globalContent', readonly string[]>
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
  const index: Draft = { entries: new Map(), top: { content: NONE, globalContent: NONE } }
  update(index, { content: [], globalContent: [] }, document)
  return index
}

/** Brings the index of `before` up to `after`, in place. */
export function update(index: BlockIndex, before: Document, after: Document): void {
  const draft = index as Draft
  const gone = new Set<string>()
  for (const list of ['content', 'globalContent'] as const) {
    if (before[list] === after[list]) continue
    noteGone(before[list], after[list], gone)
  }
  for (const list of ['content', 'globalContent'] as const) {
    if (before[list] === after[list]) continue
    draft.top[list] = idsOf(draft.top[list], after[list])
    enter(draft, after[list], list, undefined, gone)
  }
  for (const id of gone) draft.entries.delete(id)
}

/** What differs between two lists: without the blocks at both ends that are the same objects. */
function middle(before: readonly DocumentBlock[], after: readonly DocumentBlock[]) {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return { before: before.slice(start, before.length - end), after: after.slice(start, after.length - end) }
}

/** Notes the ids that stood in `before` and are not found where they were; `enter` takes back those that stand elsewhere. */
function noteGone(before: readonly DocumentBlock[], after: readonly DocumentBlock[], gone: Set<string>) {
  const changed = middle(before, after)
  const kept = new Map(changed.after.map((block) => [block.id, block]))
  for (const block of changed.before) {
    const now = kept.get(block.id)
    if (now === block) continue
    if (!now) gone.add(block.id)
    noteGone(childrenOf(block), now ? childrenOf(now) : NO_BLOCKS, gone)
  }
}

const NO_BLOCKS: readonly DocumentBlock[] = []

function enter(index: Draft, blocks: readonly DocumentBlock[], list: ListName, parent: string | undefined, gone: Set<string>) {
  for (const block of blocks) {
    const known = index.entries.get(block.id)
    gone.delete(block.id)
    if (known?.block === block && sameList(known.list, list)) {
      if (gone.size > 0) takeBack(block, gone)
      continue
    }
    const children = childrenOf(block)
    index.entries.set(block.id, {
      block,
      parent,
      list,
      childIds: children.length > 0 ? idsOf(known?.childIds ?? NONE, children) : NONE,
    })
    enter(index, children, { container: block.id }, block.id, gone)
  }
}

function takeBack(block: DocumentBlock, gone: Set<string>) {
  for (const child of childrenOf(block)) {
    gone.delete(child.id)
    takeBack(child, gone)
  }
}

/** How deep a block stands: 1 at the top, 0 for an id that is not there. */
export function depthOf({ entries }: BlockIndex, id: string): number {
  let depth = 0
  for (let at: string | undefined = id; at !== undefined && entries.has(at); at = entries.get(at)?.parent) depth++
  return depth
}

/** Whether `id` stands somewhere inside `container`. */
export function isInside({ entries }: BlockIndex, id: string, container: string): boolean {
  for (let at = entries.get(id)?.parent; at !== undefined; at = entries.get(at)?.parent) if (at === container) return true
  return false
}
