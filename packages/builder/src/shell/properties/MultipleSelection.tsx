import { combine, DocumentError, updateProps } from '@blockfront/engine'
import type { OneWidth } from '@blockfront/engine/form'
import { Panel } from '@blockfront/engine/form'
import { Button, IconButton } from '@blockfront/ui'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { titleNow } from '../../commands/command.ts'
import { commands, runCommand } from '../../commands/index.ts'
import { nameOf } from '../../commands/selection/selected.ts'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { DeviceVisibility } from './DeviceVisibility.tsx'
import { Effects } from './Effects.tsx'
import { useFormServices } from './form-services.ts'
import { useGroup } from './group.ts'
import { mixedNames, sharedNames, sharedValue } from './shared-settings.ts'

/**
 * The settings that several selected blocks have in common, changed for all of them as one step. Each block keeps its own
 * content.
 */
export function MultipleSelection({ ids }: { ids: readonly string[] }) {
  const builder = useBuilder()
  const services = useFormServices()
  const width = useBuilderState((state) => state.width)
  // A change of any selected block matters.
  useBuilderState((state) => state.document)
  const blocks = ids.flatMap((id) => {
    const block = builder.index.entries.get(id)?.block
    const type = block && Object.hasOwn(builder.blocks, block.type) ? builder.blocks[block.type] : undefined
    return block && type && block.contentType !== 'unknown'
      ? [{ id, type, props: block.props, locked: block.editor?.locked }]
      : []
  })
  const open = blocks.filter(({ locked }) => !locked)
  const main = open.at(-1) ?? blocks.at(-1)
  const { group, setGroup } = useGroup(main?.id ?? '')
  const all = blocks.length === ids.length ? blocks : []
  const names = useSet(sharedNames(all))
  const mixed = useSet(
    mixedNames([...names], open.length > 0 ? open.map(({ props }) => props) : all.map(({ props }) => props), width),
  )
  const oneType = new Set(blocks.map(({ type }) => type)).size === 1
  const change = (patch: Record<string, unknown>, part?: OneWidth) => {
    const { document } = builder.store.getState()
    try {
      const step = combine(
        document,
        ...open.map(({ id, props: own }) => (from: typeof document) => {
          const props = Object.fromEntries(Object.entries(patch).map(([key, value]) => [key, sharedValue(own[key], value, part)]))
          return updateProps(from, builder.blocks, { id, props })
        }),
      )
      builder.apply(step, { field: `${open.map(({ id }) => id).join('+')}.${Object.keys(patch).join()}` })
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error
      builder.say(error.message)
    }
  }
  return (
    <>
      <div className="bfs-note">
        {names.size > 0 ? messages.selection.severalHelp : messages.selection.nothingShared}
        <Button size="small" onClick={() => builder.select([])}>
          {messages.selection.clear}
        </Button>
      </div>
      {open.length < blocks.length && <p className="bfs-note">{messages.selection.someLocked}</p>}
      <SelectedNames ids={ids} />
      {main && names.size > 0 && (
        <Panel
          key={main.type.type}
          block={main.type}
          value={main.props}
          onChange={change}
          only={names}
          mixed={mixed}
          // The defaults of several types differ, so there is no reset.
          defaults={oneType ? undefined : NONE}
          disabled={open.length === 0}
          width={width}
          onWidthChange={(value) => builder.store.setState({ width: value })}
          group={group}
          onGroupChange={setGroup}
          services={services}
        />
      )}
      <DeviceVisibility ids={ids} />
      <Effects ids={ids} />
    </>
  )
}

const NONE = {}

/** Returns the same Set object while its members are the same, so that fields do not render again. */
function useSet(names: readonly string[]): ReadonlySet<string> {
  const key = names.join()
  return useMemo(() => new Set(key ? key.split(',') : []), [key])
}

const ACTIONS = ['duplicateWithContent', 'toggleHide', 'toggleLock', 'remove'] as const

/** The selected blocks, and the commands for all of them. */
function SelectedNames({ ids }: { ids: readonly string[] }) {
  const builder = useBuilder()
  // Whether a command is available depends on the current blocks.
  useBuilderState((state) => state.document)
  return (
    <div className="bfs-several">
      <ul className="bfs-several__list">
        {ids.map((id) => (
          <li key={id}>
            {nameOf(builder, id)}
            <IconButton
              label={messages.selection.leaveOut(nameOf(builder, id))}
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
