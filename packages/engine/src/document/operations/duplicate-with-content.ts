import { copy } from '../copy.ts'
import type { Document } from '../document.ts'
import { findOrThrow } from '../position.ts'
import type { Change } from './change.ts'
import { insert } from './insert.ts'

/** Inserts a deep copy of a block, with new ids, just after it. Throws `DocumentError` for an unknown id. */
export function duplicateWithContent(document: Document, { id }: { id: string }): Change {
  const { block, list, index } = findOrThrow(document, id)
  return insert(document, { block: copy(block), at: { list, index: index + 1 } })
}
