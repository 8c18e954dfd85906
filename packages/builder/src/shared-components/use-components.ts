import { create, instanceProps, instanceType } from '@blockfront/engine'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useCanvas } from '../canvas/canvas-context.ts'
import type { PaletteEntry } from '../palette/entry.ts'
import type { Builder } from '../store/builder-store.ts'
import { useBuilder } from '../store/hooks.ts'
import type { ComponentList } from './component-store.ts'
import { messages } from './messages.ts'
import type { SharedComponent } from './shared-component.ts'

const NONE = createStore<ComponentList>(() => ({
  status: 'ready',
  components: [],
  contents: {},
  message: '',
  target: undefined,
}))

/** The shared components of the app. They are loaded on first use. Empty if the app has none. */
export function useComponents(): ComponentList {
  const { components } = useCanvas()
  useEffect(() => void components?.load(), [components])
  return useStore(components ?? NONE)
}

/** The palette's entry of each shared component; none on the page of a component. */
export function useComponentEntries(): readonly PaletteEntry[] {
  const builder = useBuilder()
  const { components: store } = useCanvas()
  const { components, contents } = useComponents()
  const isOffered = store !== undefined && !store.isComponent
  return useMemo(
    () => (isOffered ? components.flatMap((component) => componentEntry(builder, component, contents)) : []),
    [builder, isOffered, components, contents],
  )
}

function componentEntry({ blocks }: Builder, component: SharedComponent, contents: ComponentList['contents']): PaletteEntry[] {
  const { componentId, name } = component
  const block = newInstance(blocks, component)
  if (!block) return []
  return [
    {
      key: `component ${componentId}`,
      type: block.type,
      title: name,
      description: messages.description,
      contentType: 'normal',
      block: { id: componentId, type: block.type, props: {} },
      data: {},
      section: { content: [block], document: { content: contents[componentId] ?? [], globalContent: [] }, componentId },
    },
  ]
}

/** Returns a new block that shows a component; undefined if the app has no block type for it. */
export function newInstance(blocks: Builder['blocks'], { componentId }: Pick<SharedComponent, 'componentId'>) {
  const type = instanceType(blocks)
  return type && create(blocks, type.type, { props: instanceProps(type, { componentId, overrides: [] }) })
}
