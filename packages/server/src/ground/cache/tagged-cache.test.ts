import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChangedTags } from '../events/store-events.ts'
import { createTaggedCache, type Loaded, MAX_COPY_AGE } from './tagged-cache.ts'

type Listener = (storeId: string | undefined, changed: ChangedTags) => void

/** Change events that a test sends. */
function testEvents() {
  const state = { listening: true, change: (() => {}) as Listener }
  const onChange = (listener: Listener) => {
    state.change = listener
    return () => {}
  }
  return Object.assign(state, { events: { onChange, isListening: () => state.listening } })
}

let state: ReturnType<typeof testEvents>
let loads = 0
beforeEach(() => {
  state = testEvents()
  loads = 0
})

const cacheOf = (maxBytes = 1_000_000) =>
  createTaggedCache<{ text: string }>(state.events, { maxBytes, bytes: ({ text }) => text.length })
const load =
  (more: Partial<Loaded<{ text: string }>> = {}) =>
  async () => ({ value: { text: `load ${++loads}` }, ...more })

describe('loading', () => {
  it('loads once, also for callers that wait for the same load', async () => {
    const cache = cacheOf()
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.getOrLoad('oak', 'home', load())))
    expect(new Set(all).size).toBe(1)
    expect(await cache.getOrLoad('oak', 'home', load())).toBe(cache.get('home'))
    expect(cache.stats()).toMatchObject({ entries: 1, hits: 2, misses: 1 })
  })

  it('loads several keys at once, and only the missing ones', async () => {
    const cache = cacheOf()
    const batches: string[][] = []
    const loadMany = async (missing: readonly string[]) => {
      batches.push([...missing])
      return new Map(missing.filter((key) => key !== 'none').map((key) => [key, { value: { text: key }, tags: [key] }]))
    }
    expect([...(await cache.getMany('oak', ['a', 'b', 'none'], loadMany)).keys()]).toEqual(['a', 'b'])
    state.change('oak', new Set(['b']))
    expect([...(await cache.getMany('oak', ['a', 'b'], loadMany)).keys()]).toEqual(['a', 'b'])
    await cache.getMany('oak', ['a', 'b'], loadMany)
    expect(batches).toEqual([['a', 'b', 'none'], ['b']])
  })

  it('stores no failure and nothing that is not cacheable', async () => {
    const cache = cacheOf()
    await expect(cache.getOrLoad('oak', 'home', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await cache.getOrLoad('oak', 'home', load({ cacheable: false }))
    expect(cache.get('home')).toBeUndefined()
    expect(await cache.getOrLoad('oak', 'home', load())).toEqual({ text: 'load 2' })
  })

  it('expires values after their time to live, but keeps them as stale', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const cache = cacheOf()
    await cache.getOrLoad('oak', 'home', load({ ttl: 100 }))
    vi.advanceTimersByTime(99)
    expect(cache.get('home')).toBeDefined()
    vi.advanceTimersByTime(1)
    expect([cache.get('home'), cache.getStale('home')]).toEqual([undefined, { text: 'load 1' }])
    vi.useRealTimers()
  })
})

describe('changes', () => {
  it('clear the tags that they name, a store without tags, or everything', async () => {
    const cache = cacheOf()
    const fill = async () => {
      await cache.getOrLoad('oak', 'home', load({ tags: ['list', 'product/a'] }))
      await cache.getOrLoad('oak', 'about', load())
      await cache.getOrLoad('elm', 'shop', load({ tags: ['list'] }))
      await cache.getOrLoad(undefined, 'unknown', load())
    }
    const left = () => ['home', 'about', 'shop', 'unknown'].filter((key) => cache.get(key))
    await fill()
    state.change('oak', new Set(['product/b']))
    expect(left()).toEqual(['home', 'about', 'shop', 'unknown'])
    state.change('oak', new Set(['product/a', 'product/b']))
    expect(left()).toEqual(['about', 'shop', 'unknown'])
    await fill()
    state.change('oak', undefined)
    expect(left()).toEqual(['shop'])
    await fill()
    const known = cache.get('home')
    state.change(undefined, undefined)
    expect(left()).toEqual([])
    expect(cache.getStale('home')).toBe(known)
    expect((await cache.getOrLoad('oak', 'home', load())).text).not.toBe(known?.text)
    expect(left()).toEqual(['home'])
    cache.clear()
    expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 })
  })

  it('that may have been missed leave values for an hour', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const cache = cacheOf()
    const known = await cache.getOrLoad('oak', 'home', load())
    vi.advanceTimersByTime(2 * MAX_COPY_AGE)
    state.change(undefined, undefined)
    vi.advanceTimersByTime(MAX_COPY_AGE - 1)
    state.change(undefined, undefined)
    expect(cache.getStale('home')).toBe(known)
    vi.advanceTimersByTime(1)
    expect(cache.getStale('home')).toBeUndefined()
    vi.useRealTimers()
  })

  it('during a load keep its value from being stored, if they touch it', async () => {
    const cache = cacheOf()
    const during = (key: string, change: () => void, more: Partial<Loaded<{ text: string }>>) =>
      cache.getOrLoad('oak', key, async () => {
        change()
        return { value: { text: key }, ...more }
      })
    const stale = { text: 'outdated' }
    const tags = ['product/a']
    expect(await during('a', () => state.change('oak', new Set(tags)), { tags, outdated: () => stale })).toBe(stale)
    await during('b', () => state.change('oak', undefined), {})
    await during('c', () => state.change('oak', new Set(['product/b'])), { tags })
    await during('d', () => state.change('elm', undefined), {})
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['c', 'd'])
  })

  it('start another load for callers that come after them', async () => {
    const cache = cacheOf()
    const gate = Promise.withResolvers<{ value: { text: string } }>()
    const before = cache.getOrLoad('oak', 'home', () => gate.promise)
    state.change('oak', new Set(['product/a']))
    expect(await cache.getOrLoad('oak', 'home', load())).toEqual({ text: 'load 1' })
    gate.resolve({ value: { text: 'late' } })
    await before
  })

  it('that cannot be heard leave only stale values', async () => {
    const cache = cacheOf()
    const known = await cache.getOrLoad('oak', 'home', load())
    state.listening = false
    expect([cache.get('home'), cache.getStale('home')]).toEqual([undefined, known])
    await cache.getOrLoad('oak', 'home', load())
    await cache.getOrLoad('oak', 'about', load())
    state.listening = true
    expect([cache.get('home'), cache.get('about')]).toEqual([known, undefined])
  })

  it('visit no entry that they do not remove', async () => {
    const cache = cacheOf(1_000_000_000)
    const many = Array.from({ length: 20_000 }, (_, n) => `page ${n}`)
    const loadAll = (keys: readonly string[]) =>
      Promise.resolve(new Map(keys.map((key) => [key, { value: { text: key }, tags: [`product/${key}`, 'list'] }])))
    await cache.getMany('oak', many, loadAll)
    const visited = vi.spyOn(Set.prototype, 'delete')
    state.change('oak', new Set(['product/page 7']))
    expect(visited.mock.calls.length).toBeLessThan(10)
    visited.mockRestore()
    expect(cache.stats().entries).toBe(many.length - 1)
  })
})

describe('the byte limit', () => {
  it('removes the least recently used entries', async () => {
    const cache = cacheOf(10_000)
    const text = 'x'.repeat(2_000)
    for (const key of ['a', 'b', 'c']) await cache.getOrLoad('oak', key, async () => ({ value: { text } }))
    cache.get('a')
    await cache.getOrLoad('oak', 'd', async () => ({ value: { text } }))
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
    expect(cache.stats()).toMatchObject({ entries: 3, evictions: 1 })
    expect(cache.stats().bytes).toBeLessThanOrEqual(10_000)
  })

  it('of zero stores nothing', async () => {
    const cache = cacheOf(0)
    await cache.getOrLoad('oak', 'home', async () => ({ value: { text: '' } }))
    expect(cache.stats().entries).toBe(0)
  })
})

/** A model of the cache, without index, limit and parallel loads. */
class Model {
  readonly entries = new Map<
    string,
    { text: string; storeId: string | undefined; tags: ReadonlySet<string>; outdated?: boolean }
  >()

  current(key: string) {
    const entry = this.entries.get(key)
    return entry?.outdated ? undefined : entry
  }

  change(storeId: string | undefined, tags: ChangedTags) {
    for (const [key, entry] of this.entries) {
      const isStore = entry.storeId === storeId || (entry.storeId === undefined && !tags)
      if (storeId === undefined) entry.outdated = true
      else if (isStore && (!tags || [...tags].some((tag) => entry.tags.has(tag)))) this.entries.delete(key)
    }
  }
}

const storeIds = fc.constantFrom('oak', 'elm', undefined)
const tagSets = fc.uniqueArray(fc.constantFrom('list', 'product/a', 'product/b'), { maxLength: 3 })
const changes = fc.tuple(storeIds, fc.option(tagSets, { nil: undefined })).map(([storeId, tags]) => ({
  storeId,
  tags: tags && storeId !== undefined ? new Set(tags) : undefined,
}))
const loadings = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  storeId: storeIds,
  tags: tagSets,
  cacheable: fc.boolean(),
  during: fc.array(changes, { maxLength: 2 }),
  listening: fc.boolean(),
})

it('agrees with a model in random sequences of loads and changes', async () => {
  const step = fc.oneof(
    loadings.map((loading) => ({ loading })),
    changes.map((change) => ({ change })),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const test = testEvents()
      const cache = createTaggedCache<{ text: string }>(test.events, { maxBytes: 1_000_000, bytes: () => 1 })
      const model = new Model()
      const change = (storeId: string | undefined, tags: ChangedTags) => {
        test.change(storeId, tags)
        model.change(storeId, tags)
      }
      for (const [at, one] of steps.entries()) {
        if ('change' in one) change(one.change.storeId, one.change.tags)
        else {
          const { key, storeId, tags, cacheable, during, listening } = one.loading
          test.listening = listening
          const known = listening ? model.current(key)?.text : undefined
          const found = await cache.getOrLoad(storeId, key, async () => {
            for (const { storeId: changed, tags: names } of during) change(changed, names)
            return { value: { text: `${at}` }, tags, cacheable }
          })
          test.listening = true
          expect(found.text).toBe(known ?? `${at}`)
          if (known !== undefined) continue
          const fresh = new Model()
          fresh.entries.set(key, { text: `${at}`, storeId, tags: new Set(tags) })
          for (const { storeId: changed, tags: names } of during) fresh.change(changed, names)
          const stored = cacheable && listening ? fresh.current(key) : undefined
          if (stored) model.entries.set(key, stored)
        }
        for (const key of ['a', 'b', 'c', 'd', 'e']) expect(cache.get(key)?.text).toBe(model.current(key)?.text)
        expect(cache.stats().entries).toBe(model.entries.size)
      }
      cache.clear()
      expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 })
    }),
    { numRuns: repeat(300) },
  )
})
