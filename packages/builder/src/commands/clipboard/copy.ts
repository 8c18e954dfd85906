import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { selected } from '../selection/selected.ts'
import { clipboardText } from './clipboard.ts'

/** Copies the selected blocks to the system clipboard, for this page, another one, or another store. */
export const copy: Command = {
  id: 'copy',
  title: messages.titles.copy,
  group: 'Edit',
  shortcuts: ['Mod+C'],
  native: true,
  enabled: (builder) => selected(builder).length > 0,
  run: async (builder) => {
    const text = clipboardText(builder)
    if (!text) return
    try {
      await navigator.clipboard.writeText(text)
      builder.say(messages.copied)
    } catch {
      builder.say(messages.copyBlocked)
    }
  },
}
