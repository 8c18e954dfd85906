import { expect, it } from 'vitest'
import { scrollSpeed } from './autoscroll.ts'

it('is 0 in the middle, increases toward the edges, and is limited beyond them', () => {
  expect(scrollSpeed(400, 0, 800)).toBe(0)
  expect(scrollSpeed(60, 0, 800)).toBeLessThanOrEqual(0)
  expect(scrollSpeed(10, 0, 800)).toBeLessThan(scrollSpeed(50, 0, 800))
  expect(scrollSpeed(790, 0, 800)).toBeGreaterThan(0)
  expect(scrollSpeed(-500, 0, 800)).toBe(-scrollSpeed(1300, 0, 800))
  expect(scrollSpeed(5, 0, 0)).toBe(0)
})
