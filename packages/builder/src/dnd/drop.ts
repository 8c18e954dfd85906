import { findExistingSingle, remove } from '@blockfront/engine'
import { each } from '../commands/block/each.ts'
import { selectExisting } from '../commands/block/insert/insert-block.ts'
import { applyMove } from '../commands/block/move/apply-move.ts'
import { attempt } from '../commands/reject.ts'
import { nameOf, selected } from '../commands/selection/selected.ts'
import { messages } from '../messages.ts'
import { insertEntry } from '../palette/insert-entry.ts'
import type { Builder } from '../store/builder-store.ts'
import type { DragItem, DropResult } from './drag-store.ts'
import { moveBlocks } from './move-blocks.ts'

/**
 * Inserts, moves, or removes the dragged item. A drop without a target changes nothing: only the empty space around the page and
 * the "Remove" zone remove blocks, and undo restores them.
 */
export function drop(builder: Builder, dragged: DragItem, target: DropResult): void {
  if (dragged.kind === 'new') {
    const existing = findExistingSingle(builder.store.getState().document, dragged.entry)
    if (existing) selectExisting(builder, existing.id)
    else if (target !== undefined && target !== 'remove') insertEntry(builder, dragged.entry, target.position)
    else builder.say(messages.drag.canceled)
    return
  }
  if (target === undefined) {
    builder.say(messages.drag.canceled)
    return
  }
  const { ids } = dragged
  if (target !== 'remove') {
    const change = attempt(builder, () => moveBlocks(builder.store.getState().document, builder.blocks, ids, target.position))
    if (change) applyMove(builder, change, ids, ids)
    return
  }
  const names = ids.map((id) => nameOf(builder, id)).join(', ')
  builder.select(ids)
  const removed = attempt(builder, () =>
    each(builder, selected(builder), (document, { block }) => remove(document, builder.blocks, { id: block.id })),
  )
  if (removed)
    builder.apply(removed.change, { select: [], say: messages.drag.removedUndo(names), offer: messages.drag.removed(names) })
}
