import { remove } from '../block/remove.ts'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'
import { isEditable } from '../selection/selected.ts'
import { clipboardText } from './clipboard.ts'

/** Copies the selected blocks, then removes them. If copying fails, they stay. */
export const cut: Command = {
  id: 'cut',
  title: messages.titles.cut,
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
      return builder.say(messages.cutBlocked)
    }
    await remove.run(builder)
  },
}
