import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { DocumentBlock } from '../../document/document.ts'
import type { Builder, BuilderState } from './builder-store.ts'

export const BuilderContext = /* @__PURE__ */ createContext<Builder | undefined>(undefined)

/** The page that is being edited. Throws outside of a `BuilderContext`. */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('This part of the builder stands outside of a BuilderContext. Put it inside <Builder>.')
  return builder
}

/** A part of the builder's state; the component is drawn again when the part is another one. */
export const useBuilderState = <T>(select: (state: BuilderState) => T): T => useStore(useBuilder().store, select)

/** One block; undefined once it is gone. Another block's change does not draw the component again. */
export function useBlock(id: string): DocumentBlock | undefined {
  const builder = useBuilder()
  return useStore(builder.store, () => builder.index.entries.get(id)?.block)
}

/** The ids of a container's children, or of what stands at the top of a list, in order. */
export function useChildIds(of: string | { top: 'content' | 'globalContent' }): readonly string[] {
  const { store, index } = useBuilder()
  return useStore(store, () => (typeof of === 'string' ? (index.entries.get(of)?.childIds ?? NONE) : index.top[of.top]))
}

const NONE: readonly string[] = []
