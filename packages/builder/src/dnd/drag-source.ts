import { createContext, type SyntheticEvent, useContext } from 'react'
import type { DragItem } from './drag-store.ts'

/** What is taken at a point of a surface; undefined for what cannot be dragged. */
export type PickAt = (at: { target: Element; x: number; y: number }) => DragItem | undefined

/** Where canvas elements pass on what a pointer grabbed. dnd-kit's hook stays outside of the page, which it would render again at each move. */
export interface DragSource {
  /** That of the surface that was touched last. */
  pick: PickAt | undefined
  listeners: Partial<Record<'onMouseDown' | 'onTouchStart', (event: SyntheticEvent) => void>> | undefined
}

export const DragSourceContext = /* @__PURE__ */ createContext<DragSource | undefined>(undefined)

export function useDragSource(): DragSource {
  const hand = useContext(DragSourceContext)
  if (!hand) throw new Error('This part of the builder stands outside of a BuilderScope. Put it inside one.')
  return hand
}
