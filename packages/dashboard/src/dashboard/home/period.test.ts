import { expect, it } from 'vitest'
import { changeOf, type Day } from './period.ts'

const days = (...revenues: number[]): Day[] =>
  revenues.map((revenue, i) => ({ date: `2026-03-0${i + 1}`, orders: revenue > 0 ? 1 : 0, revenue }))

it('compares the later half of the days with the earlier one', () => {
  expect(changeOf(days(10, 10, 20, 5), 'revenue')).toBeCloseTo(0.25)
  expect(changeOf(days(10, 10, 0, 5), 'orders')).toBeCloseTo(-0.5)
  expect(changeOf(days(10, 10, 0, 0), 'revenue')).toBe(-1)
})

it('returns nothing without data to compare', () => {
  expect(changeOf(days(0, 0, 20, 5), 'revenue')).toBeUndefined()
  expect(changeOf([], 'revenue')).toBeUndefined()
})
