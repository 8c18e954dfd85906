import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPhoneNumber } from './phone.ts'

it.each([
  '+49 30 901820',
  '(030) 90 18 20',
  '555-0100',
  '555.010.0199 ext. 12',
  '0033/1/42',
  '(+34) 912 345 678',
  '＋81 3-1234-5678',
  '+49 30 – 901820',
  '+1-555-010-0199;ext=12',
  '١٢٣٤٥٦',
  '\u202a+1 555 0100\u202c',
])('accepts %j', (text) => expect(isPhoneNumber(text)).toBe(true))

it.each(['call me', '', '1234', '+', '----------', '555-0100 after six', '12345<b>', 'ext. 12345'])('rejects %j', (text) =>
  expect(isPhoneNumber(text)).toBe(false),
)

it('accepts numbers of 5 or more digits in any grouping, and rejects fewer digits', () => {
  const gap = fc.constantFrom('', ' ', '-', '.', '/', ') ', ' (')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(9), gap), { minLength: 1, maxLength: 20 }), (parts) => {
      expect(isPhoneNumber(parts.map(([digit, after]) => `${digit}${after}`).join(''))).toBe(parts.length >= 5)
    }),
  )
})
