import { X } from 'lucide-react'
import { useMemo } from 'react'
import { sequence } from '../../../document/change.ts'
import { updateProps } from '../../../document/update-props.ts'
import { Panel } from '../../../form/Panel.tsx'
import { Button } from '../../../form/ui/Button.tsx'
import { IconButton } from '../../../form/ui/IconButton.tsx'
import { titleNow } from '../../commands/command.ts'
import { commands, runCommand } from '../../commands/index.ts'
import { nameOf } from '../../commands/selected.ts'
import { useBlock, useBuilder, useBuilderState } from '../../store/hooks.ts'
import { words } from '../words.ts'
import { useFormHost } from './form-host.ts'
import { useGroup } from './group.ts'

/** Several blocks: when they are of one type, one panel that changes all of them as one step. */
export function SeveralBlocks({ ids }: { ids: readonly string[] }) {
  const builder = useBuilder()
  const host = useFormHost()
  const main = ids.at(-1) ?? ''
  const block = useBlock(main)
  const width = useBuilderState((state) => state.width)
  const { group, setGroup } = useGroup(main)
  const type = useMemo(() => oneType(ids.map((id) => builder.index.entries.get(id)?.block.type)), [builder, ids])
  const definition = type !== undefined && Object.hasOwn(builder.blocks, type) ? builder.blocks[type] : undefined
  const change = (props: Record<string, unknown>) => {
    const open = ids.filter((id) => !builder.index.entries.get(id)?.block.editor?.locked)
    const { document } = builder.store.getState()
    const all = sequence(
      document,
      ...open.map((id) => (from: typeof document) => updateProps(from, builder.blocks, { id, props })),
    )
    builder.apply(all, { field: `${open.join('+')}.${Object.keys(props).join()}` })
  }
  return (
    <>
      <div className="bfs-note">
        {definition ? words.selection.severalHelp : words.selection.mixedHelp}
        <Button size="small" onClick={() => builder.select([])}>
          {words.selection.clear}
        </Button>
      </div>
      <SelectedNames ids={ids} />
      {definition && block && (
        <Panel
          block={definition}
          value={block.props}
          onChange={change}
          width={width}
          onWidthChange={(value) => builder.store.setState({ width: value })}
          group={group}
          onGroupChange={setGroup}
          host={host}
        />
      )}
    </>
  )
}

const ACTIONS = ['duplicateWithContent', 'toggleHide', 'toggleLock', 'remove'] as const

/** Which blocks are meant, and what can be done to all of them. */
function SelectedNames({ ids }: { ids: readonly string[] }) {
  const builder = useBuilder()
  // Whether something can be done depends on what the blocks are now.
  useBuilderState((state) => state.document)
  return (
    <div className="bfs-several">
      <ul className="bfs-several__list">
        {ids.map((id) => (
          <li key={id}>
            {nameOf(builder, id)}
            <IconButton
              label={words.selection.leaveOut(nameOf(builder, id))}
              size="small"
              plain
              onClick={() => builder.select(ids.filter((one) => one !== id))}
            >
              <X size={12} />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="bfs-several__actions">
        {ACTIONS.map((name) => {
          const command = commands[name]
          return (
            command && (
              <Button key={name} size="small" disabled={!command.enabled(builder)} onClick={() => runCommand(command, builder)}>
                {titleNow(command, builder)}
              </Button>
            )
          )
        })}
      </div>
    </div>
  )
}

/** The type that all have, or undefined. */
const oneType = ([first, ...rest]: readonly (string | undefined)[]) => (rest.every((type) => type === first) ? first : undefined)
