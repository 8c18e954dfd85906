import type { Command } from './command.ts'

/** Nothing selected. */
export const clearSelection: Command = {
  id: 'clearSelection',
  title: 'Clear selection',
  group: 'Select',
  shortcuts: ['Escape'],
  enabled: ({ store }) => store.getState().selection.length > 0 && !store.getState().preview,
  run: (builder) => builder.select([]),
}
