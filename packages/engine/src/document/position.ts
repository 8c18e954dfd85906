import { childrenOf, DEPTH_LIMIT, type Document, type DocumentBlock } from './document.ts'
import { DocumentError } from './error.ts'
import { type BlockLocation, find, type ListName } from './find.ts'
import type { Path } from './loading/report.ts'

/** A position for a block: the list, and its index in the result (0 is first). */
export interface Position {
  list: ListName
  index: number
}

/** Returns the block with this id and its location. Throws `DocumentError` when there is none. */
export function findOrThrow(document: Document, id: string): BlockLocation {
  const found = find(document, id)
  if (!found)
    throw new DocumentError(
      'unknown-id',
      `No block has the id "${id}". It may have been removed; select a block that exists.`,
      id,
    )
  return found
}

/** Returns the path of a position for a new block. Throws `DocumentError` for an invalid position. */
export function pathOf(document: Document, block: DocumentBlock, { list, index }: Position): Path {
  const target =
    typeof list === 'string' ? { path: [list], siblings: document[list], depth: 1 } : inside(document, list.container)
  const isGlobal = block.contentType === 'global'
  if (block.contentType !== 'unknown' && isGlobal !== (list === 'globalContent'))
    throw new DocumentError(
      'wrong-list',
      isGlobal
        ? `${block.type} is shared by all pages of the store. Put it into globalContent, at the top of it.`
        : `${block.type} belongs to a page. Put it into content or into a container; globalContent takes global blocks alone.`,
      block.id,
    )
  if (!Number.isInteger(index) || index < 0 || index > target.siblings.length)
    throw new DocumentError(
      'index',
      `Index ${index} is outside the list. Give a whole number from 0 to ${target.siblings.length}.`,
      block.id,
    )
  const deepest = target.depth + heightOf(block) - 1
  if (deepest > DEPTH_LIMIT)
    throw new DocumentError(
      'depth',
      `The block would nest ${deepest} levels deep; ${DEPTH_LIMIT} is the limit. Put it into an outer container.`,
      block.id,
    )
  return [...target.path, index]
}

function inside(document: Document, id: string): { path: Path; siblings: readonly DocumentBlock[]; depth: number } {
  const { block, path, depth } = findOrThrow(document, id)
  if (block.contentType !== 'container')
    throw new DocumentError(
      'not-a-container',
      `${block.type || 'This block'} holds no other blocks. Put the block next to it, or into a container.`,
      id,
    )
  return { path: [...path, 'childComponents'], siblings: childrenOf(block), depth: depth + 1 }
}

/** The number of levels in a block: 1 without children. */
const heightOf = (block: DocumentBlock): number =>
  1 + childrenOf(block).reduce((most, child) => Math.max(most, heightOf(child)), 0)
