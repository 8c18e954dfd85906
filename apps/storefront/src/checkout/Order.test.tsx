import type { OrderReceipt } from '@blockfront/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Shop } from '../shop.ts'
import { payloadOf, store } from '../testing/payload.ts'
import { InShop, testShop } from '../testing/shop.tsx'
import { checkoutMessages } from './messages.ts'
import { Order } from './Order.tsx'
import { trackPurchase } from './purchase.ts'

afterEach(cleanup)

const address = { firstName: 'Ada', lastName: 'Byron', company: '', line1: 'Main 1', line2: '', city: 'Wien', region: '' }
const order: OrderReceipt = {
  number: '1001',
  status: 'open',
  paymentStatus: 'pending',
  fulfillmentStatus: 'unfulfilled',
  contact: { email: 'ada@example.com', phone: '' },
  shippingAddress: { ...address, postalCode: '1010', country: 'AT', phone: '' },
  lines: [],
  rate: { name: 'Standard', type: 'free', price: 0 },
  method: { type: 'cod', title: 'Cash on delivery', instructions: '' },
  currency: 'EUR',
  subtotal: 20,
  discountTotal: 0,
  shippingTotal: 0,
  shippingTax: 0,
  taxTotal: 0,
  grandTotal: 20,
  paidTotal: 0,
  refundedTotal: 0,
  pricesIncludeTax: true,
  customerNote: '',
  createdAt: '2026-03-01T23:30:00.000Z',
  thankYou: { title: '', text: '' },
  fulfillments: [],
}
const show = (changes: Partial<OrderReceipt> = {}, more: Partial<Shop> = {}) => {
  const payload = payloadOf('/order/secret', { order: { ...order, ...changes } })
  return render(
    <InShop shop={testShop(() => ({ body: {} }), more)}>
      <Order payload={payload} />
    </InShop>,
  )
}

test('the day of an order is the one of its store', () => {
  expect(store.timezone).toBe('Europe/Vienna')
  show()
  expect(screen.getByText('March 2, 2026').getAttribute('datetime')).toBe(order.createdAt)
})

test.each<[Partial<OrderReceipt>, string]>([
  [{}, 'We have your order and are getting it ready.'],
  [{ fulfillmentStatus: 'partially_fulfilled' }, 'Part of your order is on its way.'],
  [{ status: 'completed', fulfillmentStatus: 'fulfilled' }, 'Your order is on its way.'],
  [{ status: 'pending_payment' }, 'We wait for your payment.'],
  [{ status: 'cancelled' }, 'This order was cancelled.'],
  [{ status: 'archived', fulfillmentStatus: 'fulfilled' }, 'This order is closed.'],
])('%j stands in words', (states, words) => {
  show(states)
  expect(screen.getByRole('region', { name: 'Status' }).textContent).toContain(words)
})

test.each<[Partial<OrderReceipt>, string]>([
  [{}, 'We have your order and are getting it ready.'],
  [{ fulfillmentStatus: 'partially_fulfilled' }, 'Part of your order is ready to be picked up.'],
  [{ status: 'completed', fulfillmentStatus: 'fulfilled' }, 'Your order is ready to be picked up.'],
  [{ status: 'completed', fulfillmentStatus: 'delivered' }, 'You picked up your order.'],
  [{ status: 'cancelled' }, 'This order was cancelled.'],
])('%j to be picked up stands in words, and is delivered to nobody', (states, words) => {
  show({ ...states, rate: { name: 'At our shop in the Main Street', type: 'pickup', price: 0 } })
  const part = (name: string) => screen.getByRole('region', { name }).textContent
  expect(part('Status')).toContain(words)
  expect(part('Pick up')).toContain('At our shop in the Main Street')
  expect(part('Your address')).toContain('Main 1')
  expect(screen.queryByText('Deliver to')).toBeNull()
})

test.each<[Partial<OrderReceipt>, boolean]>([
  [{}, true],
  [{ status: 'pending_payment' }, true],
  [{ status: 'completed', fulfillmentStatus: 'fulfilled' }, true],
  [{ paymentStatus: 'failed' }, true],
  [{ paymentStatus: 'paid' }, false],
  [{ status: 'cancelled', paymentStatus: 'voided' }, false],
  [{ status: 'cancelled' }, false],
  [{ status: 'expired' }, false],
  [{ status: 'archived' }, false],
])('%j says how to pay only while a payment is expected', (states, expected) => {
  const instructions = 'Pay in cash when your order arrives.'
  show({ ...states, method: { ...order.method, instructions }, thankYou: { title: 'Thank you', text: 'We sent an email.' } })
  expect(screen.queryByText(instructions) !== null).toBe(expected)
  const isClosed = states.status === 'cancelled' || states.status === 'expired'
  expect(screen.queryByText('We sent an email.') === null).toBe(isClosed)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(isClosed ? 'Order 1001' : 'Thank you')
})

test.each([
  [null, null, ''],
  [1, 1, '1 day'],
  [null, 1, '1 day'],
  [3, null, '3 days'],
  [1, 2, '1 to 2 days'],
])('from %j to %j days is “%s”', (min, max, words) => {
  expect(checkoutMessages.days(min, max)).toBe(words)
})

test('a purchase that no pixel was told of is told of when the order is opened again in this tab, once', () => {
  sessionStorage.clear()
  const newPixel = () => ({ start: vi.fn(), stop: vi.fn(), track: vi.fn<Shop['pixel']['track']>() })
  const [before, after, later] = [newPixel(), newPixel(), newPixel()]
  const purchase = { name: 'Purchase' as const, ids: ['a'], value: 20 }
  trackPurchase({ store: { ...store, fbPixelId: '123' }, pixel: before }, purchase)
  show({}, { pixel: before })
  expect(before.track).toHaveBeenCalledOnce()
  show({}, { pixel: after }).unmount()
  show({}, { pixel: after })
  expect(after.track).toHaveBeenCalledExactlyOnceWith(purchase, expect.any(Function))
  after.track.mock.calls[0]?.[1]?.()
  show({}, { pixel: later })
  expect(later.track).not.toHaveBeenCalled()
})
