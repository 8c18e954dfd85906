import type { Document } from '@blockfront/engine'
import { walk } from '@blockfront/engine'
import type { Queries, Resources } from '@blockfront/engine/render'
import { useMemo, useRef, useSyncExternalStore } from 'react'
import { useBuilder } from '../store/hooks.ts'
import { useCanvas } from './canvas-context.ts'

/** Returns the current data of a document's blocks, by block id. */
export function useDocumentData(document: Document): Readonly<Record<string, Resources>> {
  const { blocks } = useBuilder()
  const { resources: source } = useCanvas()
  const requests = useMemo(
    () =>
      [...walk(document)].flatMap(({ block }) => {
        const type = block.contentType === 'unknown' ? undefined : blocks[block.type]
        const queries = Object.entries(type?.data?.(block.props) ?? {}) as [keyof Queries, never][]
        return queries.map(([name, query]) => ({ id: block.id, name, query }))
      }),
    [document, blocks],
  )
  const last = useRef<{ requests?: unknown; resources: unknown[]; data: Record<string, Resources> }>({ resources: [], data: {} })
  const read = () => {
    const resources = requests.map(({ name, query }) => source.read(name, query))
    const same = last.current.requests === requests && resources.every((resource, i) => resource === last.current.resources[i])
    if (same) return last.current.data
    const data: Record<string, Resources> = {}
    requests.forEach(({ id, name }, i) => {
      data[id] = { ...data[id], [name]: resources[i] }
    })
    last.current = { requests, resources, data }
    return data
  }
  return useSyncExternalStore(source.subscribe, read, read)
}
