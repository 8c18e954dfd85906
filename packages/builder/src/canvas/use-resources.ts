import type { Queries, Resources } from '@blockfront/engine/render'
import { useMemo, useRef, useSyncExternalStore } from 'react'
import { useBuilder } from '../store/hooks.ts'
import { useCanvas } from './canvas-context.ts'

const NONE: Resources = {}

/** Returns the current data of a block of this type with these props. */
export function useResources(type: string, props: Readonly<Record<string, unknown>>): Resources {
  const { blocks } = useBuilder()
  const { resources } = useCanvas()
  const definition = Object.hasOwn(blocks, type) ? blocks[type] : undefined
  const queries = useMemo(() => Object.entries(definition?.data?.(props) ?? {}) as [keyof Queries, never][], [definition, props])
  const last = useRef<Resources>(NONE)
  const read = () => {
    if (queries.length === 0) return NONE
    const next = Object.fromEntries(queries.map(([name, query]) => [name, resources.read(name, query)])) as Resources
    const same = queries.every(([name]) => last.current[name] === next[name])
    if (!same || Object.keys(last.current).length !== queries.length) last.current = next
    return last.current
  }
  return useSyncExternalStore(resources.subscribe, read, read)
}
