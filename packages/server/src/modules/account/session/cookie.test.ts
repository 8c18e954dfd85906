import { expect, it } from 'vitest'
import { readConfig } from '../../../ground/config.ts'
import { deviceCookie, deviceCookieOf, sessionCookie, sessionTokenOf } from './cookie.ts'

const plain = { ...readConfig({ NODE_ENV: 'test' }), secure: false }
const secure = { ...plain, secure: true }

it('reads the session from the cookie of that name only', () => {
  const header = 'other=1; xsession=no; session=abc ; device=def'
  expect(sessionTokenOf(header, plain)).toBe('abc')
  expect(deviceCookieOf(header, plain)).toBe('def')
  for (const none of [undefined, null, '', 'session=', 'a=session=abc']) expect(sessionTokenOf(none, plain)).toBeUndefined()
})

it('uses names over https that a page of another hostname or path cannot set', () => {
  expect(sessionCookie('abc', 60, secure)).toBe('__Host-session=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure')
  expect(deviceCookie('def', 60, secure)).toBe('__Host-device=def; Path=/; HttpOnly; SameSite=Strict; Max-Age=60; Secure')
  expect(sessionTokenOf('session=abc', secure)).toBeUndefined()
  expect(sessionTokenOf('__Host-session=abc', secure)).toBe('abc')
})
