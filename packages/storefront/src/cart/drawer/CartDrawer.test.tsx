import { cartKey } from '@blockfront/commerce'
import type { QuoteLine } from '@blockfront/contract'
import type { ProductCard } from '@blockfront/engine/render'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Overlays } from '../../overlays/Overlays.tsx'
import type { Shop } from '../../shop.ts'
import { productCard, quoteOf } from '../../testing/payload.ts'
import { blockServicesOf, InShop, type Respond, stubDialogs, testShop } from '../../testing/shop.tsx'

stubDialogs()
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const isRecommendation = ({ pathname }: URL) => pathname.endsWith('/fetch-recommended-products')

/** Opens the cart. `respond` returns its quotes; nothing is recommended unless `recommended` has products. */
async function open(
  respond: Respond = () => ({ body: quoteOf() }),
  fill: (shop: Shop) => void = () => undefined,
  recommended: ProductCard[] = [],
) {
  const shop = testShop((url, body) =>
    isRecommendation(url) ? { body: { content: recommended, pictures: {} } } : respond(url, body),
  )
  fill(shop)
  const navigate = vi.fn()
  const services = blockServicesOf(shop, navigate)
  render(
    <InShop shop={shop} services={services}>
      <Overlays services={services} />
    </InShop>,
  )
  await act(async () => shop.overlays.openCart())
  await screen.findByText('Your cart')
  // A component subscribes to the cart in its effects.
  await act(async () => undefined)
  return { shop, navigate }
}

test('shows the lines with an exact subtotal; quantities change and lines can be removed', async () => {
  const { shop } = await open()
  act(() => shop.cart.add({ product: { ...productCard('a'), price: 0.1 }, quantity: 3 }))
  expect(screen.getByText('€0.30')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Increase quantity of Product a'))
  expect(screen.getByText('€0.40')).toBeTruthy()
  const less = screen.getByLabelText('Decrease quantity of Product a')
  less.focus()
  for (let times = 0; times < 6; times++) fireEvent.click(less)
  expect(shop.cart.get().lines[0]?.quantity).toBe(1)
  expect([less.ariaDisabled, less.matches(':disabled'), document.activeElement]).toEqual(['true', false, less])
  fireEvent.click(screen.getByLabelText('Remove Product a'))
  expect(screen.getByText('Your cart is empty')).toBeTruthy()
})

test.each([
  [true, 'Prices include tax. Shipping is calculated at checkout.'],
  [undefined, 'Shipping and taxes are calculated at checkout.'],
])('says that taxes are calculated at checkout only if prices do not include them: %j', async (includesTax, text) => {
  const { shop } = await open(undefined, (opened) => Object.assign(opened, { store: { ...opened.store, includesTax } }))
  act(() => shop.cart.add({ product: productCard('a'), quantity: 1 }))
  expect(screen.getByText(text)).toBeTruthy()
})

test('closing animates for 500 ms, then removes the sheet', async () => {
  await open()
  vi.useFakeTimers()
  fireEvent.click(screen.getByLabelText('Close'))
  act(() => void vi.advanceTimersByTime(499))
  expect(document.querySelector('.sf-sheet--closing')).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(document.querySelector('.sf-sheet')).toBeNull()
})

test('Checkout closes the cart and opens the checkout page', async () => {
  const { shop, navigate } = await open()
  act(() => shop.cart.add({ product: productCard('a'), quantity: 1 }))
  fireEvent.click(screen.getByText('Checkout'))
  expect(shop.overlays.get().cart).toBe('closing')
  expect(navigate).toHaveBeenCalledWith('/checkout')
})

test('lines of another store are named, can be removed, and are not part of the subtotal', async () => {
  const line = {
    productId: 'x',
    variationId: null,
    storeId: 'elsewhere',
    name: 'Stranger',
    price: 9,
    discountPrice: 0,
    quantity: 1,
    selectedAttributes: {},
    productImage: '',
    shipping: 0,
  }
  localStorage.setItem(cartKey, JSON.stringify([line]))
  await open()
  expect(screen.getByText(/from another store and can't be bought here: Stranger\./)).toBeTruthy()
  expect(screen.getByText('Your cart is empty')).toBeTruthy()
  fireEvent.click(screen.getByText('Remove items from other stores'))
  expect(localStorage.getItem(cartKey)).toBe('[]')
  expect(document.activeElement).toBe(screen.getByLabelText('Close'))
})

const quotedLine = (id: string, more: Partial<QuoteLine> = {}): QuoteLine => ({
  productId: id,
  variationId: null,
  name: `Product ${id}`,
  productImage: '',
  selectedAttributes: {},
  quantity: 1,
  available: null,
  unitPrice: 20,
  lineTotal: 20,
  problem: null,
  message: '',
  ...more,
})
/** A server with 3 units of "a", none of "b", and no limit for others. */
const stocked: Respond = (_, body) => {
  const { lines } = body as { lines: { productId: string; quantity: number }[] }
  const quoted = lines.map(({ productId, quantity }) => {
    if (productId === 'b')
      return quotedLine('b', { quantity, problem: 'sold_out', available: 0, message: 'Product b is sold out.' })
    if (productId !== 'a') return quotedLine(productId, { quantity })
    return quotedLine('a', { quantity, available: 3, problem: quantity > 3 ? 'not_enough_stock' : null })
  })
  return { body: quoteOf({ lines: quoted }) }
}
const total = () => document.querySelector('.sf-cart__total strong')?.textContent

test('unavailable lines show the reason and are not part of the subtotal', async () => {
  await open(stocked, ({ cart }) => {
    cart.add({ product: productCard('a'), quantity: 5 })
    cart.add({ product: productCard('b'), quantity: 2 })
    cart.add({ product: productCard('c'), quantity: 1 })
  })
  await screen.findByText('Product b is sold out.')
  expect(screen.getAllByText('Not included in the subtotal.')).toHaveLength(2)
  expect(total()).toBe('€20.00')
  fireEvent.click(screen.getByText('Change quantity to 3'))
  expect([total(), screen.getAllByText('Not included in the subtotal.').length]).toEqual(['€80.00', 1])
})

test('a quantity stops at the stock and shows the reason', async () => {
  const { shop } = await open(stocked, ({ cart }) => void cart.add({ product: productCard('a'), quantity: 2 }))
  const more = screen.getByLabelText('Increase quantity of Product a')
  fireEvent.click(more)
  await screen.findByText('Only 3 left in stock.')
  for (let times = 0; times < 3; times++) fireEvent.click(more)
  expect([shop.cart.get().lines[0]?.quantity, more.ariaDisabled, total()]).toEqual([3, 'true', '€60.00'])
})

test('shows how far the cart is from free shipping, with the country', async () => {
  const goals = [{ country: 'AT', from: 50, missing: 30 }, { country: 'AT', from: 50, missing: 0 }, null]
  const { shop } = await open(() => ({ body: quoteOf({ freeShipping: goals.shift() ?? null }) }))
  act(() => shop.cart.add({ product: productCard('a'), quantity: 1 }))
  expect(await screen.findByText('Add €30.00 for free shipping (Austria).')).toBeTruthy()
  expect(document.querySelector<HTMLElement>('.sf-goal__bar span')?.style.width).toBe('40%')
  fireEvent.click(screen.getByLabelText('Increase quantity of Product a'))
  expect(await screen.findByText('You get free shipping (Austria).')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Increase quantity of Product a'))
  await waitFor(() => expect(document.querySelector('.sf-goal')).toBeNull())
})

test('recommends products that are not in the cart, and adds them or opens their page to choose options', async () => {
  const cards = [productCard('a'), productCard('b'), { ...productCard('c'), hasVariations: true, maxPrice: 30 }]
  const { shop, navigate } = await open(undefined, undefined, cards)
  act(() => shop.cart.add({ product: productCard('a'), quantity: 1 }))
  expect(await screen.findByText('You may also like')).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Product b', 'Product c'])
  expect([...document.querySelectorAll('.sf-more .sf-line__price')].map(({ textContent }) => textContent)).toEqual([
    '€20.00',
    'From €20.00',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Product b' }))
  await waitFor(() => expect(shop.cart.get().lines.map(({ productId }) => productId)).toEqual(['a', 'b']))
  expect(screen.queryByRole('button', { name: /^Add to Cart/ })).toBeNull()
  fireEvent.click(await screen.findByRole('link', { name: 'Product c' }))
  expect([shop.overlays.get().cart, navigate.mock.calls]).toEqual(['closing', [['/page/product/c']]])
})

test('Tab keeps the focus inside the sheet', async () => {
  const { shop } = await open()
  act(() => shop.cart.add({ product: productCard('a'), quantity: 1 }))
  const close = screen.getByLabelText('Close')
  screen.getByText('Checkout').focus()
  fireEvent.keyDown(screen.getByText('Checkout'), { key: 'Tab' })
  expect(document.activeElement).toBe(close)
  fireEvent.keyDown(close, { key: 'Tab', shiftKey: true })
  expect(document.activeElement).toBe(screen.getByText('Checkout'))
})

test('after removing a line, the focus moves to the next line, or stays in the sheet without one', async () => {
  const { shop } = await open()
  act(() => {
    for (const id of ['a', 'b', 'c']) shop.cart.add({ product: productCard(id), quantity: 1 })
  })
  const remove = (name: string) => {
    const button = screen.getByLabelText(`Remove ${name}`)
    button.focus()
    fireEvent.click(button)
    return document.activeElement?.getAttribute('aria-label')
  }
  expect(['Product b', 'Product c', 'Product a'].map(remove)).toEqual(['Remove Product c', 'Remove Product a', 'Close'])
})

describe('an image whose sizes are not known yet', () => {
  const productImage = '/media/here/vase/original'
  const image = () => document.querySelector<HTMLImageElement>('.sf-line__picture img')
  const add = (shop: Shop) => void shop.cart.add({ product: { ...productCard('vase'), productImage }, quantity: 1 })

  test('is shown only after the server sent its sizes', async () => {
    const requests: unknown[] = []
    const response = Promise.withResolvers<{ body: unknown }>()
    await open((_, body) => {
      requests.push(body)
      return response.promise
    }, add)
    expect([screen.queryByText('Product vase') !== null, image()]).toEqual([true, null])
    const srcSet = '/media/here/vase/320 320w'
    await act(async () => response.resolve({ body: quoteOf({ pictures: { [productImage]: { src: productImage, srcSet } } }) }))
    await waitFor(() => expect(image()?.srcset).toBe(srcSet))
    fireEvent.click(screen.getByLabelText('Increase quantity of Product vase'))
    expect(requests).toEqual([{ lines: [{ productId: 'vase', variationId: null, quantity: 1 }] }])
  })

  test.each<[string, Respond]>([
    ['has no sizes', () => ({ body: quoteOf() })],
    ['fails', () => ({ status: 500, body: { error: 'Broken.', code: 'internal' } })],
  ])('is shown without sizes if the response %s', async (_, respond) => {
    await open(respond, add)
    await waitFor(() => expect(image()?.getAttribute('src')).toBe(productImage))
  })
})
