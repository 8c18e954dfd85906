import type { Discount } from '@blockfront/contract'
import { expect, test } from 'vitest'
import { randomCode } from './CodeControl.tsx'
import { bodyOf, type DiscountValues, discountForm, formOf, formPath, newDiscount } from './discount-form.ts'
import { type SummaryFormats, summaryOf } from './summary.ts'

const valid: DiscountValues = { ...newDiscount, name: 'Sale', code: 'SALE' }
const later = '2030-01-02T03:04:00.000Z'
/** The fields with an error, with their messages. */
const errors = (changes: Partial<DiscountValues>) =>
  Object.fromEntries(
    (discountForm.safeParse({ ...valid, ...changes }).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )

test('checks the visible fields only', () => {
  expect(errors({})).toEqual({})
  expect(errors({ method: 'automatic', code: '', amount: 'abc', minSubtotal: 'abc', usageLimit: -1 })).toEqual({})
  expect(Object.keys(errors({ name: ' ', code: 'a b', percent: 101, minimum: 'subtotal', limited: true, hasEnd: true }))).toEqual(
    ['name', 'code', 'percent', 'minSubtotal', 'usageLimit', 'endsAt'],
  )
  expect(errors({ type: 'fixed_amount', amount: 0 })).toEqual({ amount: 'Enter an amount above 0.' })
  expect(errors({ scope: 'categories' })).toEqual({ categoryIds: 'Choose at least one category.' })
  expect(errors({ type: 'buy_x_get_y', buy: 0, getScope: 'products' })).toMatchObject({
    buy: expect.any(String),
    getProductIds: 'Choose at least one product.',
  })
  expect(errors({ startsAt: later, hasEnd: true, endsAt: later })).toEqual({ endsAt: 'The end must be after the start.' })
})

test.each<[string, Partial<DiscountValues>]>([
  ['a percentage', { percent: 12.5, minimum: 'quantity', minQuantity: 3 }],
  [
    'an amount',
    { type: 'fixed_amount', amount: 5.5, scope: 'products', productIds: ['p'], minimum: 'subtotal', minSubtotal: 50 },
  ],
  ['free shipping', { type: 'free_shipping', method: 'automatic', code: '', combines: true }],
  ['buy X get Y', { type: 'buy_x_get_y', buy: 3, get: 2, getPercent: 50, getScope: 'categories', getCategoryIds: ['c'] }],
  ['limits and dates', { limited: true, usageLimit: 100, oncePerCustomer: true, startsAt: later, hasEnd: true, endsAt: later }],
])('%s is the same after saving and loading', (_, changes) => {
  const values: DiscountValues = { ...valid, startsAt: later, ...changes }
  const body = bodyOf(values, true)
  const record = {
    discountId: 'd',
    storeId: 's',
    state: 'active',
    used: 0,
    items: [],
    version: 1,
    createdAt: later,
    updatedAt: later,
  }
  expect(formOf({ ...record, ...body } as Discount)).toEqual(values)
})

test('there is no body while a value is missing; server errors get to their fields', () => {
  expect(bodyOf({ ...valid, percent: '' }, true)).toBeUndefined()
  expect(['scope.ids', 'offer.amount', 'endsAt'].map((path) => formPath(path, { scope: 'products' }))).toEqual([
    'productIds',
    'amount',
    'endsAt',
  ])
})

test('a summary says in plain language what the discount does', () => {
  const formats: SummaryFormats = {
    money: (amount) => `€${amount}`,
    percent: (share) => `${share * 100}%`,
    moment: (time) => time.slice(0, 10),
    list: (names) => names.join(' and '),
    nameOf: (id) => ({ chairs: 'Chairs', lamps: 'Lamps' })[id],
  }
  const summary = (changes: Partial<DiscountValues>) => summaryOf(bodyOf({ ...valid, ...changes }, true) as never, formats)
  const chairs: Partial<DiscountValues> = { scope: 'categories', categoryIds: ['chairs'] }
  expect(
    summary({ ...chairs, percent: 20, minimum: 'subtotal', minSubtotal: 50, oncePerCustomer: true, hasEnd: true, endsAt: later }),
  ).toEqual(['20% off Chairs', 'With the code SALE', 'Minimum €50', 'Once per customer', 'Until 2030-01-02'])
  expect(summary({ method: 'automatic', type: 'fixed_amount', amount: 5, combines: true, limited: true, usageLimit: 1 })).toEqual(
    ['€5 off the entire order', 'Applies automatically', '1 use in total', 'Combines with other discounts'],
  )
  expect(summary({ ...chairs, type: 'buy_x_get_y', getScope: 'products', getProductIds: ['a', 'b', 'c', 'd'] })[0]).toBe(
    'Buy 2 of Chairs, get 1 of 4 products free',
  )
  expect(summary({ ...chairs, categoryIds: ['chairs', 'lamps'], type: 'free_shipping' })[0]).toBe(
    'Free shipping with Chairs and Lamps',
  )
})

test('generated codes are valid and differ', () => {
  const codes = Array.from({ length: 50 }, randomCode)
  expect(new Set(codes).size).toBe(50)
  for (const code of codes) expect(errors({ code })).toEqual({})
})
