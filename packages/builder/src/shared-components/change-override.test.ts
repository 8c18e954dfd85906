import type { Override } from '@blockfront/engine'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeOverride, overrideOf } from './change-override.ts'

const block = (id: string) => ({ id, type: 'note', version: 1, props: { text: 'Shared', size: 1, list: [{ a: 1 }] } })

it('stores only values that differ from the component', () => {
  const once = changeOverride([], block('a'), { text: 'Own', size: 1 })
  expect(once).toEqual([{ id: 'a', type: 'note', version: 1, props: { text: 'Own' } }])
  expect(changeOverride(once, block('a'), { list: [{ a: 1 }] })).toEqual(once)
  expect(changeOverride(once, block('a'), { text: 'Shared' })).toEqual([])
  expect(changeOverride(once, block('a'), { text: undefined })).toEqual([])
  expect(changeOverride(once, { ...block('a'), version: 2 }, { size: 2 })).toEqual([
    { id: 'a', type: 'note', version: 2, props: { size: 2 } },
  ])
})

it('has one override for each block and leaves those of other blocks unchanged, after any changes', () => {
  const change = fc.record({ id: fc.constantFrom('a', 'b', 'c'), size: fc.nat({ max: 2 }) })
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      let overrides: Override[] = []
      const last = new Map<string, number>()
      for (const { id, size } of changes) {
        overrides = changeOverride(overrides, block(id), { size })
        last.set(id, size)
        for (const [own, value] of last)
          expect(overrideOf(overrides, block(own))?.props).toEqual(value === 1 ? undefined : { size: value })
      }
      expect(new Set(overrides.map(({ id }) => id)).size).toBe(overrides.length)
    }),
  )
})
