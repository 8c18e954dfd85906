import { find, move } from '@blockfront/engine'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { isEditable, nameOf, singleSelection } from '../selection/selected.ts'

/** Moves the block out of its container, just after it. */
export const unnest: Command = {
  id: 'unnest',
  title: messages.titles.unnest,
  group: 'Arrange',
  shortcuts: ['Alt+ArrowLeft'],
  enabled: (builder) => isEditable(builder) && singleSelection(builder)?.parent !== undefined,
  run: (builder) => {
    const { document } = builder.store.getState()
    const found = singleSelection(builder)
    const around = found?.parent && find(document, found.parent.id)
    if (!found || !around) return
    const change = move(document, { id: found.block.id, to: { list: around.list, index: around.index + 1 } })
    builder.apply(change, { say: messages.movedOut(nameOf(builder, found.block.id), nameOf(builder, around.block.id)) })
  },
}
