import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Chunk, chunksOf } from './chunks.ts'

const list = (count: number) => Array.from({ length: count }, (_, i) => `b${i}`)
const homes = (runs: readonly Chunk[]) => new Map(runs.flatMap(({ key, ids }) => ids.map((id) => [id, key] as const)))
const strangers = (before: readonly Chunk[], after: readonly Chunk[]) => {
  const [old, now] = [homes(before), homes(after)]
  return [...now.keys()].filter((id) => old.has(id) && old.get(id) !== now.get(id))
}

it('contains every id once and in order, for any change of the list', () => {
  const orders = fc.array(fc.shuffledSubarray(list(150)), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(orders, (states) => {
      let runs: readonly Chunk[] = []
      for (const ids of states) {
        runs = chunksOf(runs, ids)
        expect(runs.flatMap((run) => run.ids)).toEqual(ids)
        expect(new Set(runs.map(({ key }) => key)).size).toBe(runs.length)
      }
    }),
  )
})

it('keeps each block in its chunk when one is added, removed or moved', () => {
  const start = chunksOf([], list(1000))
  fc.assert(
    fc.property(fc.nat(999), fc.nat(999), (from, to) => {
      const without = list(1000).filter((_, i) => i !== from)
      const moved = without.toSpliced(to, 0, `b${from}`)
      expect(strangers(start, chunksOf(start, without))).toEqual([])
      expect(strangers(start, chunksOf(start, list(1000).toSpliced(to, 0, 'new')))).toEqual([])
      // A moved block is mounted again in another chunk. When two neighbors swap, either one may count as moved.
      expect(strangers(start, chunksOf(start, moved)).length).toBeLessThanOrEqual(1)
    }),
  )
})

it('keeps unchanged chunks and creates new ones for many new blocks', () => {
  const start = chunksOf([], list(1000))
  expect(start.length).toBeGreaterThan(30)
  const after = chunksOf(start, list(1000).toSpliced(500, 0, 'new'))
  expect(after.filter((run, i) => run !== start[i])).toHaveLength(1)
  const other = chunksOf(
    start,
    list(1000).map((id) => `other ${id}`),
  )
  expect(other.length).toBeGreaterThan(10)
})
