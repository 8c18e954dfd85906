import type { Blocks } from '../../block.ts'
import { copy } from '../copy.ts'
import type { Document } from '../document.ts'
import { findOrThrow, slotAt } from '../position.ts'
import type { Change } from './change.ts'
import { insert } from './insert.ts'

/** Inserts a deep copy of a block, with new ids, just after it. Throws `DocumentError` for an unknown id, and if the slot is full. */
export function duplicateWithContent(document: Document, blocks: Blocks, { id }: { id: string }): Change {
  const location = findOrThrow(document, id)
  const { block, list, index } = location
  return insert(document, blocks, { block: copy(block), at: { list, index: index + 1, slot: slotAt(blocks, location) } })
}
