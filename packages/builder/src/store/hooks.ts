import type { DocumentBlock } from '@blockfront/engine'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { BuilderState } from './builder-state.ts'
import type { Builder } from './builder-store.ts'
import type { Subscriptions } from './watchers.ts'

export const BuilderContext = /* @__PURE__ */ createContext<Builder | undefined>(undefined)

/** The page that is being edited. Throws outside of a `BuilderContext`. */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('This part of the builder stands outside of a BuilderContext. Put it inside <Builder>.')
  return builder
}

/** A part of the builder's state; the component is drawn again when the part is another one. */
export const useBuilderState = <T>(select: (state: BuilderState) => T): T => useStore(useBuilder().store, select)

/** What `read` finds; it is asked again when what is watched changed, and must then give the same object for the same thing. */
export function useWatched<T>(what: Subscriptions, read: () => T): T {
  const { watch } = useBuilder()
  const key = typeof what === 'string' ? what : what.top
  const listed = typeof what !== 'string'
  const subscribe = useCallback(
    (listener: () => void) => watch(listed ? { top: key as 'content' } : key, listener),
    [watch, key, listed],
  )
  return useSyncExternalStore(subscribe, read, read)
}

/** One block; undefined once it is gone. Another block's change does not draw the component again. */
export function useBlock(id: string): DocumentBlock | undefined {
  const { index } = useBuilder()
  return useWatched(id, () => index.entries.get(id)?.block)
}

/** The ids of a container's children, or of what is at the top of a list, in order. */
export function useChildIds(of: Subscriptions): readonly string[] {
  const { index } = useBuilder()
  return useWatched(of, () => (typeof of === 'string' ? (index.entries.get(of)?.childIds ?? NONE) : index.top[of.top]))
}

const NONE: readonly string[] = []
