import { expect, it } from 'vitest'
import { scaleTop } from './scale-top.ts'

it('rounds the maximum of a scale up to a round number', () => {
  expect([0, 0.4, 1, 9.5, 74, 76, 612, 1001].map(scaleTop)).toEqual([1, 0.5, 1, 10, 75, 100, 750, 1500])
  for (const value of [0.03, 3.3, 48, 99_999, 123_456_789]) expect(scaleTop(value)).toBeGreaterThanOrEqual(value)
})
