import { find, move, slotAt } from '@blockfront/engine'
import type { Command } from '../../command.ts'
import { messages } from '../../messages.ts'
import { attempt } from '../../reject.ts'
import { isEditable, nameOf, singleSelection } from '../../selection/selected.ts'

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
    const to = { list: around.list, index: around.index + 1, slot: slotAt(builder.blocks, around) }
    const change = attempt(builder, () => move(document, builder.blocks, { id: found.block.id, to }))
    if (change)
      builder.apply(change, { say: messages.movedOut(nameOf(builder, found.block.id), nameOf(builder, around.block.id)) })
  },
}
