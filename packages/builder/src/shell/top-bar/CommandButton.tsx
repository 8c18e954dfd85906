import { IconButton } from '@blockfront/ui'
import type { ReactNode } from 'react'
import { commands, runCommand } from '../../commands/index.ts'
import { keysOf } from '../../keyboard/keys.ts'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'

/** A button for one of the builder's commands, by its id. */
export function CommandButton({ id, children }: { id: string; children: ReactNode }) {
  const builder = useBuilder()
  const command = commands[id]
  const enabled = useBuilderState(() => command?.enabled(builder) ?? false)
  if (!command) return null
  return (
    <IconButton
      label={command.title}
      keys={keysOf(command)}
      size="large"
      // It keeps the focus while undo is not available.
      aria-disabled={!enabled}
      onClick={() => runCommand(command, builder)}
    >
      {children}
    </IconButton>
  )
}
