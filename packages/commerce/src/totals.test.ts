import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyExponents } from './currency.ts'
import { maxTotal, sumMinor, toMajor, toMinor } from './money.ts'
import { calculateTotals } from './totals.ts'

const line = fc.record({ unitPrice: fc.nat(1_000_000), quantity: fc.nat(999), taxable: fc.boolean() })
const tax = fc.record({ rate: fc.nat(10_000), included: fc.boolean() })

describe('calculateTotals', () => {
  it('rounds each line once and adds up rounded lines', () => {
    const lines = Array.from({ length: 3 }, () => ({ unitPrice: 50, quantity: 1, taxable: true }))
    const totals = calculateTotals({ lines, tax: { rate: 100, included: false }, shipping: 300 })
    expect(totals).toMatchObject({ subtotal: 150, taxTotal: 6, shippingTax: 3, shippingTotal: 300, grandTotal: 456 })
  })

  it('does not change prices that include the tax', () => {
    const totals = calculateTotals({
      lines: [{ unitPrice: 11900, quantity: 1, taxable: true }],
      tax: { rate: 1900, included: true },
    })
    expect(totals).toMatchObject({ subtotal: 11900, taxTotal: 1900, grandTotal: 11900 })
  })

  it('taxes shipping, but neither exempt lines nor the discounted part', () => {
    const input = {
      lines: [
        { unitPrice: 1000, quantity: 1, taxable: true },
        { unitPrice: 1000, quantity: 1, taxable: false },
      ],
      tax: { rate: 1000, included: false },
      discount: 1000,
      shipping: 500,
    }
    expect(calculateTotals(input)).toMatchObject({ discountTotal: 1000, taxTotal: 100, shippingTax: 50, grandTotal: 1600 })
    const included = { ...input, tax: { rate: 1000, included: true } }
    // 500 of shipping include 45.45, and so do 500 of the taxable line.
    expect(calculateTotals(included)).toMatchObject({ taxTotal: 90, shippingTax: 45, grandTotal: 1500 })
  })

  it('throws for a discount larger than the subtotal', () => {
    expect(() => calculateTotals({ lines: [], tax: { rate: 0, included: true }, discount: 1 })).toThrow('discount')
  })

  it('is exact up to the largest total for any cart that the API accepts, and throws above it', () => {
    // 999,999,999 major units of a currency with three decimals.
    const price = fc.integer({ min: 0, max: 999_999_999_000 })
    const lines = fc.array(fc.record({ unitPrice: price, quantity: fc.integer({ min: 1, max: 999 }), taxable: fc.boolean() }), {
      maxLength: 100,
    })
    const carts = fc.record({ lines, tax, shipping: price, discount: fc.constant(0) })
    const edge = { tax: { rate: 0, included: true }, discount: 0 }
    const one = (unitPrice: number, quantity: number, shipping: number) => ({
      ...edge,
      lines: [{ unitPrice, quantity, taxable: true }],
      shipping,
    })
    fc.assert(
      fc.property(carts, (cart) => {
        const rate = BigInt(cart.tax.rate)
        const lineTotals = cart.lines.map(({ unitPrice, quantity }) => BigInt(unitPrice) * BigInt(quantity))
        const taxes = cart.lines.map(({ taxable }, i) =>
          taxable && !cart.tax.included ? (2n * (lineTotals[i] ?? 0n) * rate + 10_000n) / 20_000n : 0n,
        )
        const shippingTax = cart.tax.included ? 0n : (2n * BigInt(cart.shipping) * rate + 10_000n) / 20_000n
        const exact = [...lineTotals, ...taxes, BigInt(cart.shipping), shippingTax].reduce((sum, part) => sum + part, 0n)
        if (exact > BigInt(maxTotal))
          expect(() => calculateTotals(cart)).toThrow(expect.objectContaining({ problem: 'too-large' }))
        else expect(BigInt(calculateTotals(cart).grandTotal)).toBe(exact)
      }),
      { examples: [[one(maxTotal - 1, 1, 1)], [one(maxTotal, 1, 1)], [one(999_999_999_000, 999, 1_000_999_000 - 1)]] },
    )
    expect(toMinor(toMajor(maxTotal, 'KWD'), 'KWD')).toBe(maxTotal)
    expect(toMinor(toMajor(maxTotal, 'USD'), 'USD')).toBe(maxTotal)
  })

  it('adds up and is never negative', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.array(line), tax, fc.nat(100_000), part, (lines, rule, shipping, share) => {
        const subtotal = lines.reduce((sum, each) => sum + each.unitPrice * each.quantity, 0)
        const discount = Math.floor(subtotal * share)
        const totals = calculateTotals({ lines, tax: rule, shipping, discount })
        expect(totals.subtotal).toBe(subtotal)
        expect(sumMinor(totals.lines.map((each) => each.lineTotal))).toBe(totals.subtotal)
        expect(sumMinor(totals.lines.map((each) => each.discount))).toBe(totals.discountTotal)
        expect(sumMinor([...totals.lines.map((each) => each.tax), totals.shippingTax])).toBe(totals.taxTotal)
        const net = totals.subtotal - totals.discountTotal + totals.shippingTotal
        expect(totals.grandTotal).toBe(net + (rule.included ? 0 : totals.taxTotal))
        for (const each of totals.lines) expect(each.discount).toBeLessThanOrEqual(each.lineTotal)
        expect(Math.min(totals.grandTotal, totals.taxTotal)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it.each(['JPY', 'EUR', 'KWD'] as const)(
    'adds lines, shipping and tax less discounts up to the total in %s, also in major units',
    (currency) => {
      expect({ JPY: 0, EUR: 2, KWD: 3 }[currency]).toBe(currencyExponents[currency])
      const major = fc.nat(1_000_000).map((minor) => toMajor(minor, currency))
      const item = fc.record({ price: major, quantity: fc.integer({ min: 1, max: 100 }), taxable: fc.boolean() })
      const part = fc.double({ min: 0, max: 1, noNaN: true })
      fc.assert(
        fc.property(fc.array(item, { maxLength: 10 }), tax, major, part, (items, rule, shipping, share) => {
          const lines = items.map(({ price, ...rest }) => ({ ...rest, unitPrice: toMinor(price, currency) }))
          const discount = Math.floor(share * lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0))
          const totals = calculateTotals({ lines, tax: rule, shipping: toMinor(shipping, currency), discount })
          // An order in JSON has decimal numbers in the store's currency.
          const sent = (minor: number) => toMinor(toMajor(minor, currency), currency)
          const lineSum = sumMinor(totals.lines.map(({ lineTotal }) => sent(lineTotal)))
          const onTop = rule.included ? 0 : sumMinor([...totals.lines.map((each) => sent(each.tax)), sent(totals.shippingTax)])
          expect(lineSum + sent(totals.shippingTotal) + onTop - sent(totals.discountTotal)).toBe(sent(totals.grandTotal))
          const [amount, rate] = [BigInt(totals.shippingTotal), BigInt(rule.rate)]
          const base = rule.included ? 10_000n + rate : 10_000n
          expect(BigInt(totals.shippingTax)).toBe((2n * amount * rate + base) / (2n * base))
        }),
      )
    },
  )

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(line), tax, (lines, rule) => {
        const { lines: _, ...sums } = calculateTotals({ lines, tax: rule })
        expect(calculateTotals({ lines: lines.toReversed(), tax: rule })).toMatchObject(sums)
      }),
    )
  })
})
