import { useStore } from 'zustand'
import { useCanvas } from '../canvas/canvas-context.ts'
import { LatePart } from '../saving/LatePart.tsx'
import { useBuilderState } from '../store/hooks.ts'
import type { ComponentStore } from './component-store.ts'

const loadCreate = () => import('./CreateComponent.tsx').then(({ CreateComponent }) => CreateComponent)
const loadDelete = () => import('./DeleteComponent.tsx').then(({ DeleteComponent }) => DeleteComponent)

/** The dialogs that make and delete shared components. */
export function ComponentDialogs() {
  const { components } = useCanvas()
  return components ? <OpenDialog components={components} /> : null
}

function OpenDialog({ components }: { components: ComponentStore }) {
  const isCreating = useBuilderState((state) => state.dialog === 'component')
  const target = useStore(components, (state) => state.target)
  if (isCreating) return <LatePart load={loadCreate} />
  return target ? <LatePart load={loadDelete} /> : null
}
