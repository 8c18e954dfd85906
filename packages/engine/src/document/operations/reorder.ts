import type { Blocks } from '../../block.ts'
import type { Document } from '../document.ts'
import { findOrThrow } from '../position.ts'
import { listSlots } from '../slots/areas.ts'
import type { Change } from './change.ts'
import { move } from './move.ts'

/**
 * Moves a block up (`by: -1`) or down (`by: 1`) within its list, slot or area, by one or more positions, at most to its end. Throws
 * `DocumentError` for an unknown id.
 */
export function reorder(document: Document, blocks: Blocks, { id, by }: { id: string; by: number }): Change {
  const location = findOrThrow(document, id)
  const { block, list, siblings } = location
  const around = listSlots(blocks, location)
  const slot = around?.nameOf(block)
  const own = around ? siblings.filter((one) => around.nameOf(one) === slot) : siblings
  const at = own.indexOf(block)
  const to = Math.min(Math.max(at + by, 0), own.length - 1)
  if (to === at) return { document, id, patches: [], inverse: [] }
  const index = siblings.indexOf(own[to] as typeof block)
  return move(document, blocks, { id, to: { list, index, slot } })
}
