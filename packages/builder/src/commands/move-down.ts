import { reorder } from '@blockfront/engine'
import type { Command } from './command.ts'
import { isEditable, nameOf, singleSelection } from './selected.ts'

/** One place down among its neighbors. */
export const moveDown: Command = {
  id: 'moveDown',
  title: 'Move down',
  group: 'Arrange',
  shortcuts: ['Alt+ArrowDown'],
  enabled: (builder) => {
    const found = singleSelection(builder)
    return isEditable(builder) && found !== undefined && found.index < found.siblings.length - 1
  },
  run: (builder) => {
    const found = singleSelection(builder)
    if (!found) return
    const change = reorder(builder.store.getState().document, { id: found.block.id, by: 1 })
    const place = `${found.index + 1 + 1} of ${found.siblings.length}`
    builder.apply(change, { say: `${nameOf(builder, found.block.id)} moved down, now ${place}` })
  },
}
