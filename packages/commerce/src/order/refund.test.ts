import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateRefund, type RefundableOrder, RefundError, refundableAmount, refundableShipping } from './refund.ts'

const line = (id: string, total: number, tax: number, quantity: number) => ({ id, total, tax, quantity, refundedQuantity: 0 })
const orderOf = (changes: Partial<RefundableOrder> = {}): RefundableOrder => ({
  lines: [line('a', 3000, 500, 3), line('b', 1000, 70, 1)],
  shipping: { total: 500, tax: 83, refunded: 0 },
  captured: 4500,
  refunded: 0,
  tax: 653,
  refundedTax: 0,
  ...changes,
})

describe('calculateRefund', () => {
  it('adds up items, shipping and their tax', () => {
    expect(calculateRefund(orderOf(), { lines: [{ id: 'a', quantity: 2 }], shipping: 250 })).toEqual({
      lines: [{ id: 'a', quantity: 2, amount: 2000 }],
      shipping: 250,
      amount: 2250,
      tax: 333 + 42,
    })
  })

  it('takes an amount instead, with its share of the tax', () => {
    const half = { lines: [{ id: 'b', quantity: 1 }], shipping: 0, amount: 500 }
    expect(calculateRefund(orderOf(), half)).toMatchObject({ amount: 500, tax: 35 })
    expect(calculateRefund(orderOf(), { lines: [], shipping: 0, amount: 4500 })).toMatchObject({ amount: 4500, tax: 653 })
  })

  it('is limited by the remaining amount of the payment', () => {
    const order = orderOf({ refunded: 4000 })
    expect(calculateRefund(order, { lines: [{ id: 'a', quantity: 3 }], shipping: 0 }).amount).toBe(500)
  })

  it('keeps a restocking fee of an earlier refund', () => {
    const order = orderOf({
      lines: [{ ...line('a', 3000, 500, 3), refundedQuantity: 3 }, line('b', 1000, 70, 1)],
      refunded: 2500,
    })
    expect(calculateRefund(order, { lines: [{ id: 'b', quantity: 1 }], shipping: 500 }).amount).toBe(1500)
  })

  it.each([
    [{ lines: [{ id: 'a', quantity: 4 }], shipping: 0 }, 'quantity'],
    [{ lines: [{ id: 'x', quantity: 1 }], shipping: 0 }, 'quantity'],
    [{ lines: [{ id: 'a', quantity: 0 }], shipping: 0 }, 'quantity'],
    [
      {
        lines: [
          { id: 'a', quantity: 2 },
          { id: 'a', quantity: 2 },
        ],
        shipping: 0,
      },
      'quantity',
    ],
    [{ lines: [], shipping: 501 }, 'shipping'],
    [{ lines: [], shipping: 0, amount: 4501 }, 'amount'],
    [{ lines: [], shipping: 0 }, 'nothing'],
  ])('refuses %j: %s', (choice, problem) => {
    expect(() => calculateRefund(orderOf(), choice)).toThrow(expect.objectContaining({ problem }))
    expect(() => calculateRefund(orderOf(), choice)).toThrow(RefundError)
  })
})

const anyOrder = fc
  .record({
    lines: fc.array(fc.record({ total: fc.nat(10 ** 9), taxShare: fc.nat(10_000), quantity: fc.integer({ min: 1, max: 40 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
    shipping: fc.record({ total: fc.nat(10 ** 6), taxShare: fc.nat(10_000) }),
  })
  .map(({ lines, shipping }): RefundableOrder => {
    const taxOf = ({ total, taxShare }: { total: number; taxShare: number }) => Math.floor((total * taxShare) / 20_000)
    const parts = lines.map((one, index) => line(`l${index}`, one.total, taxOf(one), one.quantity))
    const sum = (of: (part: { total: number; tax: number }) => number) => [...parts, paid].reduce((all, one) => all + of(one), 0)
    const paid = { total: shipping.total, tax: taxOf(shipping), refunded: 0 }
    return {
      lines: parts,
      shipping: paid,
      captured: sum(({ total }) => total),
      refunded: 0,
      tax: sum(({ tax }) => tax),
      refundedTax: 0,
    }
  })

const after = (order: RefundableOrder, refund: ReturnType<typeof calculateRefund>): RefundableOrder => ({
  ...order,
  lines: order.lines.map((one) => ({
    ...one,
    refundedQuantity: one.refundedQuantity + (refund.lines.find(({ id }) => id === one.id)?.quantity ?? 0),
  })),
  shipping: { ...order.shipping, refunded: order.shipping.refunded + refund.shipping },
  refunded: order.refunded + refund.amount,
  refundedTax: order.refundedTax + refund.tax,
})

const everything = (order: RefundableOrder) => ({
  lines: order.lines.flatMap(({ id, quantity, refundedQuantity }) =>
    quantity > refundedQuantity ? [{ id, quantity: quantity - refundedQuantity }] : [],
  ),
  shipping: refundableShipping(order),
})

describe('any sequence of refunds', () => {
  it('by items and shipping ends with the exact rest of money and tax', () => {
    fc.assert(
      fc.property(
        anyOrder,
        fc.array(fc.record({ at: fc.nat(5), count: fc.nat(40), shipping: fc.nat(10 ** 6) }), { maxLength: 6 }),
        (order, steps) => {
          let now = order
          for (const { at, count, shipping } of steps) {
            const one = now.lines[at % now.lines.length]
            const quantity = one ? Math.min(count, one.quantity - one.refundedQuantity) : 0
            const lines = one && quantity > 0 ? [{ id: one.id, quantity }] : []
            if (lines.length === 0 && Math.min(shipping, refundableShipping(now)) === 0) continue
            now = after(now, calculateRefund(now, { lines, shipping: Math.min(shipping, refundableShipping(now)) }))
          }
          const rest = everything(now)
          if (rest.lines.length > 0 || rest.shipping > 0) {
            const last = calculateRefund(now, rest)
            expect(last.amount).toBe(refundableAmount(now))
            now = after(now, last)
          }
          expect([now.refunded, now.refundedTax]).toEqual([order.captured, order.tax])
        },
      ),
    )
  })

  it('with free amounts never refunds more than was captured, nor more tax than was charged', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(fc.nat(10 ** 9), { maxLength: 8 }), (order, amounts) => {
        let now = order
        for (const amount of amounts) {
          const rest = everything(now)
          const lines = amount % 2 ? rest.lines.slice(0, 1) : []
          const limited = Math.min(amount, refundableAmount(now))
          if (limited === 0 && lines.length === 0) continue
          const refund = calculateRefund(now, { lines, shipping: 0, amount: limited })
          expect(refund.tax).toBeLessThanOrEqual(refund.amount)
          now = after(now, refund)
        }
        expect(now.refunded).toBeLessThanOrEqual(order.captured)
        expect(now.refundedTax).toBeLessThanOrEqual(order.tax)
      }),
    )
  })
})
