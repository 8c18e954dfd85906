import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PaletteEntry } from '../palette/entry.ts'
import type { DropTarget } from './drop-target.ts'

/** The dragged item. */
export type DragItem = { kind: 'new'; entry: PaletteEntry } | { kind: 'blocks'; ids: readonly string[] }

export interface DropPosition extends DropTarget {
  on: 'canvas' | 'outline'
}

/** The effect of releasing the pointer now: move or insert, remove the dragged blocks, or nothing. */
export type DropResult = DropPosition | 'remove' | undefined

export interface DragState {
  dragged: DragItem | undefined
  /** The drop position; undefined if there is none. */
  dropPosition: DropPosition | undefined
  /** Whether a drop now removes the dragged blocks from the page. */
  willRemove: boolean
}

export const IDLE: DragState = { dragged: undefined, dropPosition: undefined, willRemove: false }

export const createDragStore = () => createStore<DragState>(() => IDLE)

export const DragContext = /* @__PURE__ */ createContext<StoreApi<DragState> | undefined>(undefined)

export function useDragStore(): StoreApi<DragState> {
  const store = useContext(DragContext)
  if (!store) throw new Error('This part of the builder must be inside a BuilderScope.')
  return store
}

export const useDrag = <T>(select: (state: DragState) => T): T => useStore(useDragStore(), select)
