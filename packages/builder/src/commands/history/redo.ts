import { canRedo } from '@blockfront/engine'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'

export const redo: Command = {
  id: 'redo',
  title: messages.titles.redo,
  group: 'Edit',
  shortcuts: ['Mod+Shift+Z', 'Mod+Y'],
  enabled: ({ store }) => canRedo(store.getState().history) || store.getState().themeHistory.future.length > 0,
  run: (builder) => builder.redo(),
}
