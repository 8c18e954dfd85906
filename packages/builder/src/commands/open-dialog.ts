import type { BuilderDialog } from '../store/builder-store.ts'
import type { Command } from './command.ts'

const opens = (id: string, title: string, dialog: BuilderDialog, shortcuts: readonly string[], editing = false): Command => ({
  id,
  title,
  group: 'View',
  shortcuts,
  enabled: ({ store }) => !(editing && store.getState().preview),
  run: ({ store }) => store.setState({ dialog }),
})

export const openInsert: Command = /* @__PURE__ */ opens('openInsert', 'Insert a block', 'insert', ['/'], true)
export const openCommands: Command = /* @__PURE__ */ opens('openCommands', 'Command palette', 'commands', ['Mod+K'])
export const openShortcuts: Command = /* @__PURE__ */ opens('openShortcuts', 'Keyboard shortcuts', 'shortcuts', ['?'])
