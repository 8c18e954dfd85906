import { createContext, type SyntheticEvent, useContext } from 'react'
import type { DragItem } from './drag-store.ts'

/** Returns the dragged item at a point of a surface; undefined if nothing there can be dragged. */
export type PickAt = (at: { target: Element; x: number; y: number }) => DragItem | undefined

/**
 * The canvas passes the grabbed item to dnd-kit through this object. dnd-kit's hook is outside of the page, which it would
 * otherwise render at each move.
 */
export interface DragSource {
  /** The function of the surface that was pressed last. */
  pick: PickAt | undefined
  listeners: Partial<Record<'onMouseDown' | 'onTouchStart', (event: SyntheticEvent) => void>> | undefined
}

export const DragSourceContext = /* @__PURE__ */ createContext<DragSource | undefined>(undefined)

export function useDragSource(): DragSource {
  const dragSource = useContext(DragSourceContext)
  if (!dragSource) throw new Error('This part of the builder must be inside a BuilderScope.')
  return dragSource
}
