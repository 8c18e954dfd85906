import { maxQuantity } from '@blockfront/commerce'
import { beforeEach, expect, test, vi } from 'vitest'
import { createBlockServices } from './block-services.ts'
import type { PagePayload } from './payload.ts'
import { payloadOf, productCard, quoteOf, store } from './testing/payload.ts'
import { blockServicesOf, testShop } from './testing/shop.tsx'

beforeEach(() => localStorage.clear())

const respond = () => ({ body: quoteOf() })

test('adding a product shows a toast and updates the count; Buy Now also opens the checkout', async () => {
  const toast = vi.fn()
  const navigate = vi.fn()
  const services = blockServicesOf(testShop(respond, { toast }), navigate)
  services.addToCart({ product: productCard('a'), quantity: 2 })
  await vi.waitFor(() => expect(services.cartCount.get()).toBe(2), { timeout: 60_000 })
  await vi.waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('success', 'Item added to cart!'), { timeout: 60_000 })
  expect(navigate).not.toHaveBeenCalled()
  services.addToCart({ product: productCard('a'), quantity: 1 }, { buyNow: true })
  await vi.waitFor(() => expect(services.cartCount.get()).toBe(3), { timeout: 60_000 })
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout'), { timeout: 60_000 })
})

test('adding a product opens the cart where the store wants it, and Buy Now does not', async () => {
  const navigate = vi.fn()
  const shop = testShop(respond, { store: { ...store, opensCart: true } })
  const services = blockServicesOf(shop, navigate)
  services.addToCart({ product: productCard('a'), quantity: 1 }, { buyNow: true })
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout'), { timeout: 60_000 })
  expect(shop.overlays.get().cart).toBe('closed')
  services.addToCart({ product: productCard('a'), quantity: 1 })
  await vi.waitFor(() => expect(shop.overlays.get().cart).toBe('open'), { timeout: 60_000 })
})

test('images keep the sizes from an earlier page', () => {
  const shop = testShop(respond)
  const imageWith = (images: PagePayload['pictures']) =>
    createBlockServices(shop, { navigate: vi.fn(), payload: payloadOf('/', { pictures: images }) }).imageSource
  const sizes = { src: '/a.webp', srcSet: '/a-320.webp 320w' }
  imageWith({ '/a.webp': sizes })
  expect(imageWith({})('/a.webp')).toEqual(sizes)
  expect(imageWith({})('toString')).toEqual({ src: 'toString' })
})

test('units beyond the limit of the cart are neither confirmed, tracked nor bought', async () => {
  const toast = vi.fn()
  const navigate = vi.fn()
  const shop = testShop(respond, { toast })
  const track = vi.spyOn(shop.tracker, 'track')
  const services = blockServicesOf(shop, navigate)
  const product = productCard('a')
  services.addToCart({ product, quantity: maxQuantity - 1 })
  await vi.waitFor(() => expect(track).toHaveBeenCalled(), { timeout: 60_000 })
  toast.mockClear()
  track.mockClear()
  services.addToCart({ product, quantity: 3 })
  await vi.waitFor(() => expect(track).toHaveBeenCalled(), { timeout: 60_000 })
  expect(toast.mock.calls).toEqual([
    ['error', "Only 1 added. You can't add more of this item."],
    ['success', 'Item added to cart!'],
  ])
  expect(track).toHaveBeenCalledExactlyOnceWith({ name: 'AddToCart', addition: { product, quantity: 1 } })
  toast.mockClear()
  track.mockClear()
  services.addToCart({ product, quantity: 1 }, { buyNow: true })
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce(), { timeout: 60_000 })
  for (let other = 0; other < 99; other++) shop.cart.add({ product: productCard(`p${other}`), quantity: 1 })
  services.addToCart({ product: productCard('b'), quantity: 1 }, { buyNow: true })
  await vi.waitFor(() => expect(toast).toHaveBeenCalledTimes(2), { timeout: 60_000 })
  expect(toast.mock.calls).toEqual(Array(2).fill(['error', "You can't add more of this item."]))
  expect(track).not.toHaveBeenCalled()
  expect(navigate).not.toHaveBeenCalled()
  expect(shop.cart.get().lines).toHaveLength(100)
})

test('a quantity above the stock is lowered to the stock and reported', async () => {
  const toast = vi.fn()
  const line = { productId: 'a', variationId: null, name: 'Product a', productImage: '', selectedAttributes: {}, unitPrice: 20 }
  const shop = testShop(
    (_, body) => {
      const [{ quantity }] = (body as { lines: [{ quantity: number }] }).lines
      const problem = quantity > 12 ? ('not_enough_stock' as const) : null
      return { body: quoteOf({ lines: [{ ...line, quantity, available: 12, lineTotal: 0, problem, message: 'Too many.' }] }) }
    },
    { toast },
  )
  const track = vi.spyOn(shop.tracker, 'track')
  const navigate = vi.fn()
  const services = blockServicesOf(shop, navigate)
  const product = productCard('a')
  services.addToCart({ product, quantity: 15 })
  const limited = 'Only 12 of Product a left in stock. Your cart was updated.'
  await vi.waitFor(
    () =>
      expect(toast.mock.calls).toEqual([
        ['error', limited],
        ['success', 'Item added to cart!'],
      ]),
    { timeout: 60_000 },
  )
  expect(shop.cart.get().lines[0]?.quantity).toBe(12)
  expect(track).toHaveBeenCalledExactlyOnceWith({ name: 'AddToCart', addition: { product, quantity: 12 } })
  toast.mockClear()
  services.addToCart({ product, quantity: 1 }, { buyNow: true })
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/checkout'), { timeout: 60_000 })
  expect(toast.mock.calls).toEqual([['error', limited]])
  expect(track).toHaveBeenCalledOnce()
  expect(shop.cart.get().lines[0]?.quantity).toBe(12)
})

test('without a response about the stock in time, the added quantity is confirmed and tracked', async () => {
  vi.useFakeTimers()
  const toast = vi.fn()
  const shop = testShop(() => new Promise(() => {}), { toast })
  const track = vi.spyOn(shop.tracker, 'track')
  const product = productCard('a')
  blockServicesOf(shop).addToCart({ product, quantity: 2 })
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect(toast.mock.calls).toEqual([['success', 'Item added to cart!']])
  expect(track).toHaveBeenCalledExactlyOnceWith({ name: 'AddToCart', addition: { product, quantity: 2 } })
})

test('adding a product that is sold out by now shows the reason', async () => {
  const toast = vi.fn()
  const soldOut = {
    productId: 'a',
    variationId: null,
    name: 'Product a',
    productImage: '',
    selectedAttributes: {},
    unitPrice: 20,
  }
  const message = 'Product a is sold out. Remove it to continue.'
  const lines = [{ ...soldOut, quantity: 1, available: 0, lineTotal: 0, problem: 'sold_out' as const, message }]
  const shop = testShop(() => ({ body: quoteOf({ lines }) }), { toast })
  const track = vi.spyOn(shop.tracker, 'track')
  const navigate = vi.fn()
  blockServicesOf(shop, navigate).addToCart({ product: productCard('a'), quantity: 1 }, { buyNow: true })
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout'), { timeout: 60_000 })
  expect(toast.mock.calls).toEqual([['error', message]])
  expect(track).not.toHaveBeenCalled()
})

test('missing options show a toast, not a browser dialog', () => {
  const toast = vi.fn()
  const dialog = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
  blockServicesOf(testShop(respond, { toast })).alert('Please select all options')
  expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'Please select all options')
  expect(dialog).not.toHaveBeenCalled()
})

test.each([false, '', null, undefined])('a sold-out product (stockStatus %j) is not added', (stockStatus) => {
  const services = blockServicesOf(testShop(respond))
  services.addToCart({ product: { ...productCard('a'), stockStatus }, quantity: 1 }, { buyNow: true })
  expect(services.cartCount.get()).toBe(0)
})

test('a contact message is sent to the store, and an error response rejects', async () => {
  const requests = vi.fn(respond)
  const message = { name: 'Ada', customerEmail: 'a@b.co', subject: 'Hello', message: 'Words', turnstileToken: 't' }
  await blockServicesOf(testShop(requests)).sendContactMessage(message)
  expect(requests).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/api/email/send-contact-email' }), {
    ...message,
    storeId: 'here',
  })
  const refusing = testShop(() => ({ status: 400, body: { error: 'No.', code: 'bot_check_failed' } }))
  await expect(blockServicesOf(refusing).sendContactMessage(message)).rejects.toThrow('No.')
})
