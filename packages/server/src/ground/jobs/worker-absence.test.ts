import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ABSENCE, createWorkerAbsence, RECONNECTING } from './worker-absence.ts'

it('a worker is gone after two looks at which it is missing, ten seconds apart', () => {
  const absence = createWorkerAbsence()
  expect(absence.observe(['a'], 0)).toEqual([])
  expect(absence.observe(['a', 'b'], ABSENCE)).toEqual(['a'])
  expect(absence.observe([], ABSENCE + 1)).toEqual([])
  expect(absence.observe(['a', 'b'], 2 * ABSENCE)).toEqual([])
})

it('a worker is gone exactly if it was missing for ten seconds and nobody reconnects', () => {
  const worker = fc.constantFrom<string>('a', 'b', 'c')
  const step = fc.record({
    after: fc.nat({ max: 20_000 }),
    missing: fc.uniqueArray(worker),
    reconnects: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const absence = createWorkerAbsence()
      const missingSince = new Map<string, number>()
      let [now, reconnectedAt] = [0, -Infinity]
      for (const { after, missing, reconnects } of steps) {
        now += after
        if (reconnects) {
          absence.reconnected(now)
          reconnectedAt = now
          missingSince.clear()
        }
        for (const id of ['a', 'b', 'c']) if (!missing.includes(id)) missingSince.delete(id)
        for (const id of missing) if (!missingSince.has(id)) missingSince.set(id, now)
        const isGone = (id: string) => now - reconnectedAt >= RECONNECTING && now - (missingSince.get(id) ?? now) >= ABSENCE
        expect(absence.observe(missing, now)).toEqual(missing.filter(isGone))
      }
    }),
  )
})
