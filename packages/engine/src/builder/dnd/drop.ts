import { DocumentError } from '../../document/error.ts'
import { remove } from '../../document/remove.ts'
import { existingSingle } from '../../document/single.ts'
import { each } from '../commands/each.ts'
import { insertBlock, selectExisting } from '../commands/insert-block.ts'
import { nameOf, selected } from '../commands/selected.ts'
import type { Builder } from '../store/builder-store.ts'
import type { Dragged, Landing } from './drag-store.ts'
import { moveBlocks } from './move-blocks.ts'

/** What dropping does: inserts, moves, or, dropped nowhere, removes what came from the page (product.md, point 4, Builder). */
export function drop(builder: Builder, dragged: Dragged, landing: Landing | undefined): void {
  if (dragged.kind === 'new') {
    const { type, block } = dragged.entry
    const existing = existingSingle(builder.store.getState().document, dragged.entry)
    if (existing) selectExisting(builder, existing.id)
    else if (landing) insertBlock(builder, type, { props: block.props, at: landing.place })
    else builder.say(`${dragged.entry.title} was dropped outside of the page and not added`)
    return
  }
  const { ids } = dragged
  const names = ids.map((id) => nameOf(builder, id)).join(', ')
  if (landing) {
    try {
      const change = moveBlocks(builder.store.getState().document, ids, landing.place)
      builder.apply(change, { select: ids, say: `${names} moved` })
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      builder.say(error.message)
    }
    return
  }
  builder.select(ids)
  const { change } = each(builder, selected(builder), (document, { block }) => remove(document, { id: block.id }))
  builder.apply(change, { select: [], say: `${names} deleted. Undo brings it back.`, offer: `${names} deleted` })
}
