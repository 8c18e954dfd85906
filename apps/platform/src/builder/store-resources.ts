import { AdapterError, type ResourceSource } from '@blockfront/builder'
import type { Client } from '@blockfront/contract/client'
import type { Product, Queries, Resource, StoreQueries } from '@blockfront/engine/render'
import { type LiveResource, liveResource } from './live-resource.ts'
import { messages } from './messages.ts'

/** Data older than this is loaded again when the window gets the focus, in milliseconds. */
const FRESH = 30_000

export interface StoreResources extends ResourceSource {
  /** Reloads everything that is older than a time. */
  refresh: () => void
  stop: () => void
}

/** The data of blocks on the canvas: the store's own products and categories, as shoppers see them. */
export function storeResources(api: Client, storeId: string): StoreResources {
  const known = new Map<string, LiveResource<unknown>>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let asked = Date.now()
  return {
    read<K extends keyof Queries>(name: K, query: Queries[K]['query']) {
      const key = JSON.stringify([name, query])
      let resource = known.get(key)
      if (!resource) {
        const ask = questions(api, storeId)[name as keyof StoreQueries] as (
          query: Queries[K]['query'],
          signal: AbortSignal,
        ) => Promise<unknown>
        resource = liveResource((signal) => ask(query, signal), tell)
        known.set(key, resource)
      }
      return resource.read() as Resource<Queries[K]['result']>
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh() {
      if (Date.now() - asked < FRESH) return
      asked = Date.now()
      for (const resource of known.values()) resource.refresh()
    },
    stop() {
      for (const resource of known.values()) resource.stop()
      known.clear()
    },
  }
}

type Questions = {
  [K in keyof StoreQueries]: (query: StoreQueries[K]['query'], signal: AbortSignal) => Promise<StoreQueries[K]['result']>
}

const questions = (api: Client, storeId: string): Questions => ({
  products: ({ collection, limit }, signal) =>
    api.call(
      'product.byCollection',
      { query: { storeId, productCollection: collection, numberOfProducts: Math.min(Math.max(limit, 1), 100) } },
      { signal },
    ),
  categories: async ({ limit }, signal) =>
    (await api.call('category.list', { query: { storeId } }, { signal })).slice(0, Math.max(limit, 1)),
  // A product page has no particular product in the builder: show the newest one.
  product: async (_query, signal) => {
    const latest = { storeId, productCollection: 'latest', numberOfProducts: 1 } as const
    const [card] = await api.call('product.byCollection', { query: latest }, { signal })
    if (!card) throw new AdapterError('gone', messages.noProduct)
    return (await api.call('product.getByStoreSlug', { query: { storeId, productSlug: card.slug } }, { signal })) as Product
  },
  reviews: async ({ limit }, signal) => {
    const query = { storeId, pageSize: Math.min(Math.max(limit, 1), 100) }
    const { content } = await api.call('review.ofProduct', { query }, { signal })
    const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })
    return { items: content.map((review) => ({ ...review, date: date.format(new Date(review.createdAt)) })) }
  },
})
