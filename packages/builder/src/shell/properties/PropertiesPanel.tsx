import { IconButton, Menu, type MenuItem } from '@blockfront/ui'
import { Ellipsis } from 'lucide-react'
import { titleNow } from '../../commands/command.ts'
import { CommandIcon } from '../../commands/icons.tsx'
import { offeredMenu, runCommand } from '../../commands/index.ts'
import { nameOf } from '../../commands/selection/selected.ts'
import { keysOf } from '../../keyboard/keys.ts'
import type { Builder } from '../../store/builder-store.ts'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { PageSettingsForm } from '../pages/settings/PageSettingsForm.tsx'
import { useSettingsTitle } from '../pages/settings/settings-title.ts'
import { SidePanel } from '../side-panel/SidePanel.tsx'
import { panelId, togglePanel, useLayoutStore } from '../workspace-layout.ts'
import { BlockPanel } from './BlockPanel.tsx'
import { MultipleSelection } from './MultipleSelection.tsx'

/** The settings of the selection: one block, several blocks, or the page when nothing is selected. */
export function PropertiesPanel() {
  const builder = useBuilder()
  const layout = useLayoutStore()
  const selection = useBuilderState((state) => state.selection)
  const settingsTitle = useSettingsTitle()
  const title = useBuilderState(() => titleOf(builder, selection, settingsTitle))
  const hasSettings = useBuilderState((state) => state.document.settings !== undefined)
  const [only] = selection
  return (
    <SidePanel
      id={panelId(layout.getState(), 'properties')}
      side="end"
      title={title}
      onClose={() => togglePanel(layout, 'properties', false)}
      actions={selection.length > 0 && <BlockActions />}
      flush
    >
      {selection.length === 1 && only !== undefined && <BlockPanel key={only} id={only} />}
      {selection.length > 1 && <MultipleSelection ids={selection} />}
      {selection.length === 0 && (hasSettings ? <PageSettingsForm /> : <p className="bfs-note">{messages.selection.none}</p>)}
    </SidePanel>
  )
}

function titleOf(builder: Builder, selection: readonly string[], settingsTitle: string): string {
  const [only] = selection
  if (only === undefined) return builder.store.getState().document.settings ? settingsTitle : messages.settings
  return selection.length === 1 ? nameOf(builder, only) : messages.selection.several(selection.length)
}

/** The commands for the selected blocks, as on the canvas. */
function BlockActions() {
  const builder = useBuilder()
  // Renders again when the available commands change, not at every change of the page.
  useBuilderState(() =>
    offeredMenu(builder)
      .map((group) => group.map((command) => (command.enabled(builder) ? '1' : '0')).join(''))
      .join(),
  )
  const items: MenuItem[] = offeredMenu(builder).flatMap((group, i) => [
    ...(i > 0 ? ['line' as const] : []),
    ...group.map((command) => ({
      label: titleNow(command, builder),
      icon: <CommandIcon id={command.id} />,
      keys: keysOf(command),
      disabled: !command.enabled(builder),
      danger: command.id === 'remove',
      onSelect: () => void runCommand(command, builder),
    })),
  ])
  return (
    <Menu
      items={items}
      trigger={
        <IconButton label={messages.selection.blockActions} plain>
          <Ellipsis size={16} />
        </IconButton>
      }
    />
  )
}
