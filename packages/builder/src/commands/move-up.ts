import { reorder } from '@blockfront/engine'
import type { Command } from './command.ts'
import { isEditable, nameOf, singleSelection } from './selected.ts'

/** One place up among its neighbors. */
export const moveUp: Command = {
  id: 'moveUp',
  title: 'Move up',
  group: 'Arrange',
  shortcuts: ['Alt+ArrowUp'],
  enabled: (builder) => {
    const found = singleSelection(builder)
    return isEditable(builder) && found !== undefined && found.index > 0
  },
  run: (builder) => {
    const found = singleSelection(builder)
    if (!found) return
    const change = reorder(builder.store.getState().document, { id: found.block.id, by: -1 })
    const place = `${found.index + 1 + -1} of ${found.siblings.length}`
    builder.apply(change, { say: `${nameOf(builder, found.block.id)} moved up, now ${place}` })
  },
}
