import { clipboardText } from './clipboard.ts'
import type { Command } from './command.ts'
import { selected } from './selected.ts'

/** The selected blocks on the system's clipboard, for this page, another one, or another store. */
export const copy: Command = {
  id: 'copy',
  title: 'Copy',
  group: 'Edit',
  shortcuts: ['Mod+C'],
  native: true,
  enabled: (builder) => selected(builder).length > 0,
  run: async (builder) => {
    const text = clipboardText(builder)
    if (!text) return
    try {
      await navigator.clipboard.writeText(text)
      builder.say('Copied')
    } catch {
      builder.say('The browser did not allow to copy from here. Press Ctrl+C instead.')
    }
  },
}
