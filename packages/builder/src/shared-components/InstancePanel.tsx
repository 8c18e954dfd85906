import {
  combine,
  copy,
  detachComponents,
  firstText,
  insert,
  instanceOf,
  instanceProps,
  type KnownBlock,
  overridableProps,
  overridden,
  remove,
  updateProps,
  walk,
} from '@blockfront/engine'
import { Panel } from '@blockfront/engine/form'
import { Button, EmptyState, SelectField } from '@blockfront/ui'
import { Pencil, Unlink } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { attempt } from '../commands/reject.ts'
import { nameOf } from '../commands/selection/selected.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { useFormServices } from '../shell/properties/form-services.ts'
import type { Builder } from '../store/builder-store.ts'
import { useBlock, useBuilder, useBuilderState } from '../store/hooks.ts'
import { changeOverride, overrideOf } from './change-override.ts'
import type { ComponentList, ComponentStore } from './component-store.ts'
import { messages } from './messages.ts'
import { useComponents } from './use-components.ts'

const texts = messages.panel

/** The panel of the selected instance of a shared component: its actions, and the values of its blocks. */
export function InstancePanel() {
  const builder = useBuilder()
  const { components: store } = useCanvas()
  const id = useBuilderState(({ selection }) => selection[0] ?? '')
  const block = useBlock(id)
  const list = useComponents()
  const instance = block && instanceOf(builder.blocks, block)
  const component = list.components.find(({ componentId }) => componentId === instance?.componentId)
  if (!block || block.contentType === 'unknown' || !instance) return null
  if (!store || !component || store.isComponent) {
    if (store && list.status === 'failed')
      return <LoadFailed title={messages.failed} message={list.message} onRetry={() => void store.load()} />
    if (store && list.status !== 'ready') return <p className="bfs-note">{messages.loading}</p>
    const { title, help } = store?.isComponent ? messages.nested : messages.missing
    return <EmptyState title={title}>{help}</EmptyState>
  }
  return (
    <>
      <div className="bfs-note bfs-component">
        <p>{texts.about(component.name)}</p>
        {component.hasUnpublishedChanges && <p>{texts.unpublished}</p>}
        <div className="bfs-component__actions">
          <Button size="small" icon={<Pencil size={14} />} onClick={() => store.open(component.componentId)}>
            {messages.edit}
          </Button>
          <Button
            size="small"
            icon={<Unlink size={14} />}
            title={texts.detachHelp}
            disabled={block.editor?.locked}
            onClick={() => detach(builder, store, block)}
          >
            {texts.detach}
          </Button>
        </div>
      </div>
      <Overrides key={id} block={block} content={list.contents[component.componentId] ?? []} />
    </>
  )
}

/** Replaces an instance by copies of its blocks, as one step of history. */
function detach(builder: Builder, store: ComponentStore, block: KnownBlock): void {
  const name = nameOf(builder, block.id)
  const shown = detachComponents({ content: [block], globalContent: [] }, builder.blocks, store.getState().contents)
  const copies = shown.content.map(copy)
  const change = attempt(builder, () => {
    const { document, blocks } = { document: builder.store.getState().document, blocks: builder.blocks }
    const at = positionOf(builder, block.id)
    return combine(
      document,
      (before) => remove(before, blocks, { id: block.id }),
      ...copies.map(
        (one, i) => (before: typeof document) => insert(before, blocks, { block: one, at: { ...at, index: at.index + i } }),
      ),
    )
  })
  if (change)
    builder.apply(change, { select: copies.map(({ id }) => id), say: texts.detached(name), offer: texts.detached(name) })
}

/** The position of a block, as operations take it. */
function positionOf({ store }: Builder, id: string) {
  for (const { block, list, index } of walk(store.getState().document))
    if (block.id === id) return { list, index, ...(block.slot !== undefined && { slot: block.slot }) }
  throw new Error(`The block ${id} is not part of the page.`)
}

/** The values of one block of the component at a time. */
function Overrides({ block, content }: { block: KnownBlock; content: ComponentList['contents'][string] }) {
  const builder = useBuilder()
  const { blocks } = builder
  const services = useFormServices()
  const width = useBuilderState((state) => state.width)
  const inner = useMemo(
    () =>
      [...walk({ content, globalContent: [] })].flatMap(({ block: one }) => {
        const type = one.contentType === 'unknown' || instanceOf(blocks, one) ? undefined : blocks[one.type]
        return type && overridableProps(type).size > 0 ? [{ block: one as KnownBlock, type }] : []
      }),
    [blocks, content],
  )
  const fieldId = useId()
  const [chosen, setChosen] = useState<string>()
  const open = inner.find((one) => one.block.id === chosen) ?? inner[0]
  const instance = instanceOf(blocks, block)
  const instanceBlock = blocks[block.type]
  if (!open || !instance || !instanceBlock) return <p className="bfs-note">{texts.none}</p>
  const { overrides } = instance
  const countOf = (one: KnownBlock) => Object.keys(overrideOf(overrides, one)?.props ?? {}).length
  const change = (patch: Record<string, unknown>, name: string) => {
    const next = changeOverride(overrides, open.block, patch)
    const props = instanceProps(instanceBlock, { ...instance, overrides: next })
    const result = attempt(builder, () => updateProps(builder.store.getState().document, blocks, { id: block.id, props }))
    if (result) builder.apply(result, { field: `${block.id}.${open.block.id}.${name}` })
  }
  const reset = () =>
    change(
      Object.fromEntries(Object.keys(overrideOf(overrides, open.block)?.props ?? {}).map((name) => [name, undefined])),
      'reset',
    )
  const count = countOf(open.block)
  const disabled = block.editor?.locked
  const only = overridableProps(open.type)
  const all = Object.keys(open.block.props).every((name) => only.has(name))
  return (
    <>
      <div className="bfs-component__block">
        <SelectField
          id={fieldId}
          label={texts.block}
          value={open.block.id}
          onChange={setChosen}
          options={inner.map((one) => ({ value: one.block.id, label: labelOf(one, blocks, countOf(one.block)) }))}
        />
        {count > 0 && (
          <p className="bfs-component__reset">
            <span>{texts.resetHelp(count)}</span>
            <Button size="small" disabled={disabled} onClick={reset}>
              {texts.reset}
            </Button>
          </p>
        )}
      </div>
      <Panel
        key={open.block.id}
        block={open.type}
        value={overridden(blocks, open.block, overrideOf(overrides, open.block)).props}
        defaults={open.block.props}
        {...(!all && { only })}
        onChange={(patch) => change(patch, Object.keys(patch).join())}
        width={width}
        onWidthChange={(value) => builder.store.setState({ width: value })}
        disabled={disabled}
        services={services}
      />
    </>
  )
}

/** The label of a block in the list: its name or type, its first words, and how many values differ. */
function labelOf(
  { block, type }: { block: KnownBlock; type: { title: string } },
  blocks: Builder['blocks'],
  count: number,
): string {
  const title = block.editor?.label || type.title
  const words = firstText(block, blocks)
  const label = words ? texts.named(title, words.slice(0, 40)) : title
  return count > 0 ? texts.changed(label, count) : label
}
