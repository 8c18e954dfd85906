import type { Document } from '../document.ts'
import { DocumentError } from '../error.ts'
import { find } from '../find.ts'
import { findOrThrow, type Position, pathOf } from '../position.ts'
import { type Change, change } from './change.ts'
import { applyPatches } from './patch.ts'

/**
 * Moves a block with its children to another position, also into another container. `to.index` is the block's index after the
 * move. A drop line between two blocks of the same list counts the block itself as well: subtract one below its old index. Throws
 * `DocumentError` for an invalid position and for a position inside the block itself.
 */
export function move(document: Document, { id, to }: { id: string; to: Position }): Change {
  const { block, path } = findOrThrow(document, id)
  const taken = applyPatches(document, [{ op: 'remove', path: [...path] }])
  if (typeof to.list !== 'string' && !find(taken, to.list.container) && find(document, to.list.container))
    throw new DocumentError('into-itself', `${block.type} can't be moved into itself. Choose a place outside of it.`, id)
  const target = pathOf(taken, block, to)
  if (target.length === path.length && target.every((key, i) => key === path[i])) return change(document, id, [], [])
  return change(
    document,
    id,
    [
      { op: 'remove', path: [...path] },
      { op: 'add', path: [...target], value: block },
    ],
    [
      { op: 'remove', path: [...target] },
      { op: 'add', path: [...path], value: block },
    ],
  )
}
