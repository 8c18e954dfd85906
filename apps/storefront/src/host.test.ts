import { beforeEach, expect, test, vi } from 'vitest'
import { createHost } from './host.ts'
import type { PagePayload } from './payload.ts'
import { payloadOf, productCard } from './testing/payload.ts'
import { hostOf, testShop } from './testing/shop.tsx'

beforeEach(() => localStorage.clear())

const answer = () => ({ body: { ok: true } })

test('adding says so, counts, and Buy Now goes on to the checkout', () => {
  const toast = vi.fn()
  const navigate = vi.fn()
  const host = hostOf(testShop(answer, { toast }), navigate)
  host.addToCart({ product: productCard('a'), quantity: 2 })
  expect(toast).toHaveBeenCalledWith('success', 'Item added to cart!')
  expect(host.cartCount.get()).toBe(2)
  expect(navigate).not.toHaveBeenCalled()
  host.addToCart({ product: productCard('a'), quantity: 1 }, { buyNow: true })
  expect(host.cartCount.get()).toBe(3)
  expect(navigate).toHaveBeenCalledWith('/checkout')
})

test('a picture keeps the sizes that an earlier page named', () => {
  const shop = testShop(answer)
  const shows = (pictures: PagePayload['pictures']) =>
    createHost(shop, { navigate: vi.fn(), payload: payloadOf('/', { pictures }) }).picture
  const sizes = { src: '/a.webp', srcSet: '/a-320.webp 320w' }
  shows({ '/a.webp': sizes })
  expect(shows({})('/a.webp')).toEqual(sizes)
  expect(shows({})('toString')).toEqual({ src: 'toString' })
})

test('what the cart does not hold is not said to be added, nor tracked, nor bought', () => {
  const toast = vi.fn()
  const navigate = vi.fn()
  const shop = testShop(answer, { toast })
  const track = vi.spyOn(shop.pixel, 'track')
  const host = hostOf(shop, navigate)
  const product = productCard('a')
  host.addToCart({ product, quantity: 998 })
  toast.mockClear()
  track.mockClear()
  host.addToCart({ product, quantity: 3 })
  expect(toast.mock.calls).toEqual([
    ['error', 'Only 1 added: your cart holds no more of this.'],
    ['success', 'Item added to cart!'],
  ])
  expect(track).toHaveBeenCalledExactlyOnceWith({ name: 'AddToCart', addition: { product, quantity: 1 } })
  toast.mockClear()
  track.mockClear()
  host.addToCart({ product, quantity: 1 }, { buyNow: true })
  for (let other = 0; other < 99; other++) shop.cart.add({ product: productCard(`p${other}`), quantity: 1 })
  host.addToCart({ product: productCard('b'), quantity: 1 }, { buyNow: true })
  expect(toast.mock.calls).toEqual(Array(2).fill(['error', 'Not added: your cart holds no more of this.']))
  expect(track).not.toHaveBeenCalled()
  expect(navigate).not.toHaveBeenCalled()
  expect(shop.cart.get().lines).toHaveLength(100)
})

test.each([false, '', null, undefined])('what is sold out (%j) is not added', (stockStatus) => {
  const host = hostOf(testShop(answer))
  host.addToCart({ product: { ...productCard('a'), stockStatus }, quantity: 1 }, { buyNow: true })
  expect(host.cartCount.get()).toBe(0)
})

test('a message goes to the store, and a refusal rejects', async () => {
  const asked = vi.fn(answer)
  const message = { name: 'Ada', customerEmail: 'a@b.co', subject: 'Hello', message: 'Words', turnstileToken: 't' }
  await hostOf(testShop(asked)).sendContactMessage(message)
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/api/email/send-contact-email' }), {
    ...message,
    storeId: 'here',
  })
  const refusing = testShop(() => ({ status: 400, body: { error: 'No.', code: 'bot_check_failed' } }))
  await expect(hostOf(refusing).sendContactMessage(message)).rejects.toThrow('No.')
})
