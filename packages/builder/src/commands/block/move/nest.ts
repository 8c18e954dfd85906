import { childrenOf, move } from '@blockfront/engine'
import type { Builder } from '../../../store/builder-store.ts'
import { slotFor, slotSiblings } from '../../../store/slot-contents.ts'
import type { Command } from '../../command.ts'
import { messages } from '../../messages.ts'
import { attempt } from '../../reject.ts'
import { isEditable, singleSelection } from '../../selection/selected.ts'
import { applyMove } from './apply-move.ts'

const containerBefore = (builder: Builder) => {
  const found = singleSelection(builder)
  const siblings = found ? slotSiblings(builder, found) : []
  const before = found && siblings[siblings.indexOf(found.block) - 1]
  return found && before?.contentType === 'container' && !before.editor?.locked ? { found, before } : undefined
}

/** Moves the selected block into the container before it, as its last child, or into the first slot that takes it. */
export const nest: Command = {
  id: 'nest',
  title: messages.titles.nest,
  group: 'Arrange',
  shortcuts: ['Alt+ArrowRight'],
  enabled: (builder) => isEditable(builder) && containerBefore(builder) !== undefined,
  run: (builder) => {
    const target = containerBefore(builder)
    if (!target) return
    const { found, before } = target
    const { id } = found.block
    const to = {
      list: { container: before.id },
      index: childrenOf(before).length,
      slot: slotFor(builder, found.block, before.id),
    }
    const change = attempt(builder, () => move(builder.store.getState().document, builder.blocks, { id, to }))
    if (change) applyMove(builder, change, [id])
  },
}
