import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calculateTax, rateBasisPoints, ratePpm } from './tax.ts'

it('is included in the price or added to it, rounded half up', () => {
  expect(calculateTax(11900, { rate: 190000, included: true })).toBe(1900)
  expect(calculateTax(10000, { rate: 190000, included: false })).toBe(1900)
  expect(calculateTax(50, { rate: 10000, included: false })).toBe(1)
  expect(calculateTax(49, { rate: 10000, included: false })).toBe(0)
  expect(calculateTax(999, { rate: 0, included: true })).toBe(0)
})

it('throws for an invalid rate', () => {
  for (const rate of [-1, 1_000_001, 19.5, Number.NaN])
    expect(() => calculateTax(1, { rate, included: true })).toThrow('parts per million')
})

it('is never more than the amount, and net plus tax equals gross within one unit', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e12 }), fc.nat(1_000_000), (amount, rate) => {
      const inside = calculateTax(amount, { rate, included: true })
      expect(inside).toBeLessThanOrEqual(amount)
      const net = amount - inside
      expect(Math.abs(net + calculateTax(net, { rate, included: false }) - amount)).toBeLessThanOrEqual(1)
    }),
  )
})

it('has rates that the API shows in basis points with at most two decimals, without loss', () => {
  expect([ratePpm(2000), ratePpm(662.5), ratePpm(997.5), ratePpm(0.01)]).toEqual([200_000, 66_250, 99_750, 1])
  fc.assert(fc.property(fc.nat(1_000_000), (rate) => ratePpm(rateBasisPoints(rate)) === rate))
})
