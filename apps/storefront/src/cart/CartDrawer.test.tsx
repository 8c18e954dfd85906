import { cartKey } from '@blockfront/commerce'
import type { QuoteLine } from '@blockfront/contract'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Overlays } from '../overlays/Overlays.tsx'
import type { Shop } from '../shop.ts'
import { productCard, quoteOf } from '../testing/payload.ts'
import { type Answer, blockServicesOf, InShop, stubDialogs, testShop } from '../testing/shop.tsx'

stubDialogs()
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function open(answer: Answer = () => ({ body: quoteOf() }), fill: (shop: Shop) => void = () => undefined) {
  const shop = testShop(answer)
  fill(shop)
  const navigate = vi.fn()
  const host = blockServicesOf(shop, navigate)
  render(
    <InShop shop={shop} host={host}>
      <Overlays host={host} />
    </InShop>,
  )
  await act(async () => shop.overlays.openCart())
  await screen.findByText('Your cart')
  // What is drawn first listens to the cart only once its effects ran.
  await act(async () => undefined)
  return { shop, navigate }
}

test('it lists what is in the cart, counts, removes, and sums exactly', async () => {
  const { shop } = await open()
  act(() => shop.cart.add({ product: { ...productCard('a'), price: 0.1 }, quantity: 3 }))
  expect(screen.getByText('€0.30')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('One more of Product a'))
  expect(screen.getByText('€0.40')).toBeTruthy()
  const less = screen.getByLabelText('One less of Product a')
  less.focus()
  for (let times = 0; times < 6; times++) fireEvent.click(less)
  expect(shop.cart.get().lines[0]?.quantity).toBe(1)
  expect([less.ariaDisabled, less.matches(':disabled'), document.activeElement]).toEqual(['true', false, less])
  fireEvent.click(screen.getByLabelText('Remove Product a'))
  expect(screen.getByText('Your cart is empty')).toBeTruthy()
})

test('it slides away for 500 ms, and is gone then', async () => {
  await open()
  vi.useFakeTimers()
  fireEvent.click(screen.getByLabelText('Close'))
  act(() => void vi.advanceTimersByTime(499))
  expect(document.querySelector('.sf-sheet--closing')).not.toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(document.querySelector('.sf-sheet')).toBeNull()
})

test('Checkout closes it and goes on', async () => {
  const { shop, navigate } = await open()
  act(() => shop.cart.add({ product: productCard('a'), quantity: 1 }))
  fireEvent.click(screen.getByText('Checkout'))
  expect(shop.overlays.get().cart).toBe('closing')
  expect(navigate).toHaveBeenCalledWith('/checkout')
})

test('what is of another store is named and can go; it is not in the total', async () => {
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
  expect(screen.getByText(/From another store, so it cannot be bought here: Stranger\./)).toBeTruthy()
  expect(screen.getByText('Your cart is empty')).toBeTruthy()
  fireEvent.click(screen.getByText('Remove what is from another store'))
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
/** A server with 3 pieces of "a", none of "b", and no limit for others. */
const stocked: Answer = (_, body) => {
  const { lines } = body as { lines: { productId: string; quantity: number }[] }
  const answered = lines.map(({ productId, quantity }) => {
    if (productId === 'b')
      return quotedLine('b', { quantity, problem: 'sold_out', available: 0, message: 'Product b is sold out.' })
    if (productId !== 'a') return quotedLine(productId, { quantity })
    return quotedLine('a', { quantity, available: 3, problem: quantity > 3 ? 'not_enough_stock' : null })
  })
  return { body: quoteOf({ lines: answered }) }
}
const total = () => document.querySelector('.sf-cart__total strong')?.textContent

test('lines that cannot be bought say so and are not part of the total', async () => {
  await open(stocked, ({ cart }) => {
    cart.add({ product: productCard('a'), quantity: 5 })
    cart.add({ product: productCard('b'), quantity: 2 })
    cart.add({ product: productCard('c'), quantity: 1 })
  })
  await screen.findByText('Product b is sold out.')
  expect(screen.getAllByText('Not part of the total.')).toHaveLength(2)
  expect(total()).toBe('€20.00')
  fireEvent.click(screen.getByText('Take 3'))
  expect([total(), screen.getAllByText('Not part of the total.').length]).toEqual(['€80.00', 1])
})

test('a quantity stops at what is in stock, and says why', async () => {
  const { shop } = await open(stocked, ({ cart }) => void cart.add({ product: productCard('a'), quantity: 2 }))
  const more = screen.getByLabelText('One more of Product a')
  fireEvent.click(more)
  await screen.findByText('Only 3 available.')
  for (let times = 0; times < 3; times++) fireEvent.click(more)
  expect([shop.cart.get().lines[0]?.quantity, more.ariaDisabled, total()]).toEqual([3, 'true', '€60.00'])
})

test('Tab stays inside', async () => {
  const { shop } = await open()
  act(() => shop.cart.add({ product: productCard('a'), quantity: 1 }))
  const close = screen.getByLabelText('Close')
  screen.getByText('Checkout').focus()
  fireEvent.keyDown(screen.getByText('Checkout'), { key: 'Tab' })
  expect(document.activeElement).toBe(close)
  fireEvent.keyDown(close, { key: 'Tab', shiftKey: true })
  expect(document.activeElement).toBe(screen.getByText('Checkout'))
})

test('the focus of a line that is removed goes to its neighbour, and stays inside when there is none', async () => {
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

describe('a picture that nothing named in this visit', () => {
  const productImage = '/media/here/vase/original'
  const image = () => document.querySelector<HTMLImageElement>('.sf-line__picture img')
  const add = (shop: Shop) => void shop.cart.add({ product: { ...productCard('vase'), productImage }, quantity: 1 })

  test('is asked for, and drawn in its sizes alone', async () => {
    const asked: unknown[] = []
    const answer = Promise.withResolvers<{ body: unknown }>()
    await open((_, body) => {
      asked.push(body)
      return answer.promise
    }, add)
    expect([screen.queryByText('Product vase') !== null, image()]).toEqual([true, null])
    const srcSet = '/media/here/vase/320 320w'
    await act(async () => answer.resolve({ body: quoteOf({ pictures: { [productImage]: { src: productImage, srcSet } } }) }))
    await waitFor(() => expect(image()?.srcset).toBe(srcSet))
    fireEvent.click(screen.getByLabelText('One more of Product vase'))
    expect(asked).toEqual([{ lines: [{ productId: 'vase', variationId: null, quantity: 1 }] }])
  })

  test.each<[string, Answer]>([
    ['has no sizes', () => ({ body: quoteOf() })],
    ['cannot be asked for', () => ({ status: 500, body: { error: 'Broken.', code: 'internal' } })],
  ])('is drawn as it is where it %s', async (_, answer) => {
    await open(answer, add)
    await waitFor(() => expect(image()?.getAttribute('src')).toBe(productImage))
  })
})
