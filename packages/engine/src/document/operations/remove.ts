import type { Blocks } from '../../block.ts'
import type { Document } from '../document.ts'
import { findOrThrow, rejectTooFew } from '../position.ts'
import { type Change, change } from './change.ts'

/** Removes a block with its children. Throws `DocumentError` for an unknown id, and for a block that its slot needs. */
export function remove(document: Document, blocks: Blocks, { id }: { id: string }): Change {
  const location = findOrThrow(document, id)
  const { block, path } = location
  rejectTooFew(blocks, location)
  return change(document, id, [{ op: 'remove', path: [...path] }], [{ op: 'add', path: [...path], value: block }])
}
