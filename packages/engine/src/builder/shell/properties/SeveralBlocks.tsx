import { useMemo } from 'react'
import { sequence } from '../../../document/change.ts'
import { updateProps } from '../../../document/update-props.ts'
import { Panel } from '../../../form/Panel.tsx'
import { Button } from '../../../form/ui/Button.tsx'
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

/** The type that all have, or undefined. */
const oneType = ([first, ...rest]: readonly (string | undefined)[]) => (rest.every((type) => type === first) ? first : undefined)
