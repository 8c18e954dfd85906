import { reorder } from '@blockfront/engine'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { isEditable, nameOf, singleSelection } from '../selection/selected.ts'

/** Moves the selected block by one position among its siblings. */
const move = (by: -1 | 1, definition: Pick<Command, 'id' | 'title' | 'shortcuts'>): Command => ({
  ...definition,
  group: 'Arrange',
  enabled: (builder) => {
    const found = singleSelection(builder)
    return isEditable(builder) && found?.siblings[found.index + by] !== undefined
  },
  run: (builder) => {
    const found = singleSelection(builder)
    if (!found) return
    const change = reorder(builder.store.getState().document, { id: found.block.id, by })
    const moved = by < 0 ? messages.movedUp : messages.movedDown
    const say = moved(nameOf(builder, found.block.id), found.index + 1 + by, found.siblings.length)
    builder.apply(change, { say })
  },
})

export const moveUp = move(-1, { id: 'moveUp', title: messages.titles.moveUp, shortcuts: ['Alt+ArrowUp'] })
export const moveDown = move(1, { id: 'moveDown', title: messages.titles.moveDown, shortcuts: ['Alt+ArrowDown'] })
