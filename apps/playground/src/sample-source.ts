import type { ResourceSource } from '@blockfront/builder'
import { sampleResources } from '@blockfront/engine/generate'
import type { Queries, Resource } from '@blockfront/engine/render'

/** A pretend store: it answers every question of a block with sample products and categories, at once and always the same. */
export function sampleSource(): ResourceSource {
  const known = new Map<string, unknown>()
  return {
    read<K extends keyof Queries>(name: K, query: Queries[K]['query']) {
      const key = JSON.stringify([name, query])
      if (!known.has(key)) known.set(key, sampleResources({ data: () => ({ [name]: query }) }, {})[name])
      return known.get(key) as Resource<Queries[K]['result']>
    },
    subscribe: () => () => {},
  }
}
