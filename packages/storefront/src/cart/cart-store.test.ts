import { cartKey } from '@blockfront/commerce'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { createBrowserCart } from './browser-cart.ts'
import { countForStore, createCartStore, linesOfOtherStores, linesOfStore } from './cart-store.ts'
import { totalOf } from './total.ts'

const store = { storeId: 'here', currency: 'EUR' } as const
const vase = {
  id: 'vase',
  slug: 'vase',
  name: 'Vase',
  price: 40,
  discountPrice: 32,
  productImage: '/vase.webp',
  stockStatus: true,
}
const line = {
  productId: 'p',
  variationId: null,
  name: 'Old',
  price: 5,
  discountPrice: 0,
  quantity: 2,
  selectedAttributes: {},
  productImage: '',
  shipping: 0,
}
const stored = () => JSON.parse(localStorage.getItem(cartKey) ?? 'null')

beforeEach(() => localStorage.clear())

test('a stored line has the fields of product.md and the charged price', () => {
  createBrowserCart(store).add({ product: vase, quantity: 2 })
  expect(stored()).toEqual([
    {
      productId: 'vase',
      variationId: null,
      storeId: 'here',
      name: 'Vase',
      price: 32,
      discountPrice: 32,
      quantity: 2,
      selectedAttributes: {},
      productImage: '/vase.webp',
      shipping: 0,
    },
  ])
})

test('adding the same variation increases its line; another variation adds a line', () => {
  const cart = createBrowserCart(store)
  const red = { id: 'red', price: 50, attributes: { Color: 'Red' }, image: '/red.webp' }
  cart.add({ product: vase, quantity: 1, variation: red })
  cart.add({ product: vase, quantity: 3, variation: red })
  cart.add({ product: vase, quantity: 1 })
  expect(stored().map((item: typeof line) => [item.variationId, item.quantity, item.price, item.productImage])).toEqual([
    ['red', 4, 50, '/red.webp'],
    [null, 1, 32, '/vase.webp'],
  ])
})

test('each change dispatches a storage event', () => {
  const cart = createBrowserCart(store)
  const listener = vi.fn()
  window.addEventListener('storage', listener)
  cart.add({ product: vase, quantity: 1 })
  cart.setQuantity({ productId: 'vase', variationId: null }, 3)
  cart.remove({ productId: 'vase', variationId: null })
  window.removeEventListener('storage', listener)
  expect(listener).toHaveBeenCalledTimes(3)
  expect(listener.mock.calls.every(([event]) => event.key === 'cart')).toBe(true)
})

test('lines that another tab wrote are read and not overwritten', () => {
  const cart = createBrowserCart(store)
  localStorage.setItem(cartKey, JSON.stringify([{ ...line, storeId: 'here' }]))
  window.dispatchEvent(new StorageEvent('storage', { key: cartKey }))
  expect(cart.get().lines).toHaveLength(1)
  localStorage.setItem(cartKey, JSON.stringify([{ ...line, storeId: 'here', quantity: 7 }]))
  cart.add({ product: vase, quantity: 1 })
  expect(stored().map((item: typeof line) => item.quantity)).toEqual([7, 1])
})

test('a quantity never falls below 1', () => {
  const cart = createBrowserCart(store)
  cart.add({ product: vase, quantity: 1 })
  cart.setQuantity({ productId: 'vase', variationId: null }, 0)
  expect(stored()[0].quantity).toBe(1)
})

test('lines of another store are kept when an order empties the cart', () => {
  localStorage.setItem(
    cartKey,
    JSON.stringify([
      { ...line, storeId: 'elsewhere' },
      { ...line, productId: 'q', storeId: 'here' },
    ]),
  )
  const cart = createBrowserCart(store)
  expect(countForStore(cart.get().lines, 'here')).toBe(2)
  cart.removeOrdered(linesOfStore(cart.get().lines, 'here'))
  expect(linesOfStore(cart.get().lines, 'here')).toEqual([])
  expect(linesOfOtherStores(cart.get().lines, 'here')).toHaveLength(1)
  cart.removeOtherStores()
  expect(stored()).toEqual([])
})

test('an order removes the ordered units; units added since then stay', () => {
  const cart = createBrowserCart(store)
  cart.add({ product: vase, quantity: 2 })
  cart.add({ product: { ...vase, id: 'pot' }, quantity: 1 })
  const ordered = cart.get().lines
  const otherTab = createBrowserCart(store)
  otherTab.add({ product: vase, quantity: 1 })
  otherTab.add({ product: { ...vase, id: 'bowl' }, quantity: 4 })
  cart.removeOrdered(ordered)
  expect(stored()).toMatchObject([
    { productId: 'vase', quantity: 1 },
    { productId: 'bowl', quantity: 4 },
  ])
})

test('any stored text can be read; a broken cart reports repairs', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      localStorage.setItem(cartKey, text)
      const cart = createBrowserCart(store)
      for (const { quantity } of cart.get().lines) expect(quantity).toBeGreaterThanOrEqual(1)
    }),
  )
  localStorage.setItem(cartKey, '{broken')
  expect(createBrowserCart(store).get().repairs).not.toEqual([])
})

test('a repaired cart is written back, so repairs are reported once', () => {
  localStorage.setItem(
    cartKey,
    JSON.stringify([
      { ...line, productId: 'a b' },
      { ...line, storeId: 'here' },
    ]),
  )
  expect(createBrowserCart(store).get().repairs).toHaveLength(1)
  expect(stored()).toEqual([{ ...line, storeId: 'here' }])
  expect(createBrowserCart(store).get().repairs).toEqual([])
})

test('no change makes the total too large to be exact', () => {
  const cart = createBrowserCart({ ...store, currency: 'KWD' })
  const expensive = (id: string) => ({ product: { ...vase, id, price: 999_999_999, discountPrice: 0 }, quantity: 100 })
  const added = Array.from({ length: 100 }, (_, index) => cart.add(expensive(`p${index}`)))
  expect(new Set(added)).toEqual(new Set([100, 0]))
  expect(totalOf(cart.get().lines, 'KWD')).toBeGreaterThan(0)
})

test('while storage is full, lines stay in memory and are written once there is space', () => {
  const cart = createBrowserCart(store)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  cart.add({ product: vase, quantity: 1 })
  cart.add({ product: { ...vase, id: 'pot' }, quantity: 2 })
  cart.reload()
  const quantities = () => cart.get().lines.map(({ productId, quantity }) => [productId, quantity])
  expect(quantities()).toEqual([
    ['vase', 1],
    ['pot', 2],
  ])
  full.mockRestore()
  cart.setQuantity({ productId: 'pot', variationId: null }, 1)
  expect(stored()).toEqual(cart.get().lines)
  expect(quantities()).toEqual([
    ['vase', 1],
    ['pot', 1],
  ])
})

test('failed writes lose no units; the next successful write stores all of them', () => {
  const step = fc.record({ id: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: 1, max: 5 }), isFull: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), (steps) => {
      let written: string | null = null
      let full = false
      const setItem = (_: string, text: string) => {
        if (full) throw new DOMException('full', 'QuotaExceededError')
        written = text
      }
      const dispatchStorageEvent = () => undefined
      const cart = createCartStore({ ...store, storage: { getItem: () => written, setItem }, dispatchStorageEvent })
      let units = 0
      for (const { id, quantity, isFull } of steps) {
        full = isFull
        units += quantity
        expect(cart.add({ product: { ...vase, id }, quantity })).toBe(quantity)
        expect(countForStore(cart.get().lines, 'here')).toBe(units)
        if (!full) expect(JSON.parse(written ?? '')).toEqual(cart.get().lines)
      }
    }),
  )
})

test('a page restored from the back/forward cache reads the cart again', () => {
  const cart = createBrowserCart(store)
  localStorage.setItem(cartKey, JSON.stringify([{ ...line, storeId: 'here' }]))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(countForStore(cart.get().lines, 'here')).toBe(2)
})

test('with storage blocked, the cart works in memory', () => {
  const refused = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  try {
    const cart = createBrowserCart(store)
    cart.add({ product: vase, quantity: 2 })
    expect(countForStore(cart.get().lines, 'here')).toBe(2)
  } finally {
    refused.mockRestore()
  }
})
