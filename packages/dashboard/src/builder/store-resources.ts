import { AdapterError, type ResourceSource } from '@blockfront/builder'
import type { Client } from '@blockfront/contract/client'
import type { Product, Queries, Resource, StoreQueries } from '@blockfront/engine/render'
import { type LiveResource, liveResource } from './live-resource.ts'
import { messages } from './messages.ts'

export interface StoreResources extends ResourceSource {
  /** Loads again what failed. */
  retry: () => void
  stop: () => void
}

/**
 * The data of blocks on the canvas: the store's own products and categories, as shoppers see them. It never becomes stale: what is loaded stays
 * until the builder is closed (product.md, point 9).
 */
export function storeResources(api: Client, storeId: string): StoreResources {
  const known = new Map<string, LiveResource<unknown>>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    read<K extends keyof Queries>(name: K, query: Queries[K]['query']) {
      const key = JSON.stringify([name, query])
      let resource = known.get(key)
      if (!resource) {
        const load = questions(api, storeId)[name as keyof StoreQueries] as (
          query: Queries[K]['query'],
          signal: AbortSignal,
        ) => Promise<unknown>
        resource = liveResource((signal) => load(query, signal), notify)
        known.set(key, resource)
      }
      return resource.read() as Resource<Queries[K]['result']>
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    retry() {
      for (const resource of known.values()) if (resource.read().status === 'error') resource.load()
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

const newestOf = (api: Client, storeId: string, collection: string, limit: number, signal: AbortSignal) =>
  api.call(
    'product.byCollection',
    { query: { storeId, productCollection: collection, numberOfProducts: Math.min(Math.max(limit, 1), 100) } },
    { signal },
  )

async function newestProduct(api: Client, storeId: string, signal: AbortSignal) {
  const [card] = await newestOf(api, storeId, 'latest', 1, signal)
  return card && api.call('product.getByStoreSlug', { query: { storeId, productSlug: card.slug } }, { signal })
}

const questions = (api: Client, storeId: string): Questions => ({
  products: async ({ collection, limit, ids }, signal) => {
    if (ids) return (await api.call('product.byIds', { query: { storeId, ids: ids.join() } }, { signal })).content
    return newestOf(api, storeId, collection, limit, signal)
  },
  related: async ({ collection, limit }, signal) => {
    const product = await newestProduct(api, storeId, signal)
    const names = new Set([...(product?.categories[0] ? [product.categories[0].id] : []), collection])
    const lists = await Promise.all([...names].map((name) => newestOf(api, storeId, name, limit + 1, signal)))
    const cards = new Map(lists.flat().map((card) => [card.id, card]))
    return [...cards.values()].filter(({ id }) => id !== product?.id).slice(0, limit)
  },
  // No shopper has opened products here: the newest ones are examples.
  recentlyViewed: ({ limit }, signal) => newestOf(api, storeId, 'latest', limit, signal),
  categories: ({ limit, isNested }, signal) =>
    api.call('category.cards', { query: { storeId, limit: Math.min(Math.max(limit, 1), 100), isNested } }, { signal }),
  // A product page has no particular product in the builder: show the newest one.
  product: async (_query, signal) => {
    const product = await newestProduct(api, storeId, signal)
    if (!product) throw new AdapterError('gone', messages.noProduct)
    return product as Product
  },
  reviews: async ({ limit }, signal) => {
    const query = { storeId, pageSize: Math.min(Math.max(limit, 1), 100) }
    const { content } = await api.call('review.ofProduct', { query }, { signal })
    const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })
    return { items: content.map((review) => ({ ...review, date: date.format(new Date(review.createdAt)) })) }
  },
})
