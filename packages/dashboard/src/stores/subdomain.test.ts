import fc from 'fast-check'
import { expect, it } from 'vitest'
import { subdomainOf } from './subdomain.ts'

it.each([
  ['Harbour Ceramics', 'harbour-ceramics'],
  ['  Café — Größe & Söhne!  ', 'cafe-gro-e-sohne'],
  ['---', ''],
  ['日本', ''],
  [`${'A'.repeat(39)} shop`, 'a'.repeat(39)],
])('%j becomes %j', (name, subdomain) => expect(subdomainOf(name)).toBe(subdomain))

it('returns an empty text, or a subdomain that the server accepts once it is long enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const subdomain = subdomainOf(name)
      expect(subdomain === '' || (subdomain.length <= 40 && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(subdomain))).toBe(true)
    }),
  )
})
