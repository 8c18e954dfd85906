import type { Command } from './command.ts'

/** Every block at the top of the page. */
export const selectAll: Command = {
  id: 'selectAll',
  title: 'Select all blocks',
  group: 'Select',
  shortcuts: ['Mod+A'],
  enabled: ({ store, index }) => !store.getState().preview && index.top.content.length > 0,
  run: (builder) => {
    builder.select(builder.index.top.content)
    builder.say(`${builder.index.top.content.length} blocks selected`)
  },
}
