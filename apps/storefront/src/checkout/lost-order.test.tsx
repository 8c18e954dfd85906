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

/** A store with one piece left: every answer to an order is lost, though the first one was placed. */
function lastPiece() {
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
      <InShop shop={shop} host={blockServicesOf(shop, navigate)}>
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
async function loseTheAnswer() {
  const store = lastPiece()
  await store.visit()
  // The way of shipping that the first quote takes is quoted, too.
  await waitFor(() => expect(store.quoted).toHaveBeenCalledTimes(2), { timeout: 5000 })
  for (const [label, value] of Object.entries(typedAddress)) fill(label, value)
  await press()
  await screen.findByText(/We did not hear back/)
  return store
}

test('who comes back after a lost answer is led to the order that was placed, not told that it is sold out', async () => {
  const { shop, sent, navigate, visit } = await loseTheAnswer()
  await visit()
  await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/order/secret'))
  expect(screen.queryByText('Product a is sold out.')).toBeNull()
  expect(shop.cart.get().lines).toEqual([])
  expect(sent).toHaveLength(1)
  expect([sessionStorage.getItem('checkout'), sessionStorage.getItem('sent-order')]).toEqual([null, null])
})

test('who changes the order after a lost answer is told that the first one was placed, and nothing more is ordered', async () => {
  const { shop, sent, navigate } = await loseTheAnswer()
  fill('Last name', 'Lovelace')
  await press()
  const title = await screen.findByText('Your order 1001 was placed already')
  expect(document.activeElement).toBe(title)
  expect(screen.getByText('See order 1001').getAttribute('href')).toBe('/order/secret')
  expect(screen.queryByText('There is nothing to order yet')).toBeNull()
  expect(shop.cart.get().lines).toEqual([])
  expect(sent).toHaveLength(1)
  expect(navigate).not.toHaveBeenCalled()
})

test('the same where the change asks for a new total, or was made before a reload', async () => {
  const { sent } = await loseTheAnswer()
  fill('Postal code', '8010')
  await screen.findByText('Your order 1001 was placed already')
  expect(sent).toHaveLength(1)
  cleanup()
  sessionStorage.clear()
  const again = await loseTheAnswer()
  fill('City', 'Graz')
  await again.visit()
  await screen.findByText('Your order 1001 was placed already')
  expect([again.sent.length, again.navigate.mock.calls]).toEqual([1, []])
})
