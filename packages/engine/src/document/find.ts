import { childrenOf, type Document, type DocumentBlock } from './document.ts'
import type { Path } from './loading/report.ts'

/** A list of blocks of a document: a page's content, the store's global content, or a container's children. */
export type ListName = 'content' | 'globalContent' | { container: string }

/** A block and its location. */
export interface BlockLocation {
  block: DocumentBlock
  /** The path from the document's root to the block, as in patches. */
  path: Path
  /** The container of the block; undefined at the top level. */
  parent?: DocumentBlock
  list: ListName
  /** The list that contains the block. */
  siblings: readonly DocumentBlock[]
  index: number
  /** 1 at the top level. */
  depth: number
}

const LISTS = ['content', 'globalContent'] as const

/** Returns the block with this id and its location, or undefined. */
export function find(document: Document, id: string): BlockLocation | undefined {
  for (const list of LISTS) {
    const found = findIn(document[list], id, { list, path: [list], depth: 1 })
    if (found) return found
  }
  return undefined
}

type Place = Pick<BlockLocation, 'list' | 'path' | 'depth' | 'parent'>

function findIn(siblings: readonly DocumentBlock[], id: string, place: Place): BlockLocation | undefined {
  // An index loop is fast: every operation runs this over thousands of blocks.
  for (let index = 0; index < siblings.length; index++) {
    const block = siblings[index] as DocumentBlock
    if (block.id === id) return { ...place, block, siblings, index, path: [...place.path, index] }
    const children = childrenOf(block)
    const found = children.length > 0 ? findIn(children, id, inside(block, index, place)) : undefined
    if (found) return found
  }
  return undefined
}

const inside = (block: DocumentBlock, index: number, { path, depth }: Place): Place => ({
  list: { container: block.id },
  path: [...path, index, 'childComponents'],
  parent: block,
  depth: depth + 1,
})

/** Every block of a document in reading order, containers before their children: content first, then globalContent. */
export function* walk(document: Document): Generator<BlockLocation> {
  for (const list of LISTS) yield* walkList(document[list], { list, path: [list], depth: 1 })
}

function* walkList(siblings: readonly DocumentBlock[], place: Place): Generator<BlockLocation> {
  for (const [index, block] of siblings.entries()) {
    yield { ...place, block, siblings, index, path: [...place.path, index] }
    const children = childrenOf(block)
    if (children.length > 0) yield* walkList(children, inside(block, index, place))
  }
}
