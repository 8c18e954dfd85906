import { LRUCache } from 'lru-cache'
import type { StoreEvents } from '../db/store-events.ts'
import type { ReadyAnswer } from './ready-answer.ts'

/** An answer that was just made. */
export interface Made {
  answer: ReadyAnswer
  /** Whether the next one who asks may have it too. */
  keep: boolean
}

export interface PageCache {
  /** What lies ready under a name. A name says its store's host and all that the answer depends on. */
  get(storeId: string, name: string): ReadyAnswer | undefined
  /** What lies ready, is being made for somebody else, or is made now: once, however many ask. */
  getOrMake(storeId: string, name: string, make: () => Promise<Made>): Promise<ReadyAnswer>
  /** Forgets a store's answers, or all. */
  forget(storeId?: string): void
  /** How many answers lie ready, and the bytes that they take. */
  size(): { answers: number; bytes: number }
}

interface Making {
  promise: Promise<ReadyAnswer>
  /** Something changed after it was begun: it must not be kept. */
  outdated: boolean
}

/** Beside its bytes, what an answer takes for its headers and its place. */
const OVERHEAD = 4096

/**
 * Answers of store hosts by store and name, within `maxBytes`. A store's are forgotten when it changes; while notices of changes
 * cannot be heard, nothing is answered from memory.
 */
export function createPageCache(events: Pick<StoreEvents, 'onChange' | 'listening'>, maxBytes: number): PageCache {
  const names = new Map<string, Set<string>>()
  const making = new Map<string, Making>()
  const ready = new LRUCache<string, ReadyAnswer>({
    maxSize: Math.max(maxBytes, 1),
    sizeCalculation: ({ size }, key) => size + key.length + OVERHEAD,
    dispose: (_, key) => {
      const [storeId = ''] = key.split(' ', 1)
      const own = names.get(storeId)
      own?.delete(key)
      if (own?.size === 0) names.delete(storeId)
    },
  })
  const keyOf = (storeId: string, name: string) => `${storeId} ${name}`

  const forget = (storeId?: string) => {
    for (const [key, under] of making) {
      if (storeId !== undefined && !key.startsWith(`${storeId} `)) continue
      under.outdated = true
      making.delete(key)
    }
    if (storeId === undefined) ready.clear()
    else for (const key of [...(names.get(storeId) ?? [])]) ready.delete(key)
  }
  events.onChange(forget)

  const keep = (storeId: string, key: string, answer: ReadyAnswer) => {
    ready.set(key, answer)
    if (!ready.has(key)) return
    const own = names.get(storeId)
    if (own) own.add(key)
    else names.set(storeId, new Set([key]))
  }
  const get: PageCache['get'] = (storeId, name) => (events.listening() ? ready.get(keyOf(storeId, name)) : undefined)

  return {
    get,
    async getOrMake(storeId, name, make) {
      const known = get(storeId, name)
      if (known) return known
      const key = keyOf(storeId, name)
      const under = making.get(key)
      if (under) return under.promise
      const own: Making = { promise: undefined as never, outdated: false }
      own.promise = make()
        .then(({ answer, keep: wanted }) => {
          if (wanted && !own.outdated && events.listening()) keep(storeId, key, answer)
          return answer
        })
        .finally(() => {
          if (making.get(key) === own) making.delete(key)
        })
      making.set(key, own)
      return own.promise
    },
    forget,
    size: () => ({ answers: ready.size, bytes: ready.calculatedSize }),
  }
}
