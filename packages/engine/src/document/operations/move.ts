import type { Blocks } from '../../block.ts'
import type { Document } from '../document.ts'
import { DocumentError } from '../error.ts'
import { find } from '../find.ts'
import { findOrThrow, type Position, rejectTooFew, targetOf } from '../position.ts'
import { type Change, change } from './change.ts'
import { applyPatches } from './patch.ts'

/**
 * Moves a block with its children to another position, also into another container. `to.index` is the block's index after the
 * move. A drop line between two blocks of the same list counts the block itself as well: subtract one below its old index. Throws
 * `DocumentError` for an invalid position, for one inside the block itself, and for one that the rules of a slot exclude.
 */
export function move(document: Document, blocks: Blocks, { id, to }: { id: string; to: Position }): Change {
  const from = findOrThrow(document, id)
  const { block, path } = from
  const taken = applyPatches(document, [{ op: 'remove', path: [...path] }])
  if (typeof to.list !== 'string' && !find(taken, to.list.container) && find(document, to.list.container))
    throw new DocumentError('into-itself', `${block.type} can't be moved into itself. Choose a place outside of it.`, id)
  const { path: target, block: value } = targetOf(taken, blocks, block, to, from)
  rejectTooFew(blocks, from, value, to.list)
  const isSamePath = target.length === path.length && target.every((key, i) => key === path[i])
  if (isSamePath && value === block) return change(document, id, [], [])
  return change(
    document,
    id,
    [
      { op: 'remove', path: [...path] },
      { op: 'add', path: [...target], value },
    ],
    [
      { op: 'remove', path: [...target] },
      { op: 'add', path: [...path], value: block },
    ],
  )
}
