import type { Command } from '../command.ts'
import { messages } from '../messages.ts'

/** Clears the selection. */
export const clearSelection: Command = {
  id: 'clearSelection',
  title: messages.titles.clearSelection,
  group: 'Select',
  shortcuts: ['Escape'],
  enabled: ({ store }) => store.getState().selection.length > 0 && !store.getState().preview,
  run: (builder) => builder.select([]),
}
