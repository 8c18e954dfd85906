import type { Blocks } from '../../block.ts'
import { create } from '../create.ts'
import type { Document } from '../document.ts'
import { findOrThrow, slotAt } from '../position.ts'
import type { Change } from './change.ts'
import { insert } from './insert.ts'

/**
 * Inserts a new block of the same type with default props just after a block (product.md, point 4, Builder). Use
 * `duplicateWithContent` for a copy. Throws `DocumentError` for an unknown id or type, and if the slot is full.
 */
export function duplicate(document: Document, blocks: Blocks, { id }: { id: string }): Change {
  const location = findOrThrow(document, id)
  const { block, list, index } = location
  return insert(document, blocks, {
    block: create(blocks, block.type),
    at: { list, index: index + 1, slot: slotAt(blocks, location) },
  })
}
