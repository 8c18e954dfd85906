import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addToCart, type Cart, type CartItem, cartCount, cartTotal, hasExactTotal, removeFromCart, setQuantity } from './cart.ts'
import { maxLines, maxQuantity } from './cart-limits.ts'
import { maxTotal, toMajor } from './money/money.ts'

const item = (over: Partial<CartItem> = {}): CartItem => ({
  productId: 'p1',
  variationId: null,
  storeId: 's1',
  name: 'Mug',
  price: 9.99,
  discountPrice: 0,
  quantity: 1,
  selectedAttributes: {},
  productImage: '',
  shipping: 0,
  ...over,
})

const key = fc.record({ productId: fc.constantFrom('p1', 'p2', 'p3'), variationId: fc.constantFrom(null, 'v1', 'v2') })

it('merges the same product and variation, and keeps others separate', () => {
  let cart: Cart = addToCart([], item())
  cart = addToCart(cart, item({ variationId: 'v1', quantity: 2 }))
  cart = addToCart(cart, item({ quantity: 3, price: 8.5 }))
  expect(cart.map((line) => [line.variationId, line.quantity, line.price])).toEqual([
    [null, 4, 8.5],
    ['v1', 2, 9.99],
  ])
  expect(cartCount(cart)).toBe(6)
})

it('limits quantities to 1 and the maximum', () => {
  expect([maxQuantity, maxLines]).toEqual([100, 100])
  const cart = [item({ quantity: 2 })]
  expect(setQuantity(cart, item(), 0)[0]?.quantity).toBe(1)
  expect(setQuantity(cart, item(), 2.9)[0]?.quantity).toBe(2)
  expect(setQuantity(cart, item(), Number.NaN)[0]?.quantity).toBe(1)
  expect(setQuantity(cart, item(), Number.POSITIVE_INFINITY)[0]?.quantity).toBe(maxQuantity)
  expect(addToCart(cart, item({ quantity: maxQuantity }))[0]?.quantity).toBe(maxQuantity)
})

it('a full cart takes no more lines, but more units of its lines', () => {
  const full: Cart = Array.from({ length: maxLines }, (_, index) => item({ productId: `p${index}` }))
  expect(addToCart(full, item({ productId: 'new' }))).toBe(full)
  expect(addToCart(full, item({ productId: 'p5' }))[5]?.quantity).toBe(2)
})

it('adds up without rounding errors', () => {
  expect(cartTotal([item({ price: 0.1, quantity: 3 }), item({ price: 0.2, productId: 'p2' })], 'EUR')).toBe(50)
  expect(() => cartTotal([item({ price: 0.5 })], 'JPY')).toThrow('more decimal digits')
})

it('has an exact total up to the largest one, in prices of the currency', () => {
  const of = (minor: number) => [item({ price: toMajor(minor, 'KWD') })]
  expect(hasExactTotal(of(maxTotal), 'KWD')).toBe(true)
  expect(hasExactTotal(of(maxTotal + 1), 'KWD')).toBe(false)
  expect(hasExactTotal([item({ price: 0.5 })], 'JPY')).toBe(false)
})

it('has each line once with a positive quantity after any sequence of changes', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), key, quantity: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ kind: fc.constant('set' as const), key, quantity: fc.integer({ min: -5, max: 20 }) }),
    fc.record({ kind: fc.constant('remove' as const), key, quantity: fc.constant(0) }),
  )
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let cart: Cart = []
      for (const { kind, key, quantity } of steps) {
        const count = cartCount(cart)
        if (kind === 'add') {
          cart = addToCart(cart, item({ ...key, quantity }))
          expect(cartCount(cart)).toBe(count + quantity)
        } else cart = kind === 'set' ? setQuantity(cart, key, quantity) : removeFromCart(cart, key)
      }
      expect(new Set(cart.map((line) => `${line.productId}/${line.variationId}`)).size).toBe(cart.length)
      for (const line of cart) expect(line.quantity).toBeGreaterThanOrEqual(1)
      expect(cartTotal(cart, 'EUR')).toBe(cartCount(cart) * 999)
    }),
  )
})
