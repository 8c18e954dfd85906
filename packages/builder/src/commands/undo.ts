import { canUndo } from '@blockfront/engine'
import type { Command } from './command.ts'

export const undo: Command = {
  id: 'undo',
  title: 'Undo',
  group: 'Edit',
  shortcuts: ['Mod+Z'],
  enabled: ({ store }) => canUndo(store.getState().history) || store.getState().themeHistory.past.length > 0,
  run: (builder) => builder.undo(),
}
