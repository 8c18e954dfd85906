import type { BuilderAdapter } from '@blockfront/builder'
import { sampleResources } from '@blockfront/engine/generate'
import type { Queries, Resource } from '@blockfront/engine/render'

/** Returns the data of the sample store for the builder. Equal queries have the same result. */
export function sampleStore(): NonNullable<BuilderAdapter['resources']> {
  const known = new Map<string, Resource<unknown>>()
  return {
    read: <K extends keyof Queries>(name: K, query: Queries[K]['query']) => {
      const key = JSON.stringify([name, query])
      const found = known.get(key) ?? sampleResources({ data: () => ({ [name]: query }) }, {})[name] ?? { status: 'loading' }
      known.set(key, found)
      return found as Resource<Queries[K]['result']>
    },
    subscribe: () => () => {},
  }
}
