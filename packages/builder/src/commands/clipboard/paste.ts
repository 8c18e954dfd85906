import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { pasteText } from './clipboard.ts'

/** Inserts blocks from the clipboard just after the selected one. */
export const paste: Command = {
  id: 'paste',
  title: messages.titles.paste,
  group: 'Edit',
  shortcuts: ['Mod+V'],
  native: true,
  enabled: ({ store }) => !store.getState().preview,
  run: async (builder) => {
    try {
      const text = await navigator.clipboard.readText()
      if (!pasteText(builder, text)) builder.say(messages.nothingToPaste)
    } catch {
      builder.say(messages.pasteBlocked)
    }
  },
}
