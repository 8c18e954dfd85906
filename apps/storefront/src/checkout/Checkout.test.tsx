import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkoutConfig, payloadOf, productCard, quoteOf } from '../testing/payload.ts'
import { type Answer, hostOf, InShop, testShop } from '../testing/shop.tsx'
import { Checkout } from './Checkout.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

const typed = {
  Email: 'ada@example.com',
  'First name': 'Ada',
  'Last name': 'Byron',
  'Street and number': 'Main 1',
  'Postal code': '1010',
  City: 'Wien',
}
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const kept = () => Object.fromEntries(Object.keys(typed).map((label) => [label, input(label).value]))

async function open(place: Answer, quote: Answer = () => ({ body: quoteOf() })) {
  const placed: unknown[] = []
  const shop = testShop((url, body) => {
    if (url.pathname.endsWith('/checkout/quote')) return quote(url, body)
    placed.push(body)
    return place(url, body)
  })
  shop.cart.add({ product: productCard('a'), quantity: 1 })
  const navigate = vi.fn()
  const payload = payloadOf('/checkout', { checkout: checkoutConfig })
  render(
    <InShop shop={shop} host={hostOf(shop, navigate)}>
      <Checkout payload={payload} />
    </InShop>,
  )
  const button = await screen.findByText<HTMLButtonElement>('Place order')
  await waitFor(() => expect(button.disabled).toBe(false))
  return { shop, navigate, placed, button }
}

const type = () => {
  for (const [label, value] of Object.entries(typed)) fireEvent.change(input(label), { target: { value } })
}
const press = async (button: HTMLButtonElement) => {
  await waitFor(() => expect(button.disabled).toBe(false))
  await act(async () => fireEvent.click(button))
}

test('an order goes out as typed, empties the cart, and opens its page', async () => {
  const { shop, navigate, placed, button } = await open(() => ({
    body: { orderId: 'o', number: '1', token: 'secret', status: 'open' },
  }))
  type()
  await press(button)
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/order/secret'))
  expect(placed).toEqual([
    expect.objectContaining({
      lines: [{ productId: 'a', variationId: null, quantity: 1 }],
      quoteHash: 'first',
      rateId: 'flat',
      methodId: 'cod',
      contact: { email: 'ada@example.com', phone: '' },
      shippingAddress: expect.objectContaining({ firstName: 'Ada', city: 'Wien', country: 'DE' }),
    }),
  ])
  expect(shop.cart.get().lines).toEqual([])
  // Its page is still to come.
  expect(screen.queryByText('There is nothing to order yet')).toBeNull()
  expect(button.disabled).toBe(true)
  expect(sessionStorage.getItem('checkout')).toBeNull()
})

test('what is missing is said at its field, and nothing is sent', async () => {
  const { placed, button } = await open(() => ({ body: {} }))
  fireEvent.change(input('Email'), { target: { value: 'no address' } })
  await press(button)
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy()
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(5)
  await waitFor(() => expect(document.activeElement).toBe(input('Email')))
  expect(placed).toEqual([])
})

test('a refusal keeps all that was typed, says the server’s words, and marks its fields', async () => {
  const { shop, button } = await open(() => ({
    status: 422,
    body: { error: 'We do not know that place.', code: 'validation_failed', fields: { 'shippingAddress.city': 'Unknown city.' } },
  }))
  type()
  await press(button)
  expect(await screen.findByText(/We do not know that place\..*all you typed is kept/)).toBeTruthy()
  expect(screen.getByText('Unknown city.')).toBeTruthy()
  expect(kept()).toEqual(typed)
  expect(shop.cart.get().lines).toHaveLength(1)
})

test('a quote that changed orders nothing, shows the new total, and goes out with the new hash', async () => {
  let changed = false
  const newer = quoteOf({
    quoteHash: 'second',
    totals: { subtotal: 30, discountTotal: 0, shippingTotal: 5, taxTotal: 0, grandTotal: 35 },
  })
  const { placed, button, navigate } = await open(() => {
    if (changed) return { body: { orderId: 'o', number: '1', token: 'secret', status: 'open' } }
    changed = true
    return { status: 409, body: { error: 'Changed.', code: 'quote_changed', details: { quote: newer } } }
  })
  type()
  await press(button)
  expect(await screen.findByText(/Nothing was ordered, and all you typed is kept/)).toBeTruthy()
  expect(screen.getByText('€35.00')).toBeTruthy()
  expect(kept()).toEqual(typed)
  await press(button)
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
  expect(placed.map((body) => (body as { quoteHash: string }).quoteHash)).toEqual(['first', 'second'])
})

test('what was typed survives a reload', async () => {
  await open(() => ({ body: {} }))
  type()
  cleanup()
  await open(() => ({ body: {} }))
  expect(kept()).toEqual(typed)
})

test('a line that is gone says so, blocks the order, and can be taken out', async () => {
  const gone = quoteOf({
    lines: [
      {
        productId: 'a',
        variationId: null,
        name: 'Product a',
        productImage: '',
        selectedAttributes: {},
        quantity: 1,
        available: 0,
        unitPrice: 20,
        lineTotal: 0,
        problem: 'gone',
        message: 'Product a is no longer sold.',
      },
    ],
  })
  const shop = testShop(() => ({ body: gone }))
  shop.cart.add({ product: productCard('a'), quantity: 1 })
  render(
    <InShop shop={shop}>
      <Checkout payload={payloadOf('/checkout', { checkout: checkoutConfig })} />
    </InShop>,
  )
  expect(await screen.findByText('Product a is no longer sold.')).toBeTruthy()
  expect(screen.getByText<HTMLButtonElement>('Place order').disabled).toBe(true)
  fireEvent.click(screen.getByLabelText('Remove Product a'))
  expect(screen.getByText('There is nothing to order yet')).toBeTruthy()
})
