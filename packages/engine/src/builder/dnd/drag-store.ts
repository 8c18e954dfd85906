import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PaletteEntry } from '../palette/entry.ts'
import type { DropTarget } from './drop-target.ts'

/** What is in the hand. */
export type Dragged = { kind: 'new'; entry: PaletteEntry } | { kind: 'blocks'; ids: readonly string[] }

export interface Landing extends DropTarget {
  on: 'canvas' | 'outline'
}

export interface DragState {
  dragged: Dragged | undefined
  /** Where it would land if it were dropped now; undefined over nothing that takes it. */
  landing: Landing | undefined
}

export const createDragStore = () => createStore<DragState>(() => ({ dragged: undefined, landing: undefined }))

export const DragContext = /* @__PURE__ */ createContext<StoreApi<DragState> | undefined>(undefined)

export function useDragStore(): StoreApi<DragState> {
  const store = useContext(DragContext)
  if (!store) throw new Error('This part of the builder stands outside of a BuilderScope. Put it inside one.')
  return store
}

export const useDrag = <T>(select: (state: DragState) => T): T => useStore(useDragStore(), select)
