import fc from 'fast-check'
import { expect, it } from 'vitest'
import { delayForAttempt } from './sign-in-throttle.ts'

it('delays attempts after the tenth, each at least as long as the one before, and at most ten seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), (attempt) => {
      expect(delayForAttempt(attempt) === 0).toBe(attempt <= 10)
      expect(delayForAttempt(attempt + 1)).toBeGreaterThanOrEqual(delayForAttempt(attempt))
      expect(delayForAttempt(attempt)).toBeLessThanOrEqual(10_000)
    }),
  )
})
