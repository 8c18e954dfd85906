import { pasteText } from './clipboard.ts'
import type { Command } from './command.ts'

/** Blocks from the clipboard, just after the selected one. */
export const paste: Command = {
  id: 'paste',
  title: 'Paste',
  group: 'Edit',
  shortcuts: ['Mod+V'],
  native: true,
  enabled: ({ store }) => !store.getState().preview,
  run: async (builder) => {
    try {
      const text = await navigator.clipboard.readText()
      if (!pasteText(builder, text)) builder.say('There are no blocks on the clipboard.')
    } catch {
      builder.say('The browser did not allow to read the clipboard. Press Ctrl+V instead.')
    }
  },
}
