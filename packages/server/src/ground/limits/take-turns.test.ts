import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeTurns } from './take-turns.ts'

const store = fc.record({ store_id: fc.constantFrom('a', 'b', 'c'), id: fc.nat() })

it('handles each row once, one of each store at a time, the stores in turn', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(store, { maxLength: 30 }), fc.integer({ min: 1, max: 5 }), async (rows, atOnce) => {
      const done: typeof rows = []
      const running: string[] = []
      await takeTurns(rows, { atOnce, signal: new AbortController().signal }, async (row) => {
        expect(running).not.toContain(row.store_id)
        running.push(row.store_id)
        expect(running.length).toBeLessThanOrEqual(atOnce)
        await Promise.resolve()
        running.splice(running.indexOf(row.store_id), 1)
        done.push(row)
      })
      const ofStore = (id: string, list: typeof rows) => list.filter(({ store_id }) => store_id === id)
      for (const id of ['a', 'b', 'c']) expect(ofStore(id, done)).toEqual(ofStore(id, rows))
    }),
    { numRuns: repeat(100) },
  )
})

it('does not wait for a store whose row takes long, and starts no row after it was aborted', async () => {
  const stop = new AbortController()
  const slow = Promise.withResolvers<void>()
  const done: string[] = []
  const rows = ['slow', 'slow', 'other', 'other', 'third'].map((store_id) => ({ store_id }))
  const ended = takeTurns(rows, { atOnce: 2, signal: stop.signal }, async ({ store_id }) => {
    if (store_id === 'slow') await slow.promise
    done.push(store_id)
  })
  await expect.poll(() => done).toEqual(['other', 'third', 'other'])
  stop.abort()
  slow.resolve()
  await ended
  expect(done).toEqual(['other', 'third', 'other', 'slow'])
})
