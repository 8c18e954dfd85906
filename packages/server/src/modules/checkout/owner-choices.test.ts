import { describe, expect, it } from 'vitest'
import type { CartDiscounts } from '../discount/quote-discounts.ts'
import { customLine, customRate, manualAmount, withManualDiscount } from './owner-choices.ts'

it('a custom item is a line without stock, weight and problem', () => {
  const item = { id: 'c1', name: 'Engraving', unitPrice: 250, quantity: 3, taxClass: 'reduced', requiresShipping: true } as const
  const { view, ...line } = customLine(item, 'EUR')
  expect(line).toEqual({
    ...{ product: undefined, variation: undefined, sku: '', taxClass: 'reduced', requiresShipping: true, weight: 0 },
    ...{ listPrice: 250, unitPrice: 250, quantity: 3, tracked: false },
  })
  expect(view).toMatchObject({ productId: 'c1', unitPrice: 2.5, lineTotal: 7.5, available: null, problem: null })
})

it('a custom rate has its name and price', () => {
  const { price, row } = customRate('s', { name: 'Courier', price: 900 })
  expect([price, row.price, row.name, row.id, row.type, row.store_id]).toEqual([900, 900, 'Courier', 'custom', 'flat', 's'])
})

describe('a manual discount', () => {
  it('is at most what is left; a percentage is rounded half up', () => {
    const fixed = { type: 'fixed_amount', amount: 500, reason: '' } as const
    const percentage = (rate: number) => ({ type: 'percentage', rate, reason: '' }) as const
    expect([manualAmount(undefined, 900), manualAmount(fixed, 900), manualAmount(fixed, 300)]).toEqual([0, 500, 300])
    expect([manualAmount(percentage(1000), 905), manualAmount(percentage(1000), 904)]).toEqual([91, 90])
    // Exact where a product of numbers is not.
    expect(manualAmount(percentage(10_000), Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('comes after the discounts on the order, and none is added if it saves nothing', () => {
    const sale = { id: 'd', name: 'Sale', code: null, amount: 100 }
    const discounts = { orderDiscount: 100, applied: [sale] } as unknown as CartDiscounts
    const manual = (amount: number, reason = '') => ({ type: 'fixed_amount', amount, reason }) as const
    expect(withManualDiscount(discounts, manual(50), 900)).toEqual({
      orderDiscount: 150,
      applied: [sale, { id: 'manual', name: 'Discount', code: null, amount: 50 }],
    })
    expect(withManualDiscount(discounts, manual(1, 'Scratch'), 900).applied[1]).toMatchObject({ name: 'Scratch', amount: 1 })
    for (const none of [undefined, manual(0)]) expect(withManualDiscount(discounts, none, 900)).toBe(discounts)
  })
})
