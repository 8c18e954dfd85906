import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPermits, fairLimits, type PoolLimits, type Requester, runAsTenant } from './fair-pool.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const limits: PoolLimits = { ...fairLimits(10), perClient: 3, perStore: 5, waiting: 8, waitingPerClient: 4 }

/** The result of an attempt to get a permit. */
interface Attempt {
  requester: Requester
  state: 'waits' | 'has' | 'client' | 'all' | 'away'
  giveBack(): void
}

function open(own = limits) {
  const permits = createPermits(own)
  const attempts: Attempt[] = []
  const request = (requester: Requester) => {
    const attempt: Attempt = { requester, state: 'waits', giveBack: () => {} }
    attempts.push(attempt)
    runAsTenant(requester, permits.acquire).then(
      (giveBack) => Object.assign(attempt, { state: 'has', giveBack }),
      ({ reason }) => Object.assign(attempt, { state: reason }),
    )
    return attempt
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const count = (fits: (attempt: Attempt) => boolean) => attempts.filter(fits).length
  return { permits, attempts, ask: request, settle, count }
}

it('gives one client its share and queues its other requests, while another client starts immediately', async () => {
  const { ask, settle, count } = open()
  const first = Array.from({ length: 9 }, () => ask({ client: 'a' }))
  await settle()
  expect(first.map(({ state }) => state)).toEqual([...Array(3).fill('has'), ...Array(4).fill('waits'), 'client', 'client'])
  const other = ask({ client: 'b' })
  await settle()
  expect(other.state).toBe('has')
  first[0]?.giveBack()
  first[0]?.giveBack()
  await settle()
  expect(count(({ requester, state }) => requester.client === 'a' && state === 'has')).toBe(4)
})

it('reserves connections for signing in and ordering, and serves those first', async () => {
  const { ask, settle } = open()
  const many = Array.from({ length: 12 }, (_, i) => ask({ client: `c${i}` }))
  await settle()
  expect(many.filter(({ state }) => state === 'has')).toHaveLength(8)
  const orders = Array.from({ length: 3 }, (_, i) => ask({ client: `o${i}`, isReserved: true }))
  await settle()
  expect(orders.map(({ state }) => state)).toEqual(['has', 'has', 'waits'])
  many[0]?.giveBack()
  await settle()
  expect(orders[2]?.state).toBe('has')
  expect(many[8]?.state).toBe('waits')
})

it('refuses when too many wait, and after too long; orders wait longer', async () => {
  const { ask, settle, count } = open()
  for (let i = 0; i < 10; i++) ask({ client: `c${i}`, isReserved: true })
  const order = ask({ client: 'order', isReserved: true })
  const waiting = Array.from({ length: 8 }, (_, i) => ask({ client: `w${i}` }))
  await settle()
  expect(waiting.map(({ state }) => state)).toEqual([...Array(7).fill('waits'), 'all'])
  await vi.advanceTimersByTimeAsync(limits.patience)
  expect(count(({ state }) => state === 'all')).toBe(8)
  expect(order.state).toBe('waits')
  await vi.advanceTimersByTimeAsync(limits.reservedPatience)
  expect(order.state).toBe('all')
})

it('refuses everything while the database is unreachable, and recovers', async () => {
  const { permits, ask, settle } = open()
  const holding = Array.from({ length: 3 }, () => ask({ client: 'a' }))
  const waits = ask({ client: 'a' })
  await settle()
  permits.setAway(true)
  const late = ask({ client: 'b', isReserved: true })
  await settle()
  expect([waits.state, late.state, permits.waiting()]).toEqual(['away', 'away', 0])
  permits.setAway(false)
  for (const { giveBack } of holding) giveBack()
  const after = ask({ client: 'a' })
  await settle()
  expect(after.state).toBe('has')
})

it('never exceeds a share, uses every available connection, and leaves no entries in the end', async () => {
  const requester = fc.record({
    client: fc.constantFrom('a', 'b', 'c', 'd'),
    storeId: fc.constantFrom('oak', 'elm', undefined),
    isReserved: fc.boolean(),
  })
  const step = fc.oneof(requester, fc.nat({ max: 30 }))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { permits, attempts, ask, settle, count } = open()
      const has = ({ state }: Attempt) => state === 'has'
      const held = (fits: (of: Requester) => boolean) => count((attempt) => has(attempt) && fits(attempt.requester))
      for (const one of steps) {
        if (typeof one === 'number') {
          const holder = attempts.filter(has)[one]
          if (holder) {
            holder.giveBack()
            Object.assign(holder, { state: 'all' })
          }
        } else ask(one as Requester)
        await settle()
        const all = held(() => true)
        expect(all).toBeLessThanOrEqual(limits.size)
        for (const client of ['a', 'b', 'c', 'd'])
          expect(held((of) => of.client === client)).toBeLessThanOrEqual(limits.perClient)
        for (const storeId of ['oak', 'elm']) expect(held((of) => of.storeId === storeId)).toBeLessThanOrEqual(limits.perStore)
        for (const { requester: of, state } of attempts) {
          if (state !== 'waits') continue
          const isFull = all >= (of.isReserved ? limits.size : limits.size - limits.reserved)
          const hasShare = held(({ client }) => client === of.client) >= limits.perClient
          const storeHasShare = of.storeId !== undefined && held(({ storeId }) => storeId === of.storeId) >= limits.perStore
          expect(isFull || hasShare || storeHasShare).toBe(true)
        }
      }
      for (let left = attempts.filter(has); left.length > 0; left = attempts.filter(has)) {
        for (const holder of left) {
          holder.giveBack()
          Object.assign(holder, { state: 'all' })
        }
        await settle()
      }
      expect(permits.waiting()).toBe(0)
    }),
    { numRuns: repeat(30) },
  )
})
