import { setEditorMetadata, updateProps } from '@blockfront/engine'
import type { FormServices } from '@blockfront/engine/form'
import { Panel } from '@blockfront/engine/form'
import { Button, EmptyState } from '@blockfront/ui'
import { useEffect, useMemo } from 'react'
import { LatePart } from '../../saving/LatePart.tsx'
import { useBlock, useBuilder, useBuilderState } from '../../store/hooks.ts'
import { isShared } from '../../store/page-order.ts'
import { setUnfinished, unfinishedAt } from '../../store/unfinished.ts'
import { messages } from '../messages.ts'
import { ContainerContrast } from './ContainerContrast.tsx'
import { DeviceVisibility } from './DeviceVisibility.tsx'
import { Effects } from './Effects.tsx'
import { useFormServices } from './form-services.ts'
import { useGroup } from './group.ts'
import { useTextBackgrounds } from './text-backgrounds.ts'
import { VariantField } from './VariantField.tsx'

const loadInstancePanel = () => import('../../shared-components/InstancePanel.tsx').then(({ InstancePanel }) => InstancePanel)

/** The panel of one block, generated from its schema. */
export function BlockPanel({ id }: { id: string }) {
  const builder = useBuilder()
  const block = useBlock(id)
  const width = useBuilderState((state) => state.width)
  const replaced = useBuilderState((state) => state.replaced[id])
  const store = useFormServices()
  const grounds = useTextBackgrounds(id)
  const { group, setGroup } = useGroup(id)
  const type = block && Object.hasOwn(builder.blocks, block.type) ? builder.blocks[block.type] : undefined
  const slideList = type?.slideList
  const ids = useMemo(() => [id], [id])
  const services = useMemo<FormServices>(
    () => ({
      ...store,
      unfinished: {
        get: (path) => unfinishedAt(builder, id, path),
        set: (path, value) => setUnfinished(builder, id, path, value),
      },
      onItemOpen: (path, index) => {
        if (path === slideList) builder.store.setState({ slide: { blockId: id, index } })
      },
    }),
    [builder, id, store, slideList],
  )
  if (!block || !type || block.contentType === 'unknown')
    return <EmptyState title={messages.selection.unknown}>{messages.selection.unknownHelp}</EmptyState>
  const change = (props: Record<string, unknown>) => {
    const { document } = builder.store.getState()
    builder.apply(updateProps(document, builder.blocks, { id, props }), { field: `${id}.${Object.keys(props).join()}` })
  }
  return (
    <>
      <BlockNotes id={id} />
      {type.contentType === 'container' && <ContainerContrast id={id} />}
      {type.instance ? (
        <LatePart load={loadInstancePanel} />
      ) : (
        <Panel
          block={type}
          value={block.props}
          onChange={change}
          width={width}
          onWidthChange={(value) => builder.store.setState({ width: value })}
          replaced={replaced}
          against={grounds}
          disabled={block.editor?.locked}
          group={group}
          onGroupChange={setGroup}
          services={services}
        />
      )}
      <VariantField id={id} />
      <DeviceVisibility ids={ids} />
      <Effects ids={ids} />
    </>
  )
}

/** Notices about the block that the owner should read before changing it, with an action for each. */
function BlockNotes({ id }: { id: string }) {
  const builder = useBuilder()
  const block = useBlock(id)
  const { locked, hidden } = block?.editor ?? {}
  const set = (notes: { locked?: boolean; hidden?: boolean }) =>
    builder.apply(setEditorMetadata(builder.store.getState().document, { id, notes }))
  useEffect(() => {
    if (locked) builder.say(messages.selection.locked)
  }, [builder, locked])
  return (
    <>
      {isShared(builder.index, id) && <p className="bfs-note">{messages.selection.shared}</p>}
      {locked && (
        <div className="bfs-note">
          {messages.selection.locked}
          <Button size="small" onClick={() => set({ locked: false })}>
            {messages.selection.unlock}
          </Button>
        </div>
      )}
      {hidden && (
        <div className="bfs-note">
          {messages.selection.hidden}
          <Button size="small" onClick={() => set({ hidden: false })}>
            {messages.selection.show}
          </Button>
        </div>
      )}
    </>
  )
}
