import type { Document } from '../document.ts'
import { findOrThrow } from '../position.ts'
import type { Change } from './change.ts'
import { move } from './move.ts'

/**
 * Moves a block up (`by: -1`) or down (`by: 1`) within its list, by one or more positions, at most to the list's end. Throws
 * `DocumentError` for an unknown id.
 */
export function reorder(document: Document, { id, by }: { id: string; by: number }): Change {
  const { list, index, siblings } = findOrThrow(document, id)
  const to = Math.min(Math.max(index + by, 0), siblings.length - 1)
  return to === index ? { document, id, patches: [], inverse: [] } : move(document, { id, to: { list, index: to } })
}
