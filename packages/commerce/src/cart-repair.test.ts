import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CartItem, cartTotal } from './cart.ts'
import { readCart, storeCart } from './cart-repair.ts'

const valid: CartItem = {
  productId: 'p1',
  variationId: null,
  storeId: 's1',
  name: 'Mug',
  price: 9.5,
  discountPrice: 0,
  quantity: 2,
  selectedAttributes: {},
  productImage: '/mug.webp',
  shipping: 0,
}

const read = (list: unknown) => readCart(JSON.stringify(list))

it('returns a valid cart unchanged', () => {
  const lines = [valid, { ...valid, variationId: 'v1', selectedAttributes: { Size: 'M' }, discountPrice: 8 }]
  expect(read(lines)).toEqual({ cart: lines, repairs: [] })
  for (const nothing of [null, undefined, '']) expect(readCart(nothing)).toEqual({ cart: [], repairs: [] })
})

it('empties a cart that is not a list', () => {
  for (const broken of ['{', 'null', '{"a":1}', '"cart"', '[object Object]']) {
    expect(readCart(broken)).toEqual({ cart: [], repairs: [{ index: null, field: null, action: 'emptied', name: '' }] })
  }
})

it('drops lines that cannot be bought and reports them', () => {
  const { cart, repairs } = read([null, { ...valid, productId: '' }, { ...valid, price: 'free' }, { ...valid, price: -1 }, valid])
  expect(cart).toEqual([valid])
  expect(repairs.map(({ index, field, action }) => [index, field, action])).toEqual([
    [0, 'productId', 'dropped'],
    [1, 'productId', 'dropped'],
    [2, 'price', 'dropped'],
    [3, 'price', 'dropped'],
  ])
})

it('replaces invalid fields and keeps the rest of the line', () => {
  const { cart, repairs } = read([
    { productId: 7, price: '9.5', quantity: '3', name: 4, selectedAttributes: { Size: 1 }, discountPrice: 'x', shipping: 5 },
  ])
  expect(cart).toEqual([{ ...valid, productId: '7', storeId: '', name: '', quantity: 3, productImage: '' }])
  expect(new Set(repairs.map((repair) => repair.field))).toEqual(new Set(Object.keys(valid)))
})

it('reads a quantity that is missing or of another type as 1', () => {
  for (const quantity of [undefined, null, true, {}, [5]]) expect(read([{ ...valid, quantity }]).cart[0]?.quantity).toBe(1)
})

it('merges equal lines', () => {
  const { cart, repairs } = read([valid, { ...valid, quantity: 1 }])
  expect(cart).toEqual([{ ...valid, quantity: 3 }])
  expect(repairs).toEqual([{ index: 1, field: null, action: 'merged', name: 'Mug' }])
})

it('drops a price that does not fit the currency', () => {
  expect(readCart(JSON.stringify([valid]), 'JPY').cart).toEqual([])
  expect(readCart(JSON.stringify([valid]), 'EUR').cart).toEqual([valid])
})

it('drops lines that would make the server reject the cart', () => {
  const ids = ['a b', 'a/b', 'é', 'x'.repeat(65), '\n']
  for (const productId of ids) expect(read([{ ...valid, productId }, valid]).cart).toEqual([valid])
  for (const variationId of ids) expect(read([{ ...valid, variationId }]).cart).toEqual([valid])
  const longest = { ...valid, productId: 'x'.repeat(64), variationId: '_A-9' }
  expect(read([longest])).toEqual({ cart: [longest], repairs: [] })
})

it('drops a line that makes the total too large to be exact, alone or with others', () => {
  const expensive = { ...valid, productId: 'expensive', name: 'Moon', price: 1e12, quantity: 100 }
  expect(read([expensive, valid])).toEqual({
    cart: [valid],
    repairs: [{ index: 0, field: null, action: 'dropped', name: 'Moon' }],
  })
  const many = Array.from({ length: 100 }, (_, index) => ({
    ...valid,
    productId: `p${index}`,
    price: 999_999_999,
    quantity: 100,
  }))
  for (const currency of ['EUR', 'KWD'] as const) {
    const { cart, repairs } = readCart(JSON.stringify(many), currency)
    expect(cart.length + repairs.length).toBe(100)
    expect(cart.length).toBeGreaterThan(0)
    expect(cartTotal(cart, currency)).toBeGreaterThan(0)
  }
})

it('returns a valid cart for any input, and returns that cart unchanged', () => {
  const values = ['p1', 'v1', 'a b', null, 1, 2.5, '3', {}, { Size: 'M' }, -0, 999, 1e12, 1e300]
  const field = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(...values))
  const line = fc.dictionary(fc.constantFrom(...Object.keys(valid), '__proto__', 'other'), field)
  const list = fc.array(fc.oneof(line, fc.jsonValue(), fc.constant(valid)))
  fc.assert(
    fc.property(
      fc.oneof(
        list.map((value) => JSON.stringify(value)),
        fc.string(),
      ),
      (stored) => {
        const first = readCart(stored, 'KWD')
        expect(cartTotal(first.cart, 'KWD')).toBeGreaterThanOrEqual(0)
        for (const { productId, variationId } of first.cart)
          for (const id of [productId, variationId ?? 'none']) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
        expect(readCart(storeCart(first.cart), 'KWD')).toEqual({ cart: first.cart, repairs: [] })
      },
    ),
    { numRuns: repeat(500) },
  )
})
