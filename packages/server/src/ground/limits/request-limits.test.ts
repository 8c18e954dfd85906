import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../errors.ts'
import { createBuckets, createRequestLimits, PAGES_PER_CLIENT } from './request-limits.ts'

describe('a bucket', () => {
  it('allows its burst immediately and then its rate, and returns the time to wait', () => {
    let now = 0
    const take = createBuckets({ burst: 5, perSecond: 2 }, () => now)
    expect(Array.from({ length: 6 }, () => take('a', 1))).toEqual([0, 0, 0, 0, 0, 1])
    expect(take('b', 1)).toBe(0)
    now = 500
    expect([take('a', 1), take('a', 1)]).toEqual([0, 1])
    now = 60_000
    expect([take('a', 5), take('a', 4)]).toEqual([0, 2])
  })

  it('never exceeds its burst and rate, and always allows a request after the returned time', () => {
    const requests = fc.array(fc.record({ after: fc.nat({ max: 3_000 }), cost: fc.integer({ min: 1, max: 4 }) }), {
      maxLength: 80,
    })
    fc.assert(
      fc.property(requests, fc.integer({ min: 4, max: 20 }), fc.integer({ min: 1, max: 10 }), (all, burst, perSecond) => {
        let [now, given] = [0, 0]
        const take = createBuckets({ burst, perSecond }, () => now)
        for (const { after, cost } of all) {
          now += after
          const wait = take('a', cost)
          if (wait > 0) {
            now += wait * 1000
            expect(take('a', cost)).toBe(0)
          }
          given += cost
          expect(given).toBeLessThanOrEqual(burst + (now / 1000) * perSecond + 1e-6)
        }
      }),
    )
  })
})

describe('request limits', () => {
  const limits = () =>
    createRequestLimits({
      client: { burst: 2, perSecond: 0.5 },
      store: { burst: 1, perSecond: 0.1 },
      token: { burst: 1, perSecond: 0.5 },
    })
  const refusal = (work: () => void) => {
    try {
      work()
    } catch (error) {
      return error instanceof AppError ? [error.status, error.options.retryAfter, error.message] : error
    }
  }

  it('return the time to wait, to a client or an API token with too many requests, and for a store with too many', () => {
    const { takeClient, takeStore, takeToken } = limits()
    takeClient('192.0.2.1', 2)
    expect(refusal(() => takeClient('192.0.2.1'))).toEqual([429, 2, 'Too many requests at once. Try again in 2 seconds.'])
    expect(refusal(() => takeClient('192.0.2.2'))).toBeUndefined()
    takeToken('sync')
    expect(refusal(() => takeToken('sync'))).toEqual([429, 2, 'Too many requests at once. Try again in 2 seconds.'])
    expect(refusal(() => takeToken('print'))).toBeUndefined()
    takeStore('oak')
    expect(refusal(() => takeStore('oak'))).toEqual([503, 10, 'The service is very busy. Try again in 10 seconds.'])
    expect(refusal(() => takeStore('elm'))).toBeUndefined()
  })

  it('limit the pages that a client has rendered at the same time', async () => {
    const { withPage } = limits()
    const page = Promise.withResolvers<string>()
    const making = Array.from({ length: PAGES_PER_CLIENT }, () => withPage('192.0.2.1', () => page.promise))
    await expect(withPage('192.0.2.1', async () => '')).rejects.toMatchObject({ code: 'rate_limited' })
    expect(await withPage('192.0.2.2', async () => 'other')).toBe('other')
    page.resolve('made')
    expect(await Promise.all(making)).toContain('made')
    await expect(withPage('192.0.2.1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await withPage('192.0.2.1', async () => 'again')).toBe('again')
  })
})
