import type { Document } from '@blockfront/engine'
import { walk } from '@blockfront/engine'
import type { Resources } from '@blockfront/engine/render'
import { useMemo } from 'react'
import { useBuilder } from '../store/hooks.ts'
import { useCanvas } from './canvas-context.ts'
import { queriesOf, useResults } from './use-results.ts'

/** Returns the current data of a document's blocks, by block id. */
export function useDocumentData(document: Document): Readonly<Record<string, Resources>> {
  const { blocks } = useBuilder()
  const { resources: source } = useCanvas()
  const requests = useMemo(
    () => [...walk(document)].flatMap(({ block }) => queriesOf(blocks, block).map((query) => ({ id: block.id, query }))),
    [document, blocks],
  )
  const queries = useMemo(() => requests.map(({ query }) => query), [requests])
  const results = useResults(source, queries)
  return useMemo(() => {
    const data: Record<string, Resources> = {}
    for (const [i, { id, query }] of requests.entries()) data[id] = { ...data[id], [query[0]]: results[i] }
    return data
  }, [requests, results])
}
