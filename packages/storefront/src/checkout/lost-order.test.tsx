import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkoutConfig, payloadOf, productCard, quoteOf } from '../testing/payload.ts'
import { blockServicesOf, InShop, testShop } from '../testing/shop.tsx'
import { typedAddress } from '../testing/typed-address.ts'
import { Checkout } from './Checkout.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

const order = { orderId: 'o', number: '1001', token: 'secret', status: 'open' }
const line = { productId: 'a', variationId: null, name: 'Product a', productImage: '', selectedAttributes: {}, quantity: 1 }
const soldOut = quoteOf({
  lines: [{ ...line, available: 0, unitPrice: 20, lineTotal: 0, problem: 'sold_out', message: 'Product a is sold out.' }],
})

/** A store with one unit left. Every response to an order is lost, although the first order was placed. */
function lastUnit() {
  let placed = false
  const sent: unknown[] = []
  const quoted = vi.fn()
  const shop = testShop(({ pathname }, body) => {
    if (pathname.endsWith('/order/find-placed')) return { body: { order: placed ? order : null } }
    if (pathname.endsWith('/checkout/quote')) {
      quoted()
      return { body: placed ? soldOut : quoteOf() }
    }
    sent.push(body)
    placed = true
    throw new TypeError('Failed to fetch')
  })
  shop.cart.add({ product: productCard('a'), quantity: 1 })
  const navigate = vi.fn()
  const visit = async () => {
    cleanup()
    render(
      <InShop shop={shop} services={blockServicesOf(shop, navigate)}>
        <Checkout payload={payloadOf('/checkout', { checkout: checkoutConfig })} />
      </InShop>,
    )
    await screen.findByText('Place order')
  }
  return { shop, sent, quoted, navigate, visit }
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
const press = async () => {
  const button = screen.getByText<HTMLButtonElement>('Place order')
  await waitFor(() => expect(button.disabled).toBe(false))
  await act(async () => fireEvent.click(button))
}
async function loseResponse() {
  const store = lastUnit()
  await store.visit()
  // The rate of the first quote is selected and quoted again.
  await waitFor(() => expect(store.quoted).toHaveBeenCalledTimes(2))
  for (const [label, value] of Object.entries(typedAddress)) fill(label, value)
  await press()
  await screen.findByText(/The server didn't respond/)
  return store
}

test('a reload after a lost response opens the placed order instead of reporting it as sold out', async () => {
  const { shop, sent, navigate, visit } = await loseResponse()
  await visit()
  await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/order/secret'))
  expect(screen.queryByText('Product a is sold out.')).toBeNull()
  expect(shop.cart.get().lines).toEqual([])
  expect(sent).toHaveLength(1)
  expect([sessionStorage.getItem('checkout'), sessionStorage.getItem('sent-order')]).toEqual([null, null])
})

test('changing the order after a lost response reports the placed order and orders nothing else', async () => {
  const { shop, sent, navigate } = await loseResponse()
  fill('Last name', 'Lovelace')
  await press()
  const title = await screen.findByText('Order 1001 was already placed')
  expect(document.activeElement).toBe(title)
  expect(screen.getByText('View order 1001').getAttribute('href')).toBe('/order/secret')
  expect(screen.queryByText('Your cart is empty')).toBeNull()
  expect(shop.cart.get().lines).toEqual([])
  expect(sent).toHaveLength(1)
  expect(navigate).not.toHaveBeenCalled()
})

test('the same for a change that needs a new quote, and for one before a reload', async () => {
  const { sent } = await loseResponse()
  fill('Postal code', '8010')
  await screen.findByText('Order 1001 was already placed')
  expect(sent).toHaveLength(1)
  cleanup()
  sessionStorage.clear()
  const again = await loseResponse()
  fill('City', 'Graz')
  await again.visit()
  await screen.findByText('Order 1001 was already placed')
  expect([again.sent.length, again.navigate.mock.calls]).toEqual([1, []])
})
