import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressOf } from './address.ts'

it.each([
  ['Harbour Ceramics', 'harbour-ceramics'],
  ['  Café — Größe & Söhne!  ', 'cafe-gro-e-sohne'],
  ['---', ''],
  ['日本', ''],
  [`${'A'.repeat(39)} shop`, 'a'.repeat(39)],
])('%j becomes %j', (name, address) => expect(addressOf(name)).toBe(address))

it('returns an empty text, or a subdomain that the server accepts once it is long enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const address = addressOf(name)
      expect(address === '' || (address.length <= 40 && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(address))).toBe(true)
    }),
  )
})
