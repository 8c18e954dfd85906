import { expect, it } from 'vitest'
import { fromMollieAmount, toMollieAmount } from './amount.ts'

it('has as many decimals as its currency', () => {
  expect([toMollieAmount(1250, 'EUR'), toMollieAmount(1250, 'JPY')].map(({ value }) => value)).toEqual(['12.50', '1250'])
  expect(fromMollieAmount({ value: '12.50', currency: 'EUR' })).toBe(1250)
})

it('is nothing without a value or in an unknown currency, and not believed with more decimals', () => {
  const amounts = [null, undefined, { value: '12.50', currency: 'XXX' }]
  expect(amounts.map(fromMollieAmount)).toEqual([0, 0, 0])
  expect(() => fromMollieAmount({ value: '12.505', currency: 'EUR' })).toThrow(expect.objectContaining({ code: 'unavailable' }))
})
