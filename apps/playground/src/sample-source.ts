import type { ResourceSource } from '@blockfront/builder'
import { sampleResources } from '@blockfront/engine/generate'
import type { Queries, Resource } from '@blockfront/engine/render'

/** Returns sample products and categories for blocks. Results are immediately available and always the same. */
export function sampleSource(): ResourceSource {
  const cache = new Map<string, unknown>()
  return {
    read<K extends keyof Queries>(name: K, query: Queries[K]['query']) {
      const key = JSON.stringify([name, query])
      if (!cache.has(key)) cache.set(key, sampleResources({ data: () => ({ [name]: query }) }, {})[name])
      return cache.get(key) as Resource<Queries[K]['result']>
    },
    subscribe: () => () => {},
  }
}
