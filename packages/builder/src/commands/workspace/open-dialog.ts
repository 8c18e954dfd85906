import type { BuilderDialog } from '../../store/builder-state.ts'
import type { Command } from '../command.ts'
import { messages } from '../messages.ts'

const opens = (id: string, title: string, dialog: BuilderDialog, shortcuts: readonly string[], editing = false): Command => ({
  id,
  title,
  group: 'View',
  shortcuts,
  enabled: ({ store }) => !(editing && store.getState().preview),
  run: ({ store }) => store.setState({ dialog, gap: undefined }),
})

export const openInsert: Command = /* @__PURE__ */ opens('openInsert', messages.titles.insert, 'insert', ['/'], true)
export const openCommands: Command = /* @__PURE__ */ opens('openCommands', messages.titles.commands, 'commands', ['Mod+K'])
export const openShortcuts: Command = /* @__PURE__ */ opens('openShortcuts', messages.titles.shortcuts, 'shortcuts', ['?'])
