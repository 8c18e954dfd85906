import type { Block, DocumentBlock } from '@blockfront/engine'
import type { Queries, Resources } from '@blockfront/engine/render'
import { useMemo } from 'react'
import { useBuilder } from '../store/hooks.ts'
import { type ResourceSource, useCanvas } from './canvas-context.ts'
import { queriesOf, useResults } from './use-results.ts'

/** Returns the current data that a block needs, without a subscription. */
export const readResources = (
  type: Pick<Block, 'data'>,
  props: Readonly<Record<string, unknown>>,
  resources: ResourceSource,
): Resources =>
  Object.fromEntries(
    Object.entries(type.data?.(props) ?? {}).map(([name, query]) => [
      name,
      resources.read(name as keyof Queries, query as Queries[keyof Queries]['query']),
    ]),
  ) as Resources

/** Returns the current data of a block. */
export function useResources(block: Pick<DocumentBlock, 'type' | 'contentType' | 'props'> | undefined): Resources {
  const { blocks } = useBuilder()
  const { resources } = useCanvas()
  const { type = '', contentType = 'unknown', props = NO_PROPS } = block ?? {}
  const queries = useMemo(() => queriesOf(blocks, { type, contentType, props }), [blocks, type, contentType, props])
  const results = useResults(resources, queries)
  return useMemo(() => Object.fromEntries(queries.map(([name], i) => [name, results[i]])) as Resources, [queries, results])
}

const NO_PROPS = {}
