import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { customer } from '../testing/customer.ts'
import { checkoutConfig } from '../testing/payload.ts'
import { InShop, type Respond, testShop } from '../testing/shop.tsx'
import { Account } from './Account.tsx'
import { prefilled } from './use-prefill.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const order = (number: number, rateType: string | null = 'flat') => ({
  ...{
    orderId: `o${number}`,
    number: `#${number}`,
    status: 'open',
    paymentStatus: 'paid',
    fulfillmentStatus: 'fulfilled',
    rateType,
    methodType: 'bank_transfer',
  },
  ...{ itemCount: 2, currency: 'EUR', grandTotal: 12, createdAt: '2026-01-02T00:00:00.000Z', token: 'token-of-the-order-1' },
})
const line = {
  productId: 'p1',
  variationId: null,
  name: 'Cup',
  productImage: '',
  selectedAttributes: {},
  unitPrice: 6,
  quantity: 2,
}

function open(responses: Record<string, Respond>) {
  const toast = vi.fn()
  const shop = testShop(
    (url, body) => {
      const respond = Object.entries(responses).find(([path]) => url.pathname.endsWith(path))?.[1]
      return respond?.(url, body) ?? { status: 500, body: { error: 'No response', code: 'internal' } }
    },
    { toast },
  )
  render(
    <InShop shop={shop}>
      <Account />
    </InShop>,
  )
  return { shop, toast }
}

test('loads, reports a failure, and tries again', async () => {
  let fails = true
  open({
    '/shopper/current': () => (fails ? { status: 500, body: { error: 'Down', code: 'internal' } } : { body: { customer: null } }),
  })
  expect(screen.getByRole('status', { name: 'Loading your account' })).toBeTruthy()
  await screen.findByText('Your account could not be loaded.')
  fails = false
  fireEvent.click(screen.getByText('Try again'))
  await screen.findByText('Send code')
})

test('signs in with the code of an email, and says when one is wrong', async () => {
  let signedIn = false
  const sent: unknown[] = []
  open({
    '/shopper/current': () => ({ body: { customer: signedIn ? customer : null } }),
    '/shopper/request-code': (_, body) => {
      sent.push(body)
      return { body: { ok: true } }
    },
    '/shopper/sign-in': (_, body) => {
      signedIn = (body as { code: string }).code === '123456'
      return signedIn ? { body: { ok: true } } : { status: 400, body: { error: 'Wrong code', code: 'token_invalid' } }
    },
    '/shopper/fetch-orders': () => ({ body: { orders: [], hasMore: false } }),
  })
  const email = await screen.findByLabelText<HTMLInputElement>('Email')
  fireEvent.click(screen.getByText('Send code'))
  await screen.findByText('Please enter a valid email address.')
  fireEvent.change(email, { target: { value: ' ada@example.com ' } })
  fireEvent.click(screen.getByText('Send code'))
  const code = await screen.findByLabelText<HTMLInputElement>('Six-digit code')
  expect(sent).toEqual([{ email: 'ada@example.com' }])
  fireEvent.change(code, { target: { value: '99 99 99' } })
  expect(code.value).toBe('999999')
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByText('Wrong code')
  fireEvent.change(code, { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByText('Signed in as ada@example.com')
  await screen.findByText('You have no orders yet.')
})

test('lists orders in pages, puts available items in the cart, and names the others', async () => {
  const { shop, toast } = open({
    '/shopper/current': () => ({ body: { customer } }),
    '/shopper/fetch-orders': (url) => {
      const page = Number(url.searchParams.get('pageNumber'))
      return { body: { orders: [order(1002 - page)], hasMore: page === 0 } }
    },
    '/shopper/reorder': (_, body) =>
      (body as { orderId: string }).orderId === 'o1002'
        ? { body: { lines: [line], missing: ['Jar'], reduced: ['Cup'] } }
        : { body: { lines: [], missing: ['Jar'], reduced: [] } },
    '/shopper/remove-address': () => ({ body: { ok: true } }),
  })
  fireEvent.click(await screen.findByText('Show more orders'))
  await screen.findByText(/Order #1001/)
  expect(screen.queryByText('Show more orders')).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: 'Order again: #1002' }))
  await screen.findByText('Not available: Jar. Fewer in stock than you ordered: Cup.')
  expect(shop.cart.get().lines).toMatchObject([{ productId: 'p1', quantity: 2, price: 6, storeId: shop.store.storeId }])
  expect(toast).toHaveBeenCalledWith('success', 'The items are in your cart.')
  fireEvent.click(screen.getByRole('button', { name: 'Order again: #1001' }))
  await screen.findByText('None of these items is available.')

  fireEvent.click(screen.getByRole('button', { name: 'Remove address Main Street 1' }))
  await waitFor(() => expect(screen.queryByText(/Main Street 1/)).toBeNull())
})

test.each([
  ['flat', 'Your order is on its way.'],
  ['pickup', 'Your order is ready for pickup.'],
  [null, 'Your order is complete.'],
])('shows the status of an order with the shipping rate %j as the page of the order does', async (rateType, status) => {
  open({
    '/shopper/current': () => ({ body: { customer } }),
    '/shopper/fetch-orders': () => ({ body: { orders: [order(1001, rateType)], hasMore: false } }),
  })
  await screen.findByText(status)
})

test('says that an order waits for its payment', async () => {
  const unpaid = { ...order(1001), paymentStatus: 'pending', fulfillmentStatus: 'unfulfilled' }
  open({
    '/shopper/current': () => ({ body: { customer } }),
    '/shopper/fetch-orders': () => ({ body: { orders: [unpaid], hasMore: false } }),
  })
  await screen.findByText('We received your order.')
  expect(screen.getByText('Waiting for your payment.')).toBeTruthy()
})

test('suggests the last address in a country that the store ships to', () => {
  const shipsTo = (...countries: string[]) => prefilled(customer as never, { ...checkoutConfig, countries })
  expect(shipsTo('AT', 'DE')).toMatchObject({ email: 'ada@example.com', line1: 'Main Street 1', country: 'AT' })
  expect(shipsTo('US', 'DE')).toEqual({ email: 'ada@example.com', phone: '', firstName: 'Ada', lastName: 'Byron' })
})
