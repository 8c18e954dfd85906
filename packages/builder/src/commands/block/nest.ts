import { childrenOf, DocumentError, move } from '@blockfront/engine'
import type { Builder } from '../../store/builder-store.ts'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { reject } from '../reject.ts'
import { isEditable, nameOf, singleSelection } from '../selection/selected.ts'

const containerBefore = (builder: Builder) => {
  const found = singleSelection(builder)
  const before = found?.siblings[found.index - 1]
  return found && before?.contentType === 'container' && !before.editor?.locked ? { found, before } : undefined
}

/** Moves the selected block into the container before it, as its last child. */
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
    try {
      const to = { list: { container: before.id }, index: childrenOf(before).length }
      const change = move(builder.store.getState().document, { id: found.block.id, to })
      builder.apply(change, { say: messages.movedInto(nameOf(builder, found.block.id), nameOf(builder, before.id)) })
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      reject(builder, error.message)
    }
  },
}
