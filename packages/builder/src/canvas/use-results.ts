import { type Blocks, type DocumentBlock, typeOf } from '@blockfront/engine'
import type { Queries, Resource } from '@blockfront/engine/render'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { ResourceSource } from './canvas-context.ts'

/** A query of a block, by name. */
export type NamedQuery = readonly [name: keyof Queries, query: never]

/** Returns the queries of a block. A block of an unknown type has none, nor has one whose `data` throws: the console says why. */
export function queriesOf(
  blocks: Blocks,
  { type, contentType, props }: Pick<DocumentBlock, 'type' | 'contentType' | 'props'>,
): NamedQuery[] {
  const definition = contentType === 'unknown' ? undefined : typeOf(blocks, type)
  try {
    return Object.entries(definition?.data?.(props) ?? {}) as unknown as NamedQuery[]
  } catch (error) {
    console.error(`The block type "${type}" cannot say which data it needs:`, error)
    return []
  }
}

/**
 * Returns the current results of queries, the same list until one of them changes. The app is asked again only when the queries change or it
 * says that its data changed: a source that returns a new object for each call must not render forever.
 */
export function useResults(source: ResourceSource, queries: readonly NamedQuery[]): readonly Resource<unknown>[] {
  const last = useRef<{ source: ResourceSource; queries: unknown; results: readonly Resource<unknown>[]; isOld: boolean }>(
    undefined,
  )
  const expire = () => {
    if (last.current) last.current.isOld = true
  }
  const read = () => {
    const known = last.current
    if (known && known.source === source && known.queries === queries && !known.isOld) return known.results
    const next = queries.map(([name, query]) => source.read(name, query) as Resource<unknown>)
    const isSame = known?.results.length === next.length && next.every((result, i) => result === known.results[i])
    const results = known && isSame ? known.results : next
    last.current = { source, queries, results, isOld: false }
    return results
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ref
  const subscribe = useCallback(
    (listener: () => void) => {
      // The data may have changed since it was rendered.
      expire()
      return source.subscribe(() => {
        expire()
        listener()
      })
    },
    [source],
  )
  return useSyncExternalStore(subscribe, read, read)
}
