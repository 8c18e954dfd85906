import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_ATTEMPTS, retryAfterSeconds, retryDelay } from './retry.ts'

const DAY = 86_400

describe('the delay before a retry', () => {
  it('grows with each attempt, and ends after about a day', () => {
    const delays = Array.from({ length: MAX_ATTEMPTS }, (_, i) => retryDelay(i + 1, { retryAfter: 0, random: 0 }))
    expect(delays.at(-1)).toBeUndefined()
    const known = delays.slice(0, -1) as number[]
    expect(known).toEqual(known.toSorted((a, b) => a - b))
    const total = known.reduce((sum, delay) => sum + delay, 0)
    expect(total).toBeGreaterThan(0.9 * DAY)
    expect(total).toBeLessThan(1.1 * DAY)
  })

  it('is never shorter than the receiver asks for, and never much longer than the larger of both', () => {
    const attempts = fc.integer({ min: 1, max: MAX_ATTEMPTS - 1 })
    fc.assert(
      fc.property(attempts, fc.nat(28_800), fc.double({ min: 0, max: 1, noNaN: true }), (count, retryAfter, random) => {
        const delay = retryDelay(count, { retryAfter, random }) ?? 0
        const least = Math.max(retryDelay(count, { retryAfter: 0, random: 0 }) ?? 0, retryAfter)
        expect(delay).toBeGreaterThanOrEqual(least)
        expect(delay).toBeLessThanOrEqual(least * 1.2 + 0.001)
      }),
    )
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2026-06-15T12:00:00Z')
  it.each([
    [undefined, 0],
    ['', 0],
    ['soon', 0],
    ['-5', 0],
    ['120', 120],
    ['999999999', 28_800],
    ['99999999999999999999', 0],
    ['Mon, 15 Jun 2026 12:10:00 GMT', 600],
    ['Mon, 15 Jun 2026 11:00:00 GMT', 0],
    ['Fri, 01 Jan 2100 00:00:00 GMT', 28_800],
  ])('%j is %i seconds', (header, seconds) => expect(retryAfterSeconds(header, now)).toBe(seconds))

  it('is within its limits for any text', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const seconds = retryAfterSeconds(header, now)
        expect(seconds >= 0 && seconds <= 28_800).toBe(true)
      }),
    )
  })
})
