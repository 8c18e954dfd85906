import type { Command } from '../command.ts'
import { messages } from '../messages.ts'

/** Selects every top-level block of the page. */
export const selectAll: Command = {
  id: 'selectAll',
  title: messages.titles.selectAll,
  group: 'Select',
  shortcuts: ['Mod+A'],
  enabled: ({ store, index }) => !store.getState().preview && index.top.content.length > 0,
  run: (builder) => {
    builder.select(builder.index.top.content)
    builder.say(messages.allSelected(builder.index.top.content.length))
  },
}
