import { type Block, type Group, updateProps } from '@blockfront/engine'
import { type FormServices, Panel } from '@blockfront/engine/form'
import { type ReactNode, useMemo, useState } from 'react'
import { useBlock, useBuilder, useBuilderState } from '../store/hooks.ts'
import { setUnfinished, unfinishedAt } from '../store/unfinished.ts'

interface SettingsPanelProps {
  type: Block
  services: FormServices | undefined
  preview: (settings: Readonly<Record<string, unknown>>) => ReactNode
}

/** The generated panel of the settings, and their preview. Each valid change is a step of the history. */
export function SettingsPanel({ type, services, preview }: SettingsPanelProps) {
  const builder = useBuilder()
  const id = type.type
  const block = useBlock(id)
  const replaced = useBuilderState((state) => state.replaced[id])
  const [group, setGroup] = useState<Group>('Content')
  const formServices = useMemo<FormServices>(
    () => ({
      ...services,
      unfinished: {
        get: (path) => unfinishedAt(builder, id, path),
        set: (path, value) => setUnfinished(builder, id, path, value),
      },
    }),
    [builder, id, services],
  )
  if (!block || block.contentType === 'unknown') return null
  const change = (props: Record<string, unknown>) => {
    const { document } = builder.store.getState()
    builder.apply(updateProps(document, builder.blocks, { id, props }), { field: `${id}.${Object.keys(props).join()}` })
  }
  return (
    <>
      <div className="bfe-panel">
        <Panel
          block={type}
          value={block.props}
          onChange={change}
          replaced={replaced}
          group={group}
          onGroupChange={setGroup}
          services={formServices}
        />
      </div>
      <div className="bfe-preview">{preview(block.props)}</div>
    </>
  )
}
