import { currencies, currencyExponent } from '@blockfront/commerce'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moneyCodec } from './money.ts'

it('converts between JSON and storage and reports why a price does not fit', () => {
  expect(moneyCodec('EUR').decode(12.5)).toBe(1250)
  expect(moneyCodec('KWD').encode(1005)).toBe(1.005)
  const refused = moneyCodec('JPY').safeDecode(1.5)
  expect(refused.error?.issues[0]?.message).toContain('JPY allows (0)')
  for (const bad of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e-7, 2 ** 53])
    expect(moneyCodec('EUR').safeDecode(bad).success).toBe(false)
})

it('round-trips through JSON without loss', () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencies), fc.nat({ max: 999_999_999_999 }), (currency, minor) => {
      const codec = moneyCodec(currency)
      const wire: number = JSON.parse(JSON.stringify(codec.encode(minor)))
      expect(codec.decode(wire)).toBe(minor)
      expect((String(wire).split('.')[1] ?? '').length).toBeLessThanOrEqual(currencyExponent(currency))
    }),
  )
})
