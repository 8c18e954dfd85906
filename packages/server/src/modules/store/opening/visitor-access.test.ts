import { expect, it } from 'vitest'
import { readConfig } from '../../../ground/config.ts'
import { isVisitLinkValid, mayVisit, visitLinkToken, visitorAccessCookie } from './visitor-access.ts'
import { isVisitorPassword, newVisitorPassword } from './visitor-password.ts'

const config = readConfig({ NODE_ENV: 'test', BLOCKFRONT_SECRET: 'a secret that only tests have, 32 letters' })
const store = { storeId: 's1', isOpen: false, visitorPassword: 'open sesame' }
const cookieOf = (of: typeof store) => visitorAccessCookie(config, of, false).split(';')[0]

it('a cookie gives access to its store until the password changes', () => {
  expect(mayVisit(config, store, undefined)).toBe(false)
  expect(mayVisit(config, { ...store, isOpen: true }, undefined)).toBe(true)
  expect(mayVisit(config, store, `a=b; ${cookieOf(store)}`)).toBe(true)
  expect(mayVisit(config, store, `${cookieOf(store)}x`)).toBe(false)
  expect(mayVisit(config, store, cookieOf({ ...store, storeId: 's2' }))).toBe(false)
  expect(mayVisit(config, { ...store, visitorPassword: 'changed' }, cookieOf(store))).toBe(false)
})

it('only a framed preview gets a cookie for frames, which other sites cannot see', () => {
  expect(visitorAccessCookie(config, store, false)).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)
  expect(visitorAccessCookie(config, store, true)).toMatch(/; HttpOnly; SameSite=None; .*Secure; Partitioned/)
})

it('a link is valid for its store and for five minutes', () => {
  const token = visitLinkToken(config, 's1', 0)
  expect(isVisitLinkValid(config, 's1', token, 299_000)).toBe(true)
  expect(isVisitLinkValid(config, 's1', token, 300_000)).toBe(false)
  expect(isVisitLinkValid(config, 's2', token, 0)).toBe(false)
  expect(isVisitLinkValid(config, 's1', `9${token}`, 0)).toBe(false)
  expect(isVisitLinkValid(config, 's1', '', 0)).toBe(false)
  const now = Date.parse('2031-01-01T00:00:00.999Z')
  const later = visitLinkToken(config, 's1', now)
  expect(isVisitLinkValid(config, 's1', later, now + 299_000)).toBe(true)
  expect(isVisitLinkValid(config, 's1', later, now + 299_001)).toBe(false)
})

it('a new password is random and readable; an empty one never fits', () => {
  expect(newVisitorPassword()).toMatch(/^[a-z2-9]{8}$/)
  expect(newVisitorPassword()).not.toBe(newVisitorPassword())
  expect(isVisitorPassword('open sesame', ' open sesame ')).toBe(true)
  expect(isVisitorPassword('open sesame', 'Open sesame')).toBe(false)
  expect(isVisitorPassword('', '')).toBe(false)
})
