import type { Document } from '../document.ts'
import { findOrThrow } from '../position.ts'
import { type Change, change } from './change.ts'

/** Removes a block with its children. Throws `DocumentError` for an unknown id. */
export function remove(document: Document, { id }: { id: string }): Change {
  const { block, path } = findOrThrow(document, id)
  return change(document, id, [{ op: 'remove', path: [...path] }], [{ op: 'add', path: [...path], value: block }])
}
