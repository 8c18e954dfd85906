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
  const asked = useMemo(
    () =>
      [...walk(document)].flatMap(({ block }) => {
        const type = block.contentType === 'unknown' ? undefined : blocks[block.type]
        const queries = Object.entries(type?.data?.(block.props) ?? {}) as [keyof Queries, never][]
        return queries.map(([name, query]) => ({ id: block.id, name, query }))
      }),
    [document, blocks],
  )
  const last = useRef<{ asked?: unknown; answers: unknown[]; data: Record<string, Resources> }>({ answers: [], data: {} })
  const read = () => {
    const answers = asked.map(({ name, query }) => source.read(name, query))
    const same = last.current.asked === asked && answers.every((answer, i) => answer === last.current.answers[i])
    if (same) return last.current.data
    const data: Record<string, Resources> = {}
    asked.forEach(({ id, name }, i) => {
      data[id] = { ...data[id], [name]: answers[i] }
    })
    last.current = { asked, answers, data }
    return data
  }
  return useSyncExternalStore(source.subscribe, read, read)
}
