import { clipboardText } from './clipboard.ts'
import type { Command } from './command.ts'
import { remove } from './remove.ts'
import { isEditable } from './selected.ts'

/** Copies the selected blocks, then takes them out; when copying fails they stay. */
export const cut: Command = {
  id: 'cut',
  title: 'Cut',
  group: 'Edit',
  shortcuts: ['Mod+X'],
  native: true,
  enabled: isEditable,
  run: async (builder) => {
    const text = clipboardText(builder)
    if (!text) return
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return builder.say('The browser did not allow to cut from here. Press Ctrl+X instead.')
    }
    await remove.run(builder)
  },
}
