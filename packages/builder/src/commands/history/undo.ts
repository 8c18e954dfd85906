import { canUndo } from '@blockfront/engine'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'

export const undo: Command = {
  id: 'undo',
  title: messages.titles.undo,
  group: 'Edit',
  shortcuts: ['Mod+Z'],
  enabled: ({ store }) => canUndo(store.getState().history) || store.getState().themeHistory.past.length > 0,
  run: (builder) => builder.undo(),
}
