import type { Blocks } from '../../block.ts'
import { create } from '../create.ts'
import type { Document } from '../document.ts'
import { findOrThrow } from '../position.ts'
import type { Change } from './change.ts'
import { insert } from './insert.ts'

/**
 * Inserts a new block of the same type with default props just after a block (product.md, point 4, Builder). Use
 * `duplicateWithContent` for a copy. Throws `DocumentError` for an unknown id or type.
 */
export function duplicate(document: Document, blocks: Blocks, { id }: { id: string }): Change {
  const { block, list, index } = findOrThrow(document, id)
  return insert(document, { block: create(blocks, block.type), at: { list, index: index + 1 } })
}
