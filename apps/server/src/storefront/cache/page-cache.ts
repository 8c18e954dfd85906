import { LRUCache } from 'lru-cache'
import type { Changed, StoreEvents } from '../../events/store-events.ts'
import { compressWell, type ReadyAnswer } from './cached-response.ts'

/** An answer that was just made. */
export interface Made {
  answer: ReadyAnswer
  /** Whether the next one who asks may have it too. */
  keep: boolean
  /** Names of what it shows beside the store itself (`events/cache-tags.ts`): a change of any of them makes it out of date. */
  shows?: Iterable<string>
}

export interface PageCache {
  /** What lies ready under a name. A name says its store's host and the address in one form. */
  get(storeId: string, name: string): ReadyAnswer | undefined
  /** What was last made under a name, though it may be out of date: while changes cannot be heard. */
  last(storeId: string, name: string): ReadyAnswer | undefined
  /** What lies ready, is being made for somebody else, or is made now: once, however many ask. */
  getOrMake(storeId: string, name: string, make: () => Promise<Made>): Promise<ReadyAnswer>
  /** Forgets a store's answers, those of them that show something that changed, or all. */
  forget(storeId?: string, changed?: Changed): void
  /** How many answers lie ready, and the bytes that they take. */
  size(): { answers: number; bytes: number }
}

interface Making {
  promise: Promise<ReadyAnswer>
  /** What changed since it was begun. One that shows anything of it must not be kept. */
  changes: Changed[]
}

interface Kept {
  answer: ReadyAnswer
  shows: readonly string[]
}

const isOutdated = (shows: readonly string[], changed: Changed) => !changed || shows.some((name) => changed.has(name))

/** Beside its bytes, what an answer takes for its headers and its place. */
const OVERHEAD = 4096
const NAME = 48

/**
 * Answers of store hosts by store and name, within `maxBytes`. Those that show what changes are forgotten; while changes cannot be
 * heard, nothing counts as ready.
 */
export function createPageCache(events: Pick<StoreEvents, 'onChange' | 'listening'>, maxBytes: number): PageCache {
  const names = new Map<string, Set<string>>()
  const making = new Map<string, Making>()
  const ready = new LRUCache<string, Kept>({
    maxSize: Math.max(maxBytes, 1),
    sizeCalculation: ({ answer, shows }, key) => answer.size + key.length + OVERHEAD + shows.length * NAME,
    dispose: (_, key) => {
      const [storeId = ''] = key.split(' ', 1)
      const own = names.get(storeId)
      own?.delete(key)
      if (own?.size === 0) names.delete(storeId)
    },
  })
  const keyOf = (storeId: string, name: string) => `${storeId} ${name}`

  const forget: PageCache['forget'] = (storeId, changed) => {
    for (const [key, under] of making) {
      if (storeId !== undefined && !key.startsWith(`${storeId} `)) continue
      under.changes.push(changed)
      making.delete(key)
    }
    if (storeId === undefined) ready.clear()
    else
      for (const key of [...(names.get(storeId) ?? [])]) if (isOutdated(ready.peek(key)?.shows ?? [], changed)) ready.delete(key)
  }
  events.onChange(forget)

  const keep = (storeId: string, key: string, kept: Kept) => {
    ready.set(key, kept)
    if (!ready.has(key)) return
    const own = names.get(storeId)
    if (own) own.add(key)
    else names.set(storeId, new Set([key]))
  }
  let compressing = false
  /** One at a time, so that it never takes more than one of the threads that pages are made with: others have their turn when they are read. */
  const improve = async (answer: ReadyAnswer) => {
    if (compressing) return
    compressing = true
    await compressWell(answer).catch(() => {})
    compressing = false
  }
  const get: PageCache['get'] = (storeId, name) => {
    const answer = events.listening() ? ready.get(keyOf(storeId, name))?.answer : undefined
    if (answer) void improve(answer)
    return answer
  }

  return {
    get,
    last: (storeId, name) => ready.get(keyOf(storeId, name))?.answer,
    async getOrMake(storeId, name, make) {
      const known = get(storeId, name)
      if (known) return known
      const key = keyOf(storeId, name)
      const under = making.get(key)
      if (under) return under.promise
      const own: Making = { promise: undefined as never, changes: [] }
      own.promise = make()
        .then(({ answer, keep: wanted, shows = [] }) => {
          const kept = { answer, shows: [...new Set(shows)] }
          if (wanted && events.listening() && !own.changes.some((changed) => isOutdated(kept.shows, changed)))
            keep(storeId, key, kept)
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
