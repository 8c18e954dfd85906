import type { DocumentBlock } from '@blockfront/engine'
import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { BlockIndex } from './block-index.ts'
import type { BuilderState } from './builder-state.ts'
import type { Builder } from './builder-store.ts'
import { type AreaContents, areaContents } from './page-order.ts'
import { isSameContents, type SlotContents, slotContents } from './slot-contents.ts'
import type { Subscriptions } from './watchers.ts'

export const BuilderContext = /* @__PURE__ */ createContext<Builder | undefined>(undefined)

/** Returns the page that is being edited. Throws outside of a `BuilderContext`. */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('This part of the builder must be inside <Builder>.')
  return builder
}

/** Returns a part of the builder's state. The component renders again when that part changes. */
export const useBuilderState = <T>(select: (state: BuilderState) => T): T => useStore(useBuilder().store, select)

/**
 * Returns the result of `read`, which is called again when the watched blocks change. It must return the same object for the same
 * result.
 */
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

/** Returns one block; undefined once it is removed. Changes of other blocks do not render the component again. */
export function useBlock(id: string): DocumentBlock | undefined {
  const builder = useBuilder()
  return useWatched(id, () => builder.index.entries.get(id)?.block)
}

/** Returns the blocks with these ids, without removed ones. A change of their editor metadata renders the component again; one of their props does not. */
export function useAnnotatedBlocks(ids: readonly string[]): readonly DocumentBlock[] {
  const blocksIn = ({ entries }: BlockIndex) => ids.flatMap((id) => entries.get(id)?.block ?? [])
  useBuilderState(useShallow(({ index }) => blocksIn(index).map(({ editor }) => editor)))
  return blocksIn(useBuilder().index)
}

/** Returns the ids of a container's children, or the top-level ids of a list, in order. */
export function useChildIds(of: Subscriptions): readonly string[] {
  const builder = useBuilder()
  return useWatched(of, () => {
    const { entries, top } = builder.index
    return typeof of === 'string' ? (entries.get(of)?.childIds ?? NONE) : top[of.top]
  })
}

/** Returns the slots of a block with the ids in each; undefined for a block without slots. The lists of unchanged slots stay the same. */
export function useSlotContents(id: string): readonly SlotContents[] | undefined {
  const builder = useBuilder()
  const last = useRef<readonly SlotContents[]>(undefined)
  return useWatched(id, () => {
    const next = slotContents(builder, id)
    if (!isSameContents(last.current, next))
      last.current = next?.map((slot, i) => {
        const before = last.current?.[i]
        return before && isSameContents([before], [slot]) ? before : slot
      })
    return last.current
  })
}

/** Returns the areas of the page with the ids in each. The lists of unchanged areas stay the same. */
export function useAreaContents(): readonly AreaContents[] {
  const builder = useBuilder()
  const last = useRef<readonly AreaContents[]>(undefined)
  const subscribe = useCallback(
    (listener: () => void) => {
      const unwatch = [builder.watch({ top: 'content' }, listener), builder.watch({ top: 'globalContent' }, listener)]
      return () => unwatch.forEach((stop) => void stop())
    },
    [builder],
  )
  const read = () => {
    const next = areaContents(builder)
    if (!last.current || !isSameContents(last.current, next))
      last.current = next.map((area, i) => {
        const before = last.current?.[i]
        return before && isSameContents([before], [area]) ? before : area
      })
    return last.current
  }
  return useSyncExternalStore(subscribe, read, read)
}

const NONE: readonly string[] = []
