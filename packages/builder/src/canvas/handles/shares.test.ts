import { sharesOf } from '@blockfront/engine/render'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatRatio, moveLine, nearestShares } from './shares.ts'

const widths = fc.array(fc.double({ min: 1, max: 2000, noNaN: true }), { minLength: 2, maxLength: 6 })

it('are twelfths of the widths', () => {
  expect(
    [
      [500, 500],
      [660, 330],
      [100, 200, 100],
      [250, 250, 250, 250],
      [1190, 10],
    ].map(nearestShares),
  ).toEqual([
    [6, 6],
    [8, 4],
    [3, 6, 3],
    [3, 3, 3, 3],
    [11, 1],
  ])
  expect(moveLine([3, 6, 3], 1, 4.4)).toEqual([3, 4, 5])
})

it('are valid ratios after any move, of the same element', () => {
  fc.assert(
    fc.property(widths, fc.nat(4), fc.double({ min: -20, max: 20, noNaN: true }), (all, at, share) => {
      const before = nearestShares(all)
      const index = at % (all.length - 1)
      const after = moveLine(before, index, share)
      expect(sharesOf(formatRatio('halves', after), 'halves', all.length)).toEqual(after)
      expect(sharesOf(formatRatio('halves', after), 'thirds', all.length)).toBeUndefined()
      for (const [i, old] of before.entries()) if (i !== index && i !== index + 1) expect(after[i]).toBe(old)
    }),
  )
})
