import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderTransitions } from './order/order-state.ts'
import { canReview, ratingOf } from './review.ts'

it('averages reviews by their stars, from 1 to 5, and has no rating without reviews', () => {
  expect(ratingOf([0, 0, 0, 0, 0])).toBeUndefined()
  expect(ratingOf([1, 0, 0, 1, 1])).toEqual({ average: 3.33, count: 3 })
  const counts = fc.array(fc.nat(1_000_000), { minLength: 5, maxLength: 5 }).filter((all) => all.some((one) => one > 0))
  fc.assert(
    fc.property(counts, (all) => {
      const { average = 0, count } = ratingOf(all) ?? {}
      expect(count).toBe(all.reduce((sum, one) => sum + one))
      expect(average).toBeGreaterThanOrEqual(all.findIndex((one) => one > 0) + 1)
      expect(average).toBeLessThanOrEqual(all.findLastIndex((one) => one > 0) + 1)
    }),
  )
})

it('accepts reviews of fulfilled items only, and none of canceled or unplaced orders', () => {
  for (const status of Object.keys(orderTransitions) as (keyof typeof orderTransitions)[]) {
    const isClosed = ['pending_payment', 'expired', 'cancelled'].includes(status)
    const can = (fulfilledQuantity: number) => canReview({ status }, { fulfilledQuantity })
    expect([can(1), can(0)]).toEqual([!isClosed, false])
  }
})
