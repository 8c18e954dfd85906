import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deviceOf, TRUSTED_FOR_SECONDS, trustedDeviceCookie } from './known-device.ts'
import { delayForAttempt } from './sign-in-pace.ts'

const account = fc.record({ id: fc.string({ minLength: 1 }), password_hash: fc.string({ minLength: 1 }) })
const secret = fc.string({ minLength: 32 })

it('is known to its own account, with its current password, for a year', () => {
  fc.assert(
    fc.property(secret, account, fc.integer({ min: 0, max: 4e12 }), (key, own, now) => {
      const cookie = trustedDeviceCookie(key, own, now)
      expect(deviceOf(key, own, cookie, now)).toBe(cookie.split('.')[0])
      expect(deviceOf(key, own, cookie, now + (TRUSTED_FOR_SECONDS + 1) * 1000)).toBeUndefined()
      expect(deviceOf(key, { ...own, password_hash: `${own.password_hash}x` }, cookie, now)).toBeUndefined()
      expect(deviceOf(key, { ...own, id: `${own.id}x` }, cookie, now)).toBeUndefined()
      expect(deviceOf(`${key}x`, own, cookie, now)).toBeUndefined()
    }),
  )
})

it('cannot be made up or changed', () => {
  fc.assert(
    fc.property(secret, account, fc.oneof(fc.string(), fc.constant('a.b.c'), fc.constant('..')), (key, own, made) => {
      expect(deviceOf(key, own, made)).toBeUndefined()
      const [, issued, signature] = trustedDeviceCookie(key, own).split('.')
      expect(deviceOf(key, own, `another.${issued}.${signature}`)).toBeUndefined()
    }),
  )
  expect(deviceOf('secret', { id: 'a', password_hash: 'b' }, undefined)).toBeUndefined()
})

it('delays ten attempts not at all, later ones longer and longer, and none longer than ten seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), (attempt) => {
      expect(delayForAttempt(attempt) === 0).toBe(attempt <= 10)
      expect(delayForAttempt(attempt + 1)).toBeGreaterThanOrEqual(delayForAttempt(attempt))
      expect(delayForAttempt(attempt)).toBeLessThanOrEqual(10_000)
    }),
  )
})
