import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { nameOf, singleSelection } from './selected.ts'

/** Selects the container of the selected block. */
export const selectParent: Command = {
  id: 'selectParent',
  title: messages.titles.selectParent,
  group: 'Select',
  shortcuts: ['Shift+Enter'],
  enabled: (builder) => singleSelection(builder)?.parent !== undefined,
  run: (builder) => {
    const parent = singleSelection(builder)?.parent
    if (!parent) return
    builder.select([parent.id])
    builder.say(messages.selected(nameOf(builder, parent.id)))
  },
}
