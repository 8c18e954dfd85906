import { IconButton } from '@blockfront/ui'
import { Ellipsis } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import type { Command } from '../commands/command.ts'
import { CommandIcon } from '../commands/icons.tsx'
import { commands, runCommand } from '../commands/index.ts'
import { keysOf } from '../keyboard/keys.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import type { MenuPoint } from './BlockMenu.tsx'
import { messages } from './messages.ts'

const ids = ['selectParent', 'moveUp', 'moveDown', 'duplicate', 'duplicateWithContent', 'remove'] as const

/** The most frequent commands for the selected block; the others are in the menu of the last button. */
export const Toolbar = /* @__PURE__ */ memo(function Toolbar({ onMenu }: { onMenu: (at: MenuPoint) => void }) {
  const builder = useBuilder()
  // The available commands depend on the block's position; only a change of its list renders the toolbar again.
  const possible = useBuilderState(() => ids.map((id) => (commands[id]?.enabled(builder) ? '1' : '0')).join(''))
  const stop = (event: MouseEvent) => event.stopPropagation()
  const menu = ({ currentTarget }: MouseEvent) => {
    const { left, bottom } = currentTarget.getBoundingClientRect()
    onMenu({ x: left, y: bottom + 4 })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps clicks from the canvas below
    <div className="bfb-toolbar" role="toolbar" aria-label={messages.block} onClick={stop} onDoubleClick={stop}>
      {ids.map((id, i) => {
        const command = commands[id] as Command
        if (id === 'selectParent' && possible[i] === '0') return null
        return (
          <IconButton
            key={id}
            label={command.title}
            keys={keysOf(command)}
            size="small"
            data-command={id}
            disabled={possible[i] === '0'}
            onClick={() => runCommand(command, builder)}
          >
            <CommandIcon id={id} />
          </IconButton>
        )
      })}
      <IconButton label={messages.more} size="small" onClick={menu}>
        <Ellipsis size={14} />
      </IconButton>
    </div>
  )
})
