import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deviceOf, TRUSTED_FOR_SECONDS, trustedDeviceCookie } from './trusted-device.ts'

const account = fc.record({ id: fc.string({ minLength: 1 }), password_hash: fc.string({ minLength: 1 }) })
const secret = fc.string({ minLength: 32 })

it('trusts a device for its account and current password, for a year', () => {
  fc.assert(
    fc.property(secret, account, fc.integer({ min: 0, max: 4e12 }), (key, user, now) => {
      const cookie = trustedDeviceCookie(key, user, now)
      expect(deviceOf(key, user, cookie, now)).toBe(cookie.split('.')[0])
      expect(deviceOf(key, user, cookie, now + (TRUSTED_FOR_SECONDS + 1) * 1000)).toBeUndefined()
      expect(deviceOf(key, { ...user, password_hash: `${user.password_hash}x` }, cookie, now)).toBeUndefined()
      expect(deviceOf(key, { ...user, id: `${user.id}x` }, cookie, now)).toBeUndefined()
      expect(deviceOf(`${key}x`, user, cookie, now)).toBeUndefined()
    }),
  )
})

it('trusts a device until the last second of a year of 365 days', () => {
  const user = { id: 'a', password_hash: 'b' }
  const cookie = trustedDeviceCookie('secret', user, 5_000)
  expect(TRUSTED_FOR_SECONDS).toBe(31_536_000)
  const after = (seconds: number) => deviceOf('secret', user, cookie, 5_000 + seconds * 1000)
  expect(after(TRUSTED_FOR_SECONDS - 1)).toBe(cookie.split('.')[0])
  expect(after(TRUSTED_FOR_SECONDS)).toBeUndefined()
  const later = trustedDeviceCookie('secret', user, 5_999)
  expect(deviceOf('secret', user, later, 5_000 + TRUSTED_FOR_SECONDS * 1000)).toBeUndefined()
  expect(deviceOf('secret', user, `${cookie}.more`, 5_000)).toBeUndefined()
  expect(deviceOf('secret', user, cookie.slice(0, -4), 5_000)).toBeUndefined()
})

it('rejects a cookie that was invented or changed', () => {
  fc.assert(
    fc.property(secret, account, fc.oneof(fc.string(), fc.constantFrom('a.b', 'a.b.c', '..')), (key, user, invented) => {
      expect(deviceOf(key, user, invented)).toBeUndefined()
      const [, issued, signature] = trustedDeviceCookie(key, user).split('.')
      expect(deviceOf(key, user, `another.${issued}.${signature}`)).toBeUndefined()
    }),
  )
  expect(deviceOf('secret', { id: 'a', password_hash: 'b' }, undefined)).toBeUndefined()
})
