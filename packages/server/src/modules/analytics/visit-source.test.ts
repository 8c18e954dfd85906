import fc from 'fast-check'
import { expect, it } from 'vitest'
import { visitSource } from './visit-source.ts'

const sourceOf = (referrer: string, utmSource = '') => visitSource({ referrer, utmSource }, 'shop.example.com')

it('is the registrable domain of the referring page', () => {
  expect(sourceOf('m.facebook.com')).toBe('facebook.com')
  expect(sourceOf('WWW.Example.co.uk')).toBe('example.co.uk')
  expect(sourceOf('someone.github.io')).toBe('someone.github.io')
  expect(sourceOf('')).toBe('')
  expect([sourceOf('shop.example.com'), sourceOf(' SHOP.example.com ')]).toEqual(['', ''])
  expect([sourceOf('localhost'), sourceOf('10.0.0.1'), sourceOf('not a host')]).toEqual(['other', 'other', 'other'])
})

it('is utm_source if the first URL had one, unless it may identify a person', () => {
  expect(sourceOf('m.facebook.com', ' Newsletter ')).toBe('newsletter')
  expect(sourceOf('', 'Frühling 2026')).toBe('frühling 2026')
  for (const personal of ['ada@example.com', '+43 660 1234567', '0660-1234567', 'x'.repeat(41)])
    expect(sourceOf('', personal)).toBe('other')
})

it('has a limited length for any input', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 260 }), fc.string({ maxLength: 200 }), (referrer, utmSource) => {
      const source = sourceOf(referrer, utmSource)
      expect(source.length).toBeLessThanOrEqual(100)
      expect(source).not.toContain('@')
    }),
  ))
