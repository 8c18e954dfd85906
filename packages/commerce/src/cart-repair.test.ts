import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CartItem, cartTotal } from './cart.ts'
import { readCart, storeCart } from './cart-repair.ts'

const whole: CartItem = {
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

it('leaves a whole cart alone', () => {
  const lines = [whole, { ...whole, variationId: 'v1', selectedAttributes: { Size: 'M' }, discountPrice: 8 }]
  expect(read(lines)).toEqual({ cart: lines, repairs: [] })
  for (const nothing of [null, undefined, '']) expect(readCart(nothing)).toEqual({ cart: [], repairs: [] })
})

it('empties what is no list', () => {
  for (const broken of ['{', 'null', '{"a":1}', '"cart"', '[object Object]']) {
    expect(readCart(broken)).toEqual({ cart: [], repairs: [{ index: null, field: null, action: 'emptied', name: '' }] })
  }
})

it('drops lines that cannot be bought and says which', () => {
  const { cart, repairs } = read([null, { ...whole, productId: '' }, { ...whole, price: 'free' }, { ...whole, price: -1 }, whole])
  expect(cart).toEqual([whole])
  expect(repairs.map(({ index, field, action }) => [index, field, action])).toEqual([
    [0, 'productId', 'dropped'],
    [1, 'productId', 'dropped'],
    [2, 'price', 'dropped'],
    [3, 'price', 'dropped'],
  ])
})

it('replaces single fields and keeps the rest of the line', () => {
  const { cart, repairs } = read([
    { productId: 7, price: '9.5', quantity: '3', name: 4, selectedAttributes: { Size: 1 }, discountPrice: 'x', shipping: 5 },
  ])
  expect(cart).toEqual([{ ...whole, productId: '7', storeId: '', name: '', quantity: 3, productImage: '' }])
  expect(new Set(repairs.map((repair) => repair.field))).toEqual(new Set(Object.keys(whole)))
})

it('merges twins', () => {
  const { cart, repairs } = read([whole, { ...whole, quantity: 1 }])
  expect(cart).toEqual([{ ...whole, quantity: 3 }])
  expect(repairs).toEqual([{ index: 1, field: null, action: 'merged', name: 'Mug' }])
})

it('knows a price that the currency cannot hold', () => {
  expect(readCart(JSON.stringify([whole]), 'JPY').cart).toEqual([])
  expect(readCart(JSON.stringify([whole]), 'EUR').cart).toEqual([whole])
})

it('gives a usable cart for anything at all, and leaves that one alone', () => {
  const field = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>('p1', 'v1', null, 1, 2.5, '3', {}, { Size: 'M' }, -0, 1e300))
  const line = fc.dictionary(fc.constantFrom(...Object.keys(whole), '__proto__', 'other'), field)
  const list = fc.array(fc.oneof(line, fc.jsonValue(), fc.constant(whole)))
  fc.assert(
    fc.property(
      fc.oneof(
        list.map((value) => JSON.stringify(value)),
        fc.string(),
      ),
      (stored) => {
        const first = readCart(stored, 'KWD')
        expect(cartTotal(first.cart, 'KWD')).toBeGreaterThanOrEqual(0)
        expect(readCart(storeCart(first.cart), 'KWD')).toEqual({ cart: first.cart, repairs: [] })
      },
    ),
    { numRuns: 500 },
  )
})
