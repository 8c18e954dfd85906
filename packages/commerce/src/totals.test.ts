import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyExponents } from './money/currency.ts'
import { maxTotal, sumMinor, toMajor, toMinor } from './money/money.ts'
import { calculateTotals, type TotalsInput } from './totals.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const taxRate = fc.nat(1_000_000)

/** Any order whose prices come from `price`, with discounts on lines, on the order and on shipping. */
function anyOrder(price: fc.Arbitrary<number>): fc.Arbitrary<TotalsInput> {
  const line = fc.record({ unitPrice: price, quantity: fc.nat(999), taxRate, share })
  const shipping = fc.option(fc.record({ price, isTaxed: fc.boolean(), share }), { nil: undefined })
  return fc
    .record({ lines: fc.array(line, { maxLength: 20 }), pricesIncludeTax: fc.boolean(), shipping, share })
    .map(({ lines, pricesIncludeTax, shipping, share: part }) => {
      const discounted = lines.map(({ share: own, ...rest }) => ({
        ...rest,
        discount: Math.floor(rest.unitPrice * rest.quantity * own),
      }))
      const left = discounted.reduce((sum, { unitPrice, quantity, discount }) => sum + unitPrice * quantity - discount, 0)
      return {
        lines: discounted,
        pricesIncludeTax,
        orderDiscount: Math.floor(left * part),
        ...(shipping && {
          shipping: {
            price: shipping.price,
            isTaxed: shipping.isTaxed,
            discount: Math.floor(shipping.price * shipping.share),
          },
        }),
      }
    })
}

/** The tax of an amount in exact arithmetic, rounded half up. */
function exactTax(amount: number, rate: number, included: boolean): bigint {
  const base = included ? 1_000_000n + BigInt(rate) : 1_000_000n
  return (2n * BigInt(amount) * BigInt(rate) + base) / (2n * base)
}

describe('calculateTotals', () => {
  it('rounds each line once and adds up rounded lines', () => {
    const lines = Array.from({ length: 3 }, () => ({ unitPrice: 50, quantity: 1, taxRate: 10000 }))
    const totals = calculateTotals({ lines, pricesIncludeTax: false, shipping: { price: 300, isTaxed: true } })
    expect(totals).toMatchObject({ subtotal: 150, taxTotal: 6, shippingTax: 3, shippingTotal: 300, grandTotal: 456 })
  })

  it('does not change prices that include the tax', () => {
    const totals = calculateTotals({ lines: [{ unitPrice: 11900, quantity: 1, taxRate: 190000 }], pricesIncludeTax: true })
    expect(totals).toMatchObject({ subtotal: 11900, taxTotal: 1900, grandTotal: 11900 })
  })

  it('taxes shipping, but neither lines without a rate nor the discounted part', () => {
    const input = {
      lines: [
        { unitPrice: 1000, quantity: 1, taxRate: 100000 },
        { unitPrice: 1000, quantity: 1, taxRate: 0 },
      ],
      pricesIncludeTax: false,
      orderDiscount: 1000,
      shipping: { price: 500, isTaxed: true },
    }
    expect(calculateTotals(input)).toMatchObject({ discountTotal: 1000, taxTotal: 75, shippingTax: 25, grandTotal: 1575 })
    // 500 of the taxed line include 45. Net 455 : 500, so 238 of shipping include 21.6.
    const included = calculateTotals({ ...input, pricesIncludeTax: true })
    expect(included).toMatchObject({ taxTotal: 67, shippingTax: 22, grandTotal: 1500 })
  })

  it('applies line discounts, then splits the order discount over the rest, then the shipping discount', () => {
    const totals = calculateTotals({
      lines: [
        { unitPrice: 1000, quantity: 2, taxRate: 200000, discount: 1500 },
        { unitPrice: 1500, quantity: 1, taxRate: 100000 },
      ],
      pricesIncludeTax: false,
      orderDiscount: 400,
      shipping: { price: 500, isTaxed: true, discount: 500 },
    })
    expect(totals).toEqual({
      lines: [
        { lineTotal: 2000, discount: 1600, tax: 80 },
        { lineTotal: 1500, discount: 300, tax: 120 },
      ],
      subtotal: 3500,
      discountTotal: 2400,
      shippingTotal: 500,
      shippingDiscount: 500,
      shippingTax: 0,
      shippingTaxes: [],
      taxTotal: 200,
      grandTotal: 1800,
    })
  })

  it('throws for a discount above the amount that it applies to', () => {
    const line = { unitPrice: 10, quantity: 1, taxRate: 0 }
    const rest = { pricesIncludeTax: true }
    const tooLarge: TotalsInput[] = [
      { ...rest, lines: [{ ...line, discount: 11 }] },
      { ...rest, lines: [{ ...line, discount: 5 }], orderDiscount: 6 },
      { ...rest, lines: [line], shipping: { price: 5, isTaxed: true, discount: 6 } },
    ]
    for (const input of tooLarge) expect(() => calculateTotals(input)).toThrow(expect.objectContaining({ problem: 'negative' }))
  })

  it('is exact up to the largest total for any cart that the API accepts, and throws above it', () => {
    // 999,999,999 major units of a currency with three decimals.
    const price = fc.integer({ min: 0, max: 999_999_999_000 })
    const lines = fc.array(fc.record({ unitPrice: price, quantity: fc.integer({ min: 1, max: 999 }), taxRate }), {
      maxLength: 100,
    })
    const carts = fc.record({
      lines,
      pricesIncludeTax: fc.boolean(),
      shipping: fc.record({ price, isTaxed: fc.constant(false) }),
    })
    const one = (unitPrice: number, quantity: number, shippingPrice: number) => ({
      pricesIncludeTax: true,
      lines: [{ unitPrice, quantity, taxRate: 0 }],
      shipping: { price: shippingPrice, isTaxed: false },
    })
    fc.assert(
      fc.property(carts, (cart) => {
        const { pricesIncludeTax, shipping } = cart
        const charges = [...cart.lines, { unitPrice: shipping.price, quantity: 1, taxRate: 0 }]
        const exact = charges
          .map(({ unitPrice, quantity, taxRate: rate }) => {
            const amount = BigInt(unitPrice) * BigInt(quantity)
            return amount + (pricesIncludeTax ? 0n : (2n * amount * BigInt(rate) + 1_000_000n) / 2_000_000n)
          })
          .reduce((sum, part) => sum + part, 0n)
        if (exact > BigInt(maxTotal))
          expect(() => calculateTotals(cart)).toThrow(expect.objectContaining({ problem: 'too-large' }))
        else expect(BigInt(calculateTotals(cart).grandTotal)).toBe(exact)
      }),
      { examples: [[one(maxTotal - 1, 1, 1)], [one(maxTotal, 1, 1)], [one(999_999_999_000, 999, 1_000_999_000 - 1)]] },
    )
    expect(toMinor(toMajor(maxTotal, 'KWD'), 'KWD')).toBe(maxTotal)
    expect(toMinor(toMajor(maxTotal, 'USD'), 'USD')).toBe(maxTotal)
  })

  it('adds up and is never negative, for any lines, rates and discounts', () => {
    fc.assert(
      fc.property(anyOrder(fc.nat(1_000_000)), (order) => {
        const totals = calculateTotals(order)
        const { lines, pricesIncludeTax: included, shipping } = order
        expect(totals.subtotal).toBe(lines.reduce((sum, each) => sum + each.unitPrice * each.quantity, 0))
        expect(sumMinor(totals.lines.map((each) => each.lineTotal))).toBe(totals.subtotal)
        expect(sumMinor([...totals.lines.map((each) => each.discount), totals.shippingDiscount])).toBe(totals.discountTotal)
        const discounts = [...lines.map(({ discount = 0 }) => discount), order.orderDiscount ?? 0, shipping?.discount ?? 0]
        expect(totals.discountTotal).toBe(sumMinor(discounts))
        expect(sumMinor([...totals.lines.map((each) => each.tax), totals.shippingTax])).toBe(totals.taxTotal)
        const net = totals.subtotal - totals.discountTotal + totals.shippingTotal
        expect(totals.grandTotal).toBe(net + (included ? 0 : totals.taxTotal))
        for (const [index, each] of totals.lines.entries()) {
          const { discount = 0, taxRate: rate = 0 } = lines[index] ?? {}
          expect(each.discount).toBeGreaterThanOrEqual(discount)
          expect(each.discount).toBeLessThanOrEqual(each.lineTotal)
          expect(BigInt(each.tax)).toBe(exactTax(each.lineTotal - each.discount, rate, included))
        }
        const shippingNet = totals.shippingTotal - totals.shippingDiscount
        const parts = totals.shippingTaxes
        const isSplit = shipping?.isTaxed === true && lines.some(({ quantity }) => quantity > 0)
        expect(sumMinor(parts.map(({ price }) => price))).toBe(isSplit ? shippingNet : 0)
        expect(sumMinor(parts.map(({ amount }) => amount))).toBe(totals.shippingTax)
        for (const { price, rate, amount } of parts) expect(BigInt(amount)).toBe(exactTax(price, rate, included))
        expect(new Set(parts.map(({ rate }) => rate)).size).toBe(parts.length)
        const { lines: _, shippingTaxes: __, ...sums } = totals
        expect(Math.min(...Object.values(sums))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it.each(['JPY', 'EUR', 'KWD'] as const)(
    'adds lines, shipping and tax less discounts up to the total in %s, also in major units',
    (currency) => {
      expect({ JPY: 0, EUR: 2, KWD: 3 }[currency]).toBe(currencyExponents[currency])
      // An order in JSON has decimal numbers in the store's currency.
      const sent = (minor: number) => toMinor(toMajor(minor, currency), currency)
      fc.assert(
        fc.property(anyOrder(fc.nat(1_000_000).map(sent)), (order) => {
          const totals = calculateTotals(order)
          const lineSum = sumMinor(totals.lines.map(({ lineTotal }) => sent(lineTotal)))
          const taxes = [...totals.lines.map((each) => sent(each.tax)), sent(totals.shippingTax)]
          const onTop = order.pricesIncludeTax ? 0 : sumMinor(taxes)
          expect(lineSum + sent(totals.shippingTotal) + onTop - sent(totals.discountTotal)).toBe(sent(totals.grandTotal))
        }),
      )
    },
  )

  it('does not depend on the order of the lines without an order discount', () => {
    fc.assert(
      fc.property(anyOrder(fc.nat(1_000_000)), (order) => {
        const input = { ...order, orderDiscount: 0 }
        const { lines: _, ...sums } = calculateTotals(input)
        expect(calculateTotals({ ...input, lines: input.lines.toReversed() })).toMatchObject(sums)
      }),
    )
  })
})
