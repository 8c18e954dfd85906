import type { OrderReceipt } from '@blockfront/contract'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { trackPurchase } from '../checkout/placement/purchase.ts'
import { deliveryTime } from '../checkout/ShippingChoices.tsx'
import type { Shop } from '../shop.ts'
import { payloadOf, productCard, store } from '../testing/payload.ts'
import { InShop, type Respond, testShop } from '../testing/shop.tsx'
import { Order } from './Order.tsx'
import { loadWaitingOrder, saveWaitingOrder } from './waiting/waiting-order.ts'

afterEach(cleanup)

const address = { firstName: 'Ada', lastName: 'Byron', company: '', line1: 'Main 1', line2: '', city: 'Wien', region: '' }
const order: OrderReceipt = {
  number: '1001',
  status: 'open',
  paymentStatus: 'pending',
  fulfillmentStatus: 'unfulfilled',
  contact: { email: 'ada@example.com', phone: '' },
  shippingAddress: { ...address, postalCode: '1010', country: 'AT', phone: '' },
  billingAddress: null,
  lines: [],
  rate: { name: 'Standard', type: 'free', price: 0 },
  method: { type: 'cod', title: 'Cash on delivery', instructions: '' },
  currency: 'EUR',
  subtotal: 20,
  discountTotal: 0,
  discounts: [],
  shippingTotal: 0,
  shippingTax: 0,
  taxTotal: 0,
  taxes: [],
  grandTotal: 20,
  paidTotal: 0,
  refundedTotal: 0,
  pricesIncludeTax: true,
  customerNote: '',
  giftMessage: '',
  payment: null,
  paymentMethods: [],
  createdAt: '2026-03-01T23:30:00.000Z',
  thankYou: { title: '', text: '' },
  fulfillments: [],
  refunds: [],
}
const show = (
  changes: Partial<OrderReceipt> = {},
  more: Partial<Shop> = {},
  respond: Respond = () => ({ body: { items: [] } }),
) => {
  const payload = payloadOf('/order/secret', { order: { ...order, ...changes } })
  return render(
    <InShop shop={testShop(respond, more)}>
      <Order payload={payload} />
    </InShop>,
  )
}

test('the date of an order is in the time zone of its store', () => {
  expect(store.timezone).toBe('Europe/Vienna')
  show()
  expect(screen.getByText('March 2, 2026').getAttribute('datetime')).toBe(order.createdAt)
})

test.each<[Partial<OrderReceipt>, string]>([
  [{}, 'We received your order and are preparing it.'],
  [{ fulfillmentStatus: 'partially_fulfilled' }, 'Part of your order is on its way.'],
  [{ status: 'completed', fulfillmentStatus: 'fulfilled' }, 'Your order is on its way.'],
  [{ status: 'pending_payment' }, 'Waiting for your payment.'],
  [{ status: 'cancelled' }, 'This order was canceled.'],
  [{ status: 'archived', fulfillmentStatus: 'fulfilled' }, 'This order is closed.'],
])('%j shows a status message', (states, message) => {
  show(states)
  expect(screen.getByRole('region', { name: 'Status' }).textContent).toContain(message)
})

const inAdvance = { type: 'bank_transfer', title: 'Bank transfer', instructions: 'AT61 1904' } as const
test.each<[Partial<OrderReceipt>, string]>([
  [{ method: inAdvance }, 'We received your order.Waiting for your payment.'],
  [{ method: inAdvance, paymentStatus: 'failed' }, 'We received your order.Waiting for your payment.'],
  [{ method: inAdvance, rate: null }, 'We received your order.Waiting for your payment.'],
  [{ method: inAdvance, paymentStatus: 'paid' }, 'We received your order and are preparing it.'],
  [{ method: inAdvance, paymentStatus: 'authorized' }, 'We received your order and are preparing it.'],
  [{ method: inAdvance, paymentStatus: 'partially_refunded' }, 'We received your order and are preparing it.'],
  [{ method: inAdvance, paymentStatus: 'refunded' }, 'We received your order.Your payment was refunded.'],
  [{ method: inAdvance, paymentStatus: 'voided' }, 'We received your order.Your payment was not completed. Please contact us.'],
  [{ method: inAdvance, fulfillmentStatus: 'fulfilled' }, 'Your order is on its way.Waiting for your payment.'],
  [{ method: inAdvance, fulfillmentStatus: 'delivered', paymentStatus: 'paid' }, 'Your order was delivered.'],
  [{ method: inAdvance, status: 'expired' }, 'This order was not paid in time and has been closed.'],
  [{ method: inAdvance, status: 'cancelled', paymentStatus: 'voided' }, 'This order was canceled.'],
  [{ status: 'cancelled', paymentStatus: 'refunded' }, 'This order was canceled.Your payment was refunded.'],
  [{ fulfillmentStatus: 'fulfilled' }, 'Your order is on its way.'],
])('%j: the status follows the payment', (states, sentences) => {
  show({ fulfillmentStatus: 'unfulfilled', ...states })
  const region = screen.getByRole('region', { name: 'Status' })
  const said = [...region.querySelectorAll(':scope p')].map(({ textContent }) => textContent).join('')
  expect(said).toBe(sentences)
})

test.each<[Partial<OrderReceipt>, string]>([
  [{}, 'We received your order and are preparing it.'],
  [{ fulfillmentStatus: 'partially_fulfilled' }, 'Part of your order is ready for pickup.'],
  [{ status: 'completed', fulfillmentStatus: 'fulfilled' }, 'Your order is ready for pickup.'],
  [{ status: 'completed', fulfillmentStatus: 'delivered' }, 'You picked up your order.'],
  [{ status: 'cancelled' }, 'This order was canceled.'],
])('%j for pickup shows a status message and no delivery address', (states, message) => {
  show({ ...states, rate: { name: 'At our shop in the Main Street', type: 'pickup', price: 0 } })
  const part = (name: string) => screen.getByRole('region', { name }).textContent
  expect(part('Status')).toContain(message)
  expect(part('Pickup')).toContain('At our shop in the Main Street')
  expect(part('Your address')).toContain('Main 1')
  // The text of each line decides its direction.
  expect(screen.getByText('1010 Wien').tagName).toBe('BDI')
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
])('%j shows payment instructions only while a payment is expected', (states, expected) => {
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
])('a delivery time of %j to %j days is shown as “%s”', (min, max, text) => {
  expect(deliveryTime(min, max)).toBe(text)
})

test('items and totals come right after the status, before addresses and payment', () => {
  const { container } = show()
  const text = container.textContent ?? ''
  const positions = ['preparing it', 'Subtotal', 'Total€20.00', 'Deliver to', 'Cash on delivery'].map((part) =>
    text.indexOf(part),
  )
  expect(positions).not.toContain(-1)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
})

test('what the shopper wrote is shown as text, in the direction of its words', () => {
  show({ giftMessage: 'Happy birthday\n<b>Ada</b>', customerNote: 'Ring twice' })
  const gift = within(screen.getByRole('region', { name: 'Gift message' })).getByText(/Happy birthday/)
  expect([gift.textContent, gift.dir, gift.childElementCount]).toEqual(['Happy birthday\n<b>Ada</b>', 'auto', 0])
  expect(screen.getByRole('region', { name: 'Note to the store' }).textContent).toContain('Ring twice')
  cleanup()
  show()
  expect(screen.queryByRole('region', { name: /Gift|Note/ })).toBeNull()
})

test('a purchase that was not sent is sent once when the order is opened again in this tab', () => {
  sessionStorage.clear()
  const newPixel = () => ({ start: vi.fn(), stop: vi.fn(), track: vi.fn<Shop['tracker']['track']>() })
  const [before, after, later] = [newPixel(), newPixel(), newPixel()]
  const purchase = { name: 'Purchase' as const, ids: ['a'], value: 20 }
  trackPurchase({ store: { ...store, fbPixelId: '123' }, tracker: before }, purchase, order)
  show({}, { tracker: before })
  expect(before.track).toHaveBeenCalledOnce()
  show({}, { tracker: after }).unmount()
  show({}, { tracker: after })
  expect(after.track).toHaveBeenCalledExactlyOnceWith(purchase, expect.any(Function))
  after.track.mock.calls[0]?.[1]?.()
  show({}, { tracker: later })
  expect(later.track).not.toHaveBeenCalled()
})

test('the purchase of an online payment is sent once the order is paid, and never for an order that expired', () => {
  const newPixel = () => ({ start: vi.fn(), stop: vi.fn(), track: vi.fn<Shop['tracker']['track']>() })
  const purchase = { name: 'Purchase' as const, ids: ['a'], value: 20 }
  const pending = { status: 'pending_payment' as const, payment: { canPay: true, failure: '', until: null } }
  const place = (pixel: Shop['tracker']) =>
    trackPurchase({ store: { ...store, fbPixelId: '123' }, tracker: pixel }, purchase, { ...order, ...pending })
  const [pixel, returned] = [newPixel(), newPixel()]
  place(pixel)
  show(pending, { tracker: returned }).unmount()
  show({ number: 'another' }, { tracker: returned }).unmount()
  expect([pixel.track, returned.track].map(({ mock }) => mock.calls)).toEqual([[], []])
  show({}, { tracker: returned }).unmount()
  show({}, { tracker: returned }).unmount()
  expect(returned.track).toHaveBeenCalledExactlyOnceWith(purchase, expect.any(Function))

  const late = newPixel()
  place(late)
  show({ status: 'expired' }, { tracker: late }).unmount()
  show({}, { tracker: late }).unmount()
  expect(late.track).not.toHaveBeenCalled()
})

test('each parcel shows its items, state and tracking, and refunds are listed', () => {
  const line = {
    productId: 'p',
    variationId: null,
    sku: '',
    productImage: '',
    selectedAttributes: {},
    unitPrice: 10,
    fulfilledQuantity: 0,
    removedQuantity: 0,
    lineTotal: 20,
    discountTotal: 0,
    paidTotal: 20,
    taxTotal: 0,
    taxRate: 0,
    taxName: '',
    requiresShipping: true,
  }
  const parcel = {
    carrier: '',
    trackingNumber: '',
    trackingUrl: '',
    shippingAddress: null,
    createdAt: order.createdAt,
    deliveredAt: null,
    returnedAt: null,
  }
  const dhl = { carrier: 'DHL', trackingNumber: '77', trackingUrl: 'https://example.com/77' }
  const deliveredAt = '2026-03-05T12:00:00.000Z'
  const lines = [
    { ...line, id: 'a', name: 'Jar', quantity: 2, fulfilledQuantity: 2, refundedQuantity: 1 },
    { ...line, id: 'b', name: 'Lid', selectedAttributes: { Size: 'M' }, quantity: 1, fulfilledQuantity: 1, refundedQuantity: 0 },
  ]
  const refund = { lines: [], createdAt: '2026-03-05T12:00:00.000Z' }
  show({
    fulfillmentStatus: 'fulfilled',
    lines,
    fulfillments: [
      { ...parcel, ...dhl, id: '1', status: 'delivered', deliveredAt, lines: [{ lineId: 'a', quantity: 2 }] },
      { ...parcel, id: '2', status: 'cancelled', lines: [{ lineId: 'b', quantity: 1 }] },
      { ...parcel, id: '3', status: 'shipped', lines: [{ lineId: 'b', quantity: 1 }] },
    ],
    refunds: [
      { ...refund, id: 'r1', amount: 10, status: 'done' },
      { ...refund, id: 'r2', amount: 3, status: 'pending' },
      { ...refund, id: 'r3', amount: 4, status: 'failed' },
    ],
  })
  const parcels = () =>
    [...(screen.getByRole('region', { name: 'Status' }).querySelector('.sf-parcels')?.children ?? [])].map(
      ({ textContent }) => textContent,
    )
  expect(parcels()).toEqual([
    'Shipment 1 of 2 · DeliveredMar 5, 20262 × JarDHL 77 Track shipment',
    'Shipment 2 of 2 · ShippedMar 2, 20261 × Lid / M',
  ])
  expect(screen.getByRole('link', { name: 'Track shipment' }).getAttribute('href')).toBe(dhl.trackingUrl)
  expect(screen.getByText('1 refunded')).toBeTruthy()
  const refunds = screen.getByLabelText('Refunds')
  expect([...refunds.children].map(({ textContent }) => textContent)).toEqual([
    'RefundedMarch 5, 2026−€10.00',
    'Refund in progressMarch 5, 2026−€3.00',
  ])
  cleanup()
  show({
    fulfillmentStatus: 'partially_fulfilled',
    // A removed item is not waited for.
    lines: [
      ...lines.map((one, index) => ({ ...one, fulfilledQuantity: index === 0 ? 1 : 0 })),
      { ...line, id: 'c', name: 'Cork', quantity: 1, refundedQuantity: 1, removedQuantity: 1 },
    ],
    fulfillments: [{ ...parcel, id: '1', status: 'shipped', lines: [{ lineId: 'a', quantity: 1 }] }],
  })
  expect(parcels()).toEqual(['ShippedMar 2, 20261 × Jar', 'Not shipped yet1 × Jar1 × Lid / M'])
})

test('the printed order names the store, both addresses, unit prices and what is due', () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const billingAddress = { ...address, company: 'Byron Ltd', postalCode: '1010', country: 'AT', phone: '' }
  const { container } = show({ billingAddress, paidTotal: 5 })
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
  expect(container.querySelector('.sf-order__seller')?.textContent).toContain(`Sold by:\n${store.name}`)
  expect(screen.getByRole('region', { name: 'Billing address' }).textContent).toContain('Byron Ltd')
  expect(container.textContent).toContain('Paid€5.00Amount due€15.00')
  cleanup()
  show({ billingAddress: order.shippingAddress, paidTotal: 20, paymentStatus: 'paid' })
  expect(screen.queryByRole('region', { name: 'Billing address' })).toBeNull()
  expect(screen.queryByText('Amount due')).toBeNull()
})

test('a parcel that was sent before the address changed names the earlier address', () => {
  const parcel = {
    ...{ carrier: '', trackingNumber: '', trackingUrl: '', createdAt: order.createdAt, deliveredAt: null, returnedAt: null },
    ...{ status: 'shipped' as const, lines: [] },
  }
  const before = { ...address, postalCode: '8010', city: 'Graz', country: 'AT', phone: '', regionName: '' }
  show({
    fulfillments: [
      { ...parcel, id: '1', shippingAddress: before },
      { ...parcel, id: '2', shippingAddress: null },
    ],
  })
  expect(screen.getAllByText(/^Sent to: /).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Main 1, 8010 Graz, Austria$/),
  ])
})

test('an order of digital items is complete, not shipped or delivered', () => {
  const parcel = {
    carrier: '',
    trackingNumber: '',
    trackingUrl: '',
    shippingAddress: null,
    createdAt: order.createdAt,
    deliveredAt: null,
    returnedAt: null,
  }
  const statuses = ['shipped', 'delivered', 'returned'] as const
  show({ rate: null, fulfillments: statuses.map((status) => ({ ...parcel, id: status, status, lines: [] })) })
  const states = screen.getAllByText(/^(Complete|Returned)$/)
  expect(states.map(({ textContent }) => textContent)).toEqual(['Complete', 'Complete', 'Returned'])
})

test('tax is listed by name and rate; an order without shipping has no address and no shipping price', () => {
  const taxes = [
    { name: 'USt.', rate: 2000, amount: 4 },
    { name: 'USt.', rate: 1000, amount: 1 },
  ]
  const { container } = show({ taxes, rate: null, shippingAddress: null })
  expect(container.textContent).toContain('Includes USt. 20%€4.00')
  expect(container.textContent).toContain('Includes USt. 10%€1.00')
  expect(container.textContent).not.toContain('Shipping')
  expect(container.textContent).not.toContain('Deliver to')
})

test('tax on shipping is named at the shipping price, and added to prices without tax', () => {
  const taxes = [
    { name: 'Sales tax', rate: 725, amount: 0.87 },
    { name: 'Food tax', rate: 200, amount: 0.16 },
  ]
  const { container } = show({ taxes, shippingTotal: 5, shippingTax: 0.36, taxTotal: 1.03, pricesIncludeTax: false })
  const rows = [...container.querySelectorAll('.sf-sums__row')].map((row) => row.textContent)
  expect(rows.slice(1, 4)).toEqual(['ShippingPlus €0.36 tax€5.00', 'Sales tax 7.25%€0.87', 'Food tax 2%€0.16'])
})

const waiting: Partial<OrderReceipt> = {
  status: 'pending_payment',
  method: { type: 'test', title: 'Card', instructions: '' },
  payment: { canPay: true, failure: '', until: '2026-03-02T10:00:00.000Z' },
}

/** Opens an order's page at a URL. `respond` returns the responses to the calls of the page. */
function open(changes: Partial<OrderReceipt>, query: string, respond: Parameters<typeof testShop>[0] = () => ({ body: {} })) {
  history.replaceState(null, '', `/order/a-token-of-an-order${query}`)
  const payload = payloadOf('/order/secret', { order: { ...order, ...waiting, ...changes } })
  return render(
    <InShop shop={testShop(respond)}>
      <Order payload={payload} />
    </InShop>,
  )
}
const region = () => screen.getByRole('region', { name: 'Status' }).textContent

test.each<[Partial<OrderReceipt>, string, string, string | null]>([
  [{}, '', 'We reserve your items until 11:00', 'Pay now'],
  [{}, '?payment=cancel', 'We reserve your items until 11:00', 'Pay now'],
  [{ payment: { canPay: true, failure: '', until: '2199-03-02T10:00:00.000Z' } }, '', 'until March 2, 2199 at 11:00', 'Pay now'],
  [{}, '?payment=return', 'We are confirming your payment', null],
  [
    { payment: { canPay: true, failure: 'The card was declined.', until: null } },
    '?payment=return',
    'The card was declined.',
    'Try again',
  ],
  [{ status: 'open', paymentStatus: 'paid', payment: { canPay: false, failure: '', until: null } }, '', 'preparing it', null],
  [{ status: 'expired', payment: { canPay: false, failure: '', until: null } }, '?payment=return', 'was not paid in time', null],
])('an online payment %j at "%s" shows "%s" and the button %j', (changes, query, text, button) => {
  open({ ...changes, thankYou: { title: 'Thank you', text: 'We sent an email.' } }, query)
  expect(region()).toContain(text)
  expect(within(screen.getByRole('region', { name: 'Status' })).queryByRole('button')?.textContent ?? null).toBe(button)
  expect(screen.queryByText('We sent an email.') !== null).toBe(changes.status === 'open')
})

test('a pending payment is checked until it is final, and then no more', async () => {
  vi.useFakeTimers()
  const requests: unknown[] = []
  const paid = { ...order, status: 'open', paymentStatus: 'paid', payment: { canPay: false, failure: '', until: null } }
  open({}, '?payment=return', (url, body) => {
    if (url.pathname !== '/api/order/check-payment') return { body: {} }
    requests.push(body)
    return requests.length === 1 ? { status: 503, body: { error: 'Away', code: 'unavailable' } } : { body: paid }
  })
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  await pass(1_000)
  expect(requests).toHaveLength(1)
  await pass(2_000)
  expect(region()).toContain('We received your order and are preparing it.')
  await pass(600_000)
  expect(requests).toEqual([{ token: 'a-token-of-an-order' }, { token: 'a-token-of-an-order' }])
  vi.useRealTimers()
})

test('a payment that cannot start shows why, and can be tried again', async () => {
  open({}, '', (url) =>
    url.pathname === '/api/order/pay'
      ? { status: 503, body: { error: 'The payment could not be started.', code: 'unavailable' } }
      : { body: {} },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The payment could not be started.')
  expect(screen.getByRole('button', { name: 'Pay now' }).getAttribute('aria-disabled')).toBe('false')
})

const methods: OrderReceipt['paymentMethods'] = [
  { id: 'card', type: 'test', title: 'Card', instructions: '', isCurrent: true },
  { id: 'transfer', type: 'bank_transfer', title: 'Bank transfer', instructions: 'AT61 1904', isCurrent: false },
]
const status = () => within(screen.getByRole('region', { name: 'Status' }))

test('an unpaid order offers every payment method, and shows the one that it was changed to', async () => {
  const bodies: unknown[] = []
  const changed = { ...order, method: inAdvance, paymentMethods: [] }
  open({ paymentMethods: methods }, '', (url, body) => {
    if (url.pathname === '/api/order/pay') bodies.push(body)
    return { body: url.pathname === '/api/order/status' ? changed : {} }
  })
  expect(status().getByRole<HTMLInputElement>('radio', { name: 'Card' }).checked).toBe(true)
  expect(status().getByRole('button').textContent).toBe('Pay now')
  fireEvent.click(status().getByRole('radio', { name: /Bank transfer/ }))
  fireEvent.click(status().getByRole('button', { name: 'Use this payment method' }))
  await waitFor(() => expect(region()).toContain('We received your order.Waiting for your payment.'))
  expect(bodies).toEqual([{ token: 'a-token-of-an-order', methodId: 'transfer' }])
  expect(screen.getByRole('region', { name: 'Payment' }).textContent).toContain('AT61 1904')
})

test('an order with a bank transfer can be paid online, and a failure keeps its method', async () => {
  const choices = methods.map((method) => ({ ...method, isCurrent: !method.isCurrent }))
  const offline = { status: 'open', method: inAdvance, payment: null, paymentMethods: choices } as const
  open(offline, '', (url) =>
    url.pathname === '/api/order/pay' ? { status: 503, body: { error: 'Busy.', code: 'unavailable' } } : { body: { items: [] } },
  )
  const part = within(screen.getByRole('region', { name: 'Payment' }))
  expect(part.queryByRole('button')).toBeNull()
  fireEvent.click(part.getByText('Change payment method'))
  fireEvent.click(part.getByRole('radio', { name: 'Card' }))
  fireEvent.click(part.getByRole('button', { name: 'Use this payment method' }))
  expect((await part.findByRole('alert')).textContent).toBe('Busy.')
  cleanup()
  open({ ...offline, paymentMethods: choices.slice(1) }, '')
  expect(screen.queryByText('Change payment method')).toBeNull()
})

test.each<[OrderReceipt['status'], number, boolean]>([
  ['pending_payment', 3, true],
  ['open', 1, false],
  ['completed', 1, false],
  ['expired', 3, false],
  ['cancelled', 3, false],
])('the page of a waiting order that is %s now leaves %d items in the cart', async (state, items, isWaiting) => {
  const shop = testShop(() => ({ body: { items: [] } }))
  shop.cart.add({ product: productCard('a'), quantity: 3 })
  const lines = [{ productId: 'a', variationId: null, quantity: 2 }]
  saveWaitingOrder(store.storeId, { token: 'a-token-of-an-order', number: '1001', lines })
  history.replaceState(null, '', '/order/a-token-of-an-order')
  render(
    <InShop shop={shop}>
      <Order payload={payloadOf('/order/secret', { order: { ...order, status: state } })} />
    </InShop>,
  )
  await waitFor(() => expect(shop.cart.get().count).toBe(items))
  await waitFor(() => expect(loadWaitingOrder(store.storeId) !== undefined).toBe(isWaiting))
  localStorage.clear()
})

test('a customer reviews an item, corrects mistakes, and sees the state of the review', async () => {
  const toast = vi.fn()
  const written: unknown[] = []
  let isDown = true
  const respond: Respond = (url, body) => {
    if (url.pathname.endsWith('/fetch-order-items')) return { body: { items: [{ lineId: 'a', review: null }] } }
    if (url.pathname.endsWith('/remove-review')) return { body: { ok: true } }
    if (isDown) return { status: 503, body: { error: 'The store is busy.', code: 'unavailable' } }
    written.push(body)
    return { body: { lineId: 'a', review: { ...(body as object), status: 'pending' } } }
  }
  const line = {
    ...{ id: 'a', productId: 'p', variationId: null, name: 'Jar', sku: '', productImage: '', selectedAttributes: {} },
    ...{ unitPrice: 10, quantity: 1, fulfilledQuantity: 1, refundedQuantity: 0, removedQuantity: 0, lineTotal: 10 },
    ...{ discountTotal: 0, paidTotal: 10, taxTotal: 0, taxRate: 0, taxName: '', requiresShipping: true },
  }
  show({ fulfillmentStatus: 'fulfilled', status: 'completed', lines: [line] }, { toast }, respond)
  fireEvent.click(await screen.findByRole('button', { name: 'Write a review: Jar' }))
  const form = within(screen.getByRole('form', { name: 'Jar' }))
  expect(form.getByLabelText<HTMLInputElement>('Your name').value).toBe('Ada')
  fireEvent.change(form.getByLabelText('Your name'), { target: { value: ' ' } })
  fireEvent.click(form.getByRole('button', { name: 'Submit review' }))
  expect(form.getByText('Choose 1 to 5 stars.')).toBeTruthy()
  expect(form.getByText('Enter a name.')).toBeTruthy()
  expect(document.activeElement?.getAttribute('type')).toBe('radio')
  fireEvent.click(form.getByRole('radio', { name: '4 stars' }))
  fireEvent.change(form.getByLabelText('Your name'), { target: { value: 'Ada B.' } })
  fireEvent.change(form.getByLabelText(/^Your review/), { target: { value: 'It holds jam.' } })
  fireEvent.click(form.getByRole('button', { name: 'Submit review' }))
  expect((await form.findByRole('alert')).textContent).toBe('The store is busy.')
  isDown = false
  fireEvent.click(form.getByRole('button', { name: 'Submit review' }))
  expect(await screen.findByText('Rated 4 out of 5 · Waiting for the store to check it')).toBeTruthy()
  expect(written).toMatchObject([{ lineId: 'a', rating: 4, title: '', text: 'It holds jam.', authorName: 'Ada B.' }])
  expect(toast).toHaveBeenCalledWith('success', 'Thank you. The store checks your review before it appears.')
  fireEvent.click(screen.getByRole('button', { name: 'Delete review: Jar' }))
  expect(await screen.findByRole('button', { name: 'Write a review: Jar' })).toBeTruthy()
})
