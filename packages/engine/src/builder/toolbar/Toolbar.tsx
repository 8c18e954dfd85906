import { ArrowDown, ArrowUp, Copy, CopyPlus, CornerLeftUp, Ellipsis, Trash2 } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { IconButton } from '../../form/ui/IconButton.tsx'
import type { Command } from '../commands/command.ts'
import { commands, runCommand } from '../commands/index.ts'
import { keysOf } from '../keyboard/keys.ts'
import { useBuilder, useBuilderState } from '../store/hooks.ts'
import type { MenuPoint } from './BlockMenu.tsx'

const icons = [
  ['selectParent', CornerLeftUp],
  ['moveUp', ArrowUp],
  ['moveDown', ArrowDown],
  ['duplicate', CopyPlus],
  ['duplicateWithContent', Copy],
  ['remove', Trash2],
] as const

/** What is done most to the selected block; the rest stands behind the last button. */
export const Toolbar = /* @__PURE__ */ memo(function Toolbar({ onMenu }: { onMenu: (at: MenuPoint) => void }) {
  const builder = useBuilder()
  // What is possible depends on where the block stands; only its own list's change draws the toolbar again.
  const possible = useBuilderState(() => icons.map(([id]) => (commands[id]?.enabled(builder) ? '1' : '0')).join(''))
  const stop = (event: MouseEvent) => event.stopPropagation()
  const menu = ({ currentTarget }: MouseEvent) => {
    const { left, bottom } = currentTarget.getBoundingClientRect()
    onMenu({ x: left, y: bottom + 4 })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps clicks from the canvas below
    <div className="bfb-toolbar" role="toolbar" aria-label="Block" onClick={stop} onDoubleClick={stop}>
      {icons.map(([id, Icon], i) => {
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
            <Icon size={14} />
          </IconButton>
        )
      })}
      <IconButton label="More" size="small" onClick={menu}>
        <Ellipsis size={14} />
      </IconButton>
    </div>
  )
})
