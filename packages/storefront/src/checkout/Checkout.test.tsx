import type { CheckoutConfig } from '@blockfront/contract'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleWaitingOrder } from '../order/waiting/waiting-order.ts'
import type { Shop } from '../shop.ts'
import { checkoutConfig, payloadOf, productCard, quoteOf } from '../testing/payload.ts'
import { blockServicesOf, InShop, type Respond, testShop } from '../testing/shop.tsx'
import { typedAddress } from '../testing/typed-address.ts'
import { Checkout } from './Checkout.tsx'
import { checkoutMessages } from './messages.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const values = () => Object.fromEntries(Object.keys(typedAddress).map((label) => [label, input(label).value]))

async function open(place: Respond, quote: Respond = () => ({ body: quoteOf() }), config: Partial<CheckoutConfig> = {}) {
  const placed: unknown[] = []
  const shop = testShop((url, body) => {
    if (url.pathname.endsWith('/checkout/quote')) return quote(url, body)
    placed.push(body)
    return place(url, body)
  })
  shop.cart.add({ product: productCard('a'), quantity: 1 })
  const navigate = vi.fn()
  const payload = payloadOf('/checkout', { checkout: { ...checkoutConfig, ...config } })
  render(
    <InShop shop={shop} services={blockServicesOf(shop, navigate)}>
      <Checkout payload={payload} />
    </InShop>,
  )
  const button = await screen.findByText<HTMLButtonElement>('Place order')
  await waitFor(() => expect(button.disabled).toBe(false))
  return { shop, navigate, placed, button }
}

const filled = (shop: Shop) => {
  shop.cart.add({ product: productCard('a'), quantity: 1 })
  return shop
}
const type = () => {
  for (const [label, value] of Object.entries(typedAddress)) fireEvent.change(input(label), { target: { value } })
}
const press = async (button: HTMLButtonElement) => {
  await waitFor(() => expect(button.disabled).toBe(false))
  await act(async () => fireEvent.click(button))
}

test('placing an order sends the values, empties the cart and opens its page', async () => {
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
  // The order's page is still loading.
  expect(screen.queryByText('Your cart is empty')).toBeNull()
  expect(button.disabled).toBe(true)
  expect(sessionStorage.getItem('checkout')).toBeNull()
})

const waitingOrder = { orderId: 'o', number: '1001', token: 'secret', status: 'pending_payment' }
const statusOf = (status: string) => ({ body: { number: '1001', status, payment: { until: '2026-03-01T12:30:00.000Z' } } })

/** Places an order that waits for its online payment, then shows the checkout as the Back button does. */
async function leavePayment(respond: (path: string) => ReturnType<Respond> = () => statusOf('pending_payment')) {
  const calls: string[] = []
  const { shop, placed, button } = await open(({ pathname }) => {
    calls.push(pathname.replace('/api/order/', ''))
    return pathname.endsWith('/order/place') ? { body: waitingOrder } : respond(pathname)
  })
  type()
  await press(button)
  await waitFor(() => expect(localStorage.getItem('waiting-order/here')).toContain('secret'))
  const persisted = Object.assign(new Event('pageshow'), { persisted: true })
  act(() => void dispatchEvent(persisted))
  return { shop, placed, calls }
}

test('after Back from a payment page, the cart and the form are kept, and the checkout leads to the waiting order', async () => {
  const { shop, calls } = await leavePayment()
  await screen.findByRole('heading', { name: 'Order 1001 is waiting for your payment' })
  expect(screen.getByText('Pay for order 1001').getAttribute('href')).toBe('/order/secret')
  expect(screen.getByText(/We reserve its items until 1:30/)).toBeTruthy()
  expect(screen.queryByText('Place order')).toBeNull()
  expect(shop.cart.get().lines).toHaveLength(1)
  expect(calls).not.toContain('cancel-unpaid')
})

test('a new order cancels the waiting one, with the same cart and form', async () => {
  let status = 'pending_payment'
  const { shop, calls } = await leavePayment((path) => {
    if (path.endsWith('/cancel-unpaid')) status = 'cancelled'
    return statusOf(status)
  })
  fireEvent.click(await screen.findByText('Cancel order 1001 and place a new one'))
  const button = await screen.findByText<HTMLButtonElement>('Place order')
  await waitFor(() => expect(button.disabled).toBe(false))
  expect(values()).toEqual(typedAddress)
  expect(shop.cart.get().lines).toHaveLength(1)
  expect([calls.includes('cancel-unpaid'), localStorage.getItem('waiting-order/here')]).toEqual([true, null])
})

test('a failed cancellation is reported, and can be tried again', async () => {
  const { calls } = await leavePayment((path) =>
    path.endsWith('/cancel-unpaid')
      ? { status: 503, body: { error: 'Busy.', code: 'unavailable' } }
      : statusOf('pending_payment'),
  )
  const button = await screen.findByText('Cancel order 1001 and place a new one')
  fireEvent.click(button)
  expect((await screen.findByRole('alert')).textContent).toBe('Busy.')
  fireEvent.click(button)
  await waitFor(() => expect(calls.filter((call) => call === 'cancel-unpaid')).toHaveLength(2))
})

test.each<[string, string]>([
  ['open', 'Order 1001 was already placed'],
  ['expired', 'Place order'],
])('an order that is %s meanwhile shows "%s"', async (status, text) => {
  const { shop } = await leavePayment(() => statusOf(status))
  await screen.findByText(text)
  expect(shop.cart.get().lines).toHaveLength(status === 'open' ? 0 : 1)
  expect(sessionStorage.getItem('checkout') === null).toBe(status === 'open')
  expect(localStorage.getItem('waiting-order/here')).toBeNull()
})

test('a waiting order that the server does not know is forgotten; without a response, its page says more', async () => {
  await leavePayment(() => ({ status: 404, body: { error: 'None.', code: 'not_found' } }))
  await screen.findByText('Place order')
  cleanup()
  localStorage.clear()
  await leavePayment(() => ({ status: 503, body: { error: 'Busy.', code: 'unavailable' } }))
  expect(await screen.findByText('Pay for order 1001')).toBeTruthy()
})

test('another tab that pays the order empties this one', async () => {
  const { shop } = await leavePayment()
  await screen.findByText('Pay for order 1001')
  await act(() => settleWaitingOrder(shop, 'secret', 'open'))
  await screen.findByText('Your cart is empty')
  expect(screen.queryByText('Pay for order 1001')).toBeNull()
})

test('the button stays disabled until the quote of the default rate has loaded', async () => {
  const quote = vi.fn(() => ({ body: quoteOf() }))
  render(
    <InShop shop={filled(testShop(quote))}>
      <Checkout payload={payloadOf('/checkout', { checkout: checkoutConfig })} />
    </InShop>,
  )
  const button = screen.getByText<HTMLButtonElement>('Place order')
  const quotesWhenEnabled: number[] = []
  const observer = new MutationObserver(() => button.disabled || quotesWhenEnabled.push(quote.mock.calls.length))
  observer.observe(button, { attributeFilter: ['disabled'] })
  await waitFor(() => expect(quotesWhenEnabled).toEqual([2]))
  observer.disconnect()
})

const busy = (seconds: number) => ({
  status: 503,
  headers: { 'retry-after': String(seconds) },
  body: { error: 'The server is busy.', code: 'unavailable' },
})

test('a busy server is asked for the quote again at the time that it names, without an error', async () => {
  const quote = vi.fn<Respond>(() => ({ body: quoteOf() }))
  quote.mockReturnValueOnce(busy(0)).mockReturnValueOnce(busy(0))
  await open(() => ({ body: {} }), quote)
  // The third request is answered; the last one is for the default rate.
  expect(quote).toHaveBeenCalledTimes(4)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  { text: 'stays busy', seconds: 0, requests: 3 },
  { text: 'names a time too far away', seconds: 60, requests: 1 },
])('the shopper can retry after an error when the server $text', async ({ seconds, requests }) => {
  const quote = vi.fn<Respond>(() => busy(seconds))
  render(
    <InShop shop={filled(testShop(quote))}>
      <Checkout payload={payloadOf('/checkout', { checkout: checkoutConfig })} />
    </InShop>,
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The server is busy.')
  expect(quote).toHaveBeenCalledTimes(requests)
  quote.mockReturnValue({ body: quoteOf() })
  fireEvent.click(screen.getByText('Retry'))
  await waitFor(() => expect(screen.getByText<HTMLButtonElement>('Place order').disabled).toBe(false))
  expect(screen.queryByRole('alert')).toBeNull()
})

// React renders the quote, enters its default rate and renders again in separate tasks. The input comes before each of them.
test.each(['City', 'Country'].flatMap((label) => [0, 1, 2, 3].map((tasks) => ({ label, tasks }))))(
  '$label, entered $tasks tasks after the quote has loaded, does not prevent the order',
  async ({ label, tasks }) => {
    render(
      <InShop shop={filled(testShop(() => ({ body: quoteOf() })))}>
        <Checkout payload={payloadOf('/checkout', { checkout: checkoutConfig })} />
      </InShop>,
    )
    const field = input(label)
    const entered = label === 'City' ? 'Wien' : 'AT'
    // Testing Library's own events would wait until React has nothing left to do.
    const enterAfter = (left: number) => {
      if (left > 0) return setImmediate(enterAfter, left - 1)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, entered)
      return field.dispatchEvent(new Event(label === 'City' ? 'input' : 'change', { bubbles: true }))
    }
    const observer = new MutationObserver(() => {
      if (!screen.queryByLabelText(/Standard/)) return
      observer.disconnect()
      enterAfter(tasks)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await waitFor(() => {
      expect(screen.getByText<HTMLButtonElement>('Place order').disabled).toBe(false)
      expect(field.value).toBe(entered)
    })
  },
)

test('values that a script enters into several fields at once are stored in the tab', async () => {
  await open(() => ({ body: {} }))
  await act(async () => {
    for (const [label, value] of Object.entries(typedAddress)) {
      const field = input(label)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  const stored = Object.values(JSON.parse(sessionStorage.getItem('checkout') ?? '{}'))
  expect(stored).toEqual(expect.arrayContaining(Object.values(typedAddress)))
})

test('missing values show errors at their fields, and nothing is sent', async () => {
  const { placed, button } = await open(() => ({ body: {} }))
  fireEvent.change(input('Email'), { target: { value: 'no address' } })
  await press(button)
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy()
  expect(screen.getAllByText('Please fill in this field.')).toHaveLength(5)
  await waitFor(() => expect(document.activeElement).toBe(input('Email')))
  expect(placed).toEqual([])
  const notice = () => screen.queryByText(checkoutMessages.fixFields)
  expect(notice()).toBeTruthy()
  type()
  expect(notice()).toBeNull()
})

test('an unusual postal code shows a warning that does not prevent the order', async () => {
  const { placed, button } = await open(() => ({ body: { orderId: 'o', number: '1', token: 'secret', status: 'open' } }))
  type()
  const warning = () => screen.queryByText(/doesn't look like a postal code in Germany/)
  const field = input('Postal code')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'abc' } })
  expect(warning()).toBeNull()
  fireEvent.blur(field)
  expect([warning()?.id, field.ariaInvalid]).toEqual([field.getAttribute('aria-describedby'), 'false'])
  fireEvent.change(field, { target: { value: '10115' } })
  expect(warning()).toBeNull()
  fireEvent.change(field, { target: { value: 'abc' } })
  await press(button)
  await waitFor(() => expect(placed).toHaveLength(1))
})

test('the fields, their labels and required parts follow the country', async () => {
  const config = {
    countries: ['AE', 'DE', 'GB', 'JP', 'US'],
    fields: { ...checkoutConfig.fields, postalCode: 'optional', region: 'optional' },
  }
  const regions = { body: [{ code: 'XX-1', name: 'One' }] }
  const { placed, button } = await open(() => regions, undefined, config as Partial<CheckoutConfig>)
  const labelsIn = async (country: string) => {
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: country } })
    await screen.findByRole('option', { name: 'One' })
    const labels = [...document.querySelectorAll('.sf-checkout__part:has(select[name="country"]) .sf-field__label')]
    return labels.map((label) => label.textContent?.trim()).slice(3)
  }
  const street = ['Address', 'Apartment, suite, etc. (optional)']
  expect(await labelsIn('US')).toEqual([...street, 'City', 'State', 'ZIP code'])
  expect(await labelsIn('GB')).toEqual([...street, 'Town or city', 'Postcode', 'State or region (optional)'])
  expect(await labelsIn('JP')).toEqual([...street, 'Prefecture', 'Postal code'])
  expect(await labelsIn('AE')).toEqual([...street, 'Emirate'])
  expect(await labelsIn('DE')).toEqual([...street, 'Postal code', 'City', 'State or region (optional)'])
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'US' } })
  expect(input('ZIP code').getAttribute('inputmode')).toBeNull()
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'DE' } })
  expect(input('Postal code').getAttribute('inputmode')).toBe('numeric')
  await press(button)
  await waitFor(() => expect(input('Postal code').getAttribute('aria-invalid')).toBe('true'))
  expect(placed.filter(Boolean)).toEqual([])
})

test('the warning about a postal code waits until the pointer is released', async () => {
  await open(() => ({ body: {} }))
  const warning = () => screen.queryByText(/doesn't look like a postal code/)
  const field = input('Postal code')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'abc' } })
  fireEvent.pointerDown(document.body)
  fireEvent.blur(field)
  expect(warning()).toBeNull()
  fireEvent.pointerUp(document.body)
  await waitFor(() => expect(warning()).not.toBeNull())
})

test('the summary is behind a bar with the total, which opens it and reports problems immediately', async () => {
  const { shop } = await open(() => ({ body: {} }))
  const bar = () => screen.getByRole('button', { name: /order summary/ })
  expect([bar().ariaExpanded, bar().textContent]).toEqual(['false', 'Show order summary€25.00'])
  fireEvent.click(bar())
  expect([bar().ariaExpanded, bar().textContent]).toEqual(['true', 'Hide order summary€25.00'])
  fireEvent.click(screen.getByText('Back to cart'))
  expect(shop.overlays.get().cart).toBe('open')
  cleanup()
  const problems = [{ code: 'below_minimum' as const, message: 'The minimum order is 50.' }]
  render(
    <InShop shop={filled(testShop(() => ({ body: quoteOf({ problems }) })))}>
      <Checkout payload={payloadOf('/checkout', { checkout: checkoutConfig })} />
    </InShop>,
  )
  await waitFor(() => expect(bar().ariaExpanded).toBe('true'))
})

test('regions are selected by name and sent as codes', async () => {
  const requested: unknown[] = []
  const regions: Record<string, unknown[]> = { DE: [{ code: 'DE-BE', name: 'Berlin' }], AT: [] }
  const quote: Respond = (_, body) => {
    requested.push((body as { region?: string }).region)
    return { body: quoteOf() }
  }
  const place: Respond = ({ pathname, searchParams }) =>
    pathname.endsWith('/get-regions')
      ? { body: regions[searchParams.get('country') ?? ''] }
      : { body: { orderId: 'o', number: '1', token: 'secret', status: 'open' } }
  sessionStorage.setItem('checkout', JSON.stringify({ region: 'Berlin' }))
  const { placed, button } = await open(place, quote, { fields: { ...checkoutConfig.fields, region: 'required' } })
  type()
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'State or region' })
  await waitFor(() => expect([field.disabled, field.value]).toEqual([false, '']))
  await press(button)
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.change(field, { target: { value: 'DE-BE' } })
  await waitFor(() => expect(requested.at(-1)).toBe('DE-BE'))
  expect(field.selectedOptions[0]?.textContent).toBe('Berlin')
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'AT' } })
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'State or region' })).toBeNull())
  await waitFor(() => expect(requested.at(-1)).toBe(''))
  await press(button)
  await waitFor(() => expect(placed.at(-1)).toMatchObject({ shippingAddress: { country: 'AT', region: '' } }))
  expect(requested).not.toContain('Berlin')
})

test('regions that failed to load can be loaded again', async () => {
  let isDown = true
  const place: Respond = () =>
    isDown ? { status: 500, body: { error: 'Broken.', code: 'internal' } } : { body: [{ code: 'DE-BE', name: 'Berlin' }] }
  await open(place, undefined, { fields: { ...checkoutConfig.fields, region: 'optional' } })
  await screen.findByText("The list of regions couldn't be loaded.")
  isDown = false
  fireEvent.click(screen.getByText('Retry'))
  await screen.findByRole('option', { name: 'Berlin' })
})

test('the tax shows the part for shipping', async () => {
  const totals = { subtotal: 20, discountTotal: 0, shippingTotal: 5, shippingTax: 0.8, taxTotal: 3.99, grandTotal: 25 }
  await open(
    () => ({ body: {} }),
    () => ({ body: quoteOf({ totals, taxes: [{ name: 'VAT', rate: 1900, amount: 3.99 }] }) }),
  )
  expect(screen.getByText('Includes €0.80 tax').closest('.sf-sums__row')?.textContent).toBe('ShippingIncludes €0.80 tax€5.00')
})

test('an invalid phone number shows an error at its field', async () => {
  const { placed, button } = await open(() => ({ body: {} }), undefined, {
    fields: { ...checkoutConfig.fields, phone: 'optional' },
  })
  type()
  fireEvent.change(input('Phone'), { target: { value: 'call me' } })
  await press(button)
  expect(screen.getByText('Please enter a valid phone number.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(input('Phone')))
  expect(placed).toEqual([])
})

test('an error response shows its message at the fields and keeps all values', async () => {
  const { shop, button } = await open(() => ({
    status: 422,
    body: { error: 'We do not know that place.', code: 'validation_failed', fields: { 'shippingAddress.city': 'Unknown city.' } },
  }))
  type()
  await press(button)
  expect(await screen.findByText(/We do not know that place\..*everything you entered is still here/)).toBeTruthy()
  expect(screen.getByText('Unknown city.')).toBeTruthy()
  expect(values()).toEqual(typedAddress)
  expect(shop.cart.get().lines).toHaveLength(1)
})

test('a changed quote shows the new total, and the next attempt sends the new hash', async () => {
  let changed = false
  const newer = quoteOf({
    quoteHash: 'second',
    totals: { subtotal: 30, discountTotal: 0, shippingTotal: 5, shippingTax: 0, taxTotal: 0, grandTotal: 35 },
  })
  const { placed, button, navigate } = await open(() => {
    if (changed) return { body: { orderId: 'o', number: '1', token: 'secret', status: 'open' } }
    changed = true
    return { status: 409, body: { error: 'Changed.', code: 'quote_changed', details: { quote: newer } } }
  })
  type()
  await press(button)
  expect(await screen.findByText(/your order was not placed\. Everything you entered is still here/)).toBeTruthy()
  expect(screen.getAllByText('€35.00')).toHaveLength(2)
  expect(values()).toEqual(typedAddress)
  await press(button)
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
  expect(placed.map((body) => (body as { quoteHash: string }).quoteHash)).toEqual(['first', 'second'])
})

test('an order without a shipping rate shows the reason at its field, and the next attempt sends the current quote', async () => {
  let isRefused = true
  const reason = 'This store does not ship to this address.'
  const current = quoteOf({ quoteHash: 'second' })
  const { placed, button, navigate } = await open(() => {
    if (!isRefused) return { body: { orderId: 'o', number: '1', token: 'secret', status: 'open' } }
    isRefused = false
    const fields = { 'shippingAddress.country': reason }
    return { status: 409, body: { error: reason, code: 'no_zone', fields, details: { quote: current } } }
  })
  type()
  await press(button)
  expect(await screen.findByText(/Your order was not placed\. This store does not ship to this address\./)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(input('Country')))
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText(/changed/)).toBeNull()
  expect(values()).toEqual(typedAddress)
  await press(button)
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
  expect(placed.map((body) => (body as { quoteHash: string }).quoteHash)).toEqual(['first', 'second'])
})

test('a refused discount code is named, its field has the focus, and the message ends with the code', async () => {
  sessionStorage.setItem('discount-code', JSON.stringify({ code: 'old' }))
  const codeProblem = { code: 'expired' as const, entered: 'OLD', message: 'This discount code has expired.' }
  const reason = 'The discount code OLD was not applied. This discount code has expired. Please check the total.'
  const { button } = await open(
    () => ({
      status: 409,
      body: { error: reason, code: 'code_refused', fields: { code: reason }, details: { quote: quoteOf({ codeProblem }) } },
    }),
    (_, body) => ({ body: 'code' in (body as object) ? quoteOf({ discounts: [] }) : quoteOf() }),
  )
  type()
  const summary = screen.getByRole('button', { name: /order summary/ })
  fireEvent.click(summary)
  fireEvent.click(summary)
  expect(summary.ariaExpanded).toBe('false')
  await press(button)
  const message = () => screen.queryByText(/The discount code OLD was not applied\. This discount code has expired\./)
  await waitFor(() => expect(message()).toBeTruthy())
  expect(summary.ariaExpanded, 'shows the field on phones, although the shopper closed the summary').toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(input('Discount code')))
  expect(screen.queryByText(/changed/)).toBeNull()
  fireEvent.change(input('Discount code'), { target: { value: '' } })
  fireEvent.click(screen.getByText('Apply'))
  await waitFor(() => expect(message()).toBeNull())
})

test('values survive a reload', async () => {
  await open(() => ({ body: {} }))
  type()
  cleanup()
  await open(() => ({ body: {} }))
  expect(values()).toEqual(typedAddress)
})

test('a line that is no longer sold shows a message, blocks the order, and can be removed', async () => {
  const noLongerSold = quoteOf({
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
  const shop = testShop(() => ({ body: noLongerSold }))
  shop.cart.add({ product: productCard('a'), quantity: 1 })
  render(
    <InShop shop={shop}>
      <Checkout payload={payloadOf('/checkout', { checkout: checkoutConfig })} />
    </InShop>,
  )
  expect(await screen.findByText('Product a is no longer sold.')).toBeTruthy()
  expect(screen.getByText<HTMLButtonElement>('Place order').disabled).toBe(true)
  fireEvent.click(screen.getByLabelText('Remove Product a'))
  expect(screen.getByText('Your cart is empty')).toBeTruthy()
})

const noShipping = quoteOf({
  rates: [],
  rateId: null,
  totals: { subtotal: 20, discountTotal: 0, shippingTotal: 0, shippingTax: 0, taxTotal: 0, grandTotal: 20 },
})
const totalOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent

test('without a shipping rate, shipping shows the reason and no price', async () => {
  const problems = [{ code: 'no_zone' as const, message: 'This store does not ship to this address.' }]
  const quote = () => ({ body: { ...noShipping, problems } })
  render(
    <InShop shop={filled(testShop(quote))}>
      <Checkout payload={payloadOf('/checkout', { checkout: checkoutConfig })} />
    </InShop>,
  )
  const part = await screen.findByRole('region', { name: 'Shipping' })
  await waitFor(() => expect(part.textContent).toContain('This store does not ship to this address.'))
  expect(part.textContent).not.toContain('Select a country')
  expect(totalOf('Shipping')).toBe('—')
  expect(screen.getByText<HTMLButtonElement>('Place order').disabled).toBe(true)
})

test('a shipping rate of 0 is shown as free', async () => {
  const totals = { subtotal: 20, discountTotal: 0, shippingTotal: 0, shippingTax: 0, taxTotal: 0, grandTotal: 20 }
  await open(
    () => ({ body: {} }),
    () => ({ body: quoteOf({ totals }) }),
  )
  expect(totalOf('Shipping')).toBe('Free')
})

test('a country that the store does not ship to is neither shown nor sent; the shopper must select one', async () => {
  const requested: unknown[] = []
  const quote: Respond = (_, body) => {
    const { country } = body as { country?: string }
    requested.push(country)
    return { body: country ? quoteOf() : noShipping }
  }
  const { placed, button } = await open(() => ({ body: {} }), quote, { defaultCountry: 'US' })
  const country = screen.getByLabelText<HTMLSelectElement>('Country')
  expect(country.selectedOptions[0]?.textContent).toBe('Select a country')
  expect(screen.getByText('Select a country to see shipping options.')).toBeTruthy()
  type()
  await press(button)
  await waitFor(() => expect(document.activeElement).toBe(country))
  expect(placed).toEqual([])
  fireEvent.change(country, { target: { value: 'AT' } })
  expect(await screen.findByText('Standard')).toBeTruthy()
  expect(new Set(requested)).toEqual(new Set([undefined, 'AT']))
  expect(screen.queryByText('Select a country')).toBeNull()
})

test('the only country that the store ships to is selected automatically', async () => {
  sessionStorage.setItem('checkout', JSON.stringify({ country: 'US' }))
  await open(() => ({ body: {} }), undefined, { countries: ['CH'] })
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('CH')
})

test('an image whose sizes are not known waits for the quote', async () => {
  const response = Promise.withResolvers<{ body: unknown }>()
  const shop = testShop(() => response.promise)
  shop.cart.add({ product: { ...productCard('a'), productImage: '/a.webp' }, quantity: 1 })
  render(
    <InShop shop={shop}>
      <Checkout payload={payloadOf('/checkout', { checkout: checkoutConfig })} />
    </InShop>,
  )
  const image = () => document.querySelector('img')
  expect([screen.queryByText('Product a') !== null, image()]).toEqual([true, null])
  const images = { '/a.webp': { src: '/a.webp', srcSet: '/a-320.webp 320w' } }
  await act(async () => response.resolve({ body: quoteOf({ lines: [], pictures: images }) }))
  await waitFor(() => expect(image()?.srcset).toBe('/a-320.webp 320w'))
})

test('the checkout has its own colors, and otherwise those of the theme', async () => {
  await open(() => ({ body: {} }))
  const section = () => document.querySelector<HTMLElement>('.sf-checkout')
  expect([section()?.className, section()?.style.length]).toEqual(['sf-checkout', 0])
  cleanup()
  await open(() => ({ body: {} }), undefined, { colors: { accent: '#0a7', background: 'rgb(20, 20, 40)' } })
  expect(section()?.className).toBe('sf-checkout sf-checkout--accent sf-checkout--ground')
  expect(section()?.style.getPropertyValue('--color-accent')).toBe('#0a7')
  expect(section()?.style.getPropertyValue('--color-surface')).toBe('rgb(20, 20, 40)')
})

test('a missing note gets the focus', async () => {
  const { button } = await open(() => ({ body: {} }), undefined, { fields: { ...checkoutConfig.fields, note: 'required' } })
  type()
  await press(button)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Note to the store/)))
})

test('a gift message is offered where the store allows it, and can be removed where it no longer does', async () => {
  const { placed, button } = await open(
    (_, body) =>
      (body as { giftMessage?: string }).giftMessage
        ? { status: 400, body: { error: 'x', code: 'invalid_input', fields: { giftMessage: 'No longer offered.' } } }
        : { body: { orderId: 'o', number: '1', token: 'secret', status: 'open' } },
    undefined,
    { giftMessage: true },
  )
  type()
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Gift message/)
  expect([field.maxLength, field.required]).toEqual([500, false])
  fireEvent.change(field, { target: { value: 'Happy birthday' } })
  await press(button)
  await screen.findByText('No longer offered.')
  fireEvent.change(field, { target: { value: '' } })
  await press(button)
  await waitFor(() => expect(placed).toHaveLength(2))
  expect(placed).toMatchObject([
    { giftMessage: 'Happy birthday' },
    expect.not.objectContaining({ giftMessage: expect.anything() }),
  ])
})

test('a cart that requires no shipping asks for a billing address only if the shopper wants one', async () => {
  const countries: unknown[] = []
  const digital = quoteOf({ rates: [], rateId: null, requiresShipping: false, quoteHash: 'digital' })
  const { placed, button } = await open(
    () => ({ body: { orderId: 'o', number: '1', token: 'secret', status: 'open' } }),
    (_, body) => {
      countries.push((body as { country?: string }).country)
      return { body: digital }
    },
    { countries: [] },
  )
  await waitFor(() => expect(screen.queryByText('Delivery address')).toBeNull())
  expect(screen.queryByLabelText(/^Address/)).toBeNull()
  expect(screen.queryByText('Shipping')).toBeNull()
  fireEvent.click(screen.getByLabelText('Add a billing address to the order'))
  // Any country, also where the store does not ship to.
  fireEvent.change(input('Country'), { target: { value: 'FR' } })
  await waitFor(() => expect(countries.at(-1)).toBe('FR'))
  fireEvent.click(screen.getByLabelText('Add a billing address to the order'))
  await waitFor(() => expect(countries.at(-1)).toBeUndefined())
  fireEvent.change(input('Email'), { target: { value: 'ada@example.com' } })
  await waitFor(() => expect(button.disabled).toBe(false))
  await press(button)
  await waitFor(() => expect(placed).toHaveLength(1))
  expect(placed[0]).toMatchObject({ quoteHash: 'digital', contact: { email: 'ada@example.com' } })
  expect(placed[0]).not.toHaveProperty('shippingAddress')
  expect(placed[0]).not.toHaveProperty('billingAddress')
  expect(placed[0]).not.toHaveProperty('rateId')
})

test('a cart is kept once the email address is complete, after a proof of work, and the shopper is informed', async () => {
  const kept: Record<string, unknown>[] = []
  const respond: Respond = (url, body) => {
    if (!url.pathname.endsWith('/checkout/keep-cart')) return { body: [] }
    kept.push(body as Record<string, unknown>)
    return { body: kept.length === 1 ? { challenge: 'text', difficulty: 4 } : { challenge: null, difficulty: 0 } }
  }
  await open(respond, undefined, { abandonedCheckouts: 'reminded' })
  const hint = screen.getByText(/may send you one reminder/)
  expect(input('Email').getAttribute('aria-describedby')).toBe(hint.id)
  fireEvent.change(input('Email'), { target: { value: 'ada@example' } })
  fireEvent.change(input('Email'), { target: { value: 'ada@example.com' } })
  await waitFor(() => expect(kept).toHaveLength(2))
  const [first, second] = kept
  expect(first).toMatchObject({
    email: 'ada@example.com',
    lines: [{ productId: 'a', variationId: null, quantity: 1 }],
    country: 'DE',
    marketingConsent: false,
  })
  expect(first).not.toHaveProperty('proof')
  expect(second).toMatchObject({ key: first?.key, proof: expect.stringMatching(/^text\.\d+$/) })
})

test('a store that keeps no carts sends nothing and says nothing', async () => {
  const { placed } = await open(() => ({ body: {} }))
  fireEvent.change(input('Email'), { target: { value: 'ada@example.com' } })
  expect(screen.queryByText(/We save your cart/)).toBeNull()
  expect(input('Email').getAttribute('aria-describedby')).toBeNull()
  expect(placed).toEqual([])
})

async function recover(status: number, body: unknown) {
  location.hash = '#recover=secret-token-of-a-cart'
  const shop = testShop((url) => (url.pathname.endsWith('/checkout/recover-cart') ? { status, body } : { body: quoteOf() }))
  render(
    <InShop shop={shop} services={blockServicesOf(shop, vi.fn())}>
      <Checkout payload={payloadOf('/checkout', { checkout: checkoutConfig })} />
    </InShop>,
  )
  return shop
}

test('a recovery link restores the cart and the email address, and leaves the URL', async () => {
  const line = {
    productId: 'a',
    variationId: null,
    name: 'Cup',
    productImage: '',
    selectedAttributes: {},
    unitPrice: 5,
    quantity: 3,
  }
  const shop = await recover(200, { email: 'ada@example.com', country: 'DE', lines: [line], missing: ['Bowl'], reduced: [] })
  await waitFor(() => expect(input('Email').value).toBe('ada@example.com'))
  expect(shop.cart.get().lines).toMatchObject([{ productId: 'a', quantity: 3 }])
  expect(screen.getByRole('status').textContent).toContain('No longer available: Bowl.')
  expect(location.hash).toBe('')
})

test('a recovery link of an ordered cart says so', async () => {
  await recover(404, { error: 'Not found', code: 'not_found' })
  expect(await screen.findByText(/no longer valid/)).toBeTruthy()
  expect(screen.getByText('Your cart is empty')).toBeTruthy()
  expect(location.hash).toBe('')
})

test('a recovery link can be opened again after a failure', async () => {
  await recover(503, { error: 'Later', code: 'unavailable' })
  expect(await screen.findByText(/couldn't be loaded/)).toBeTruthy()
  expect(location.hash).not.toBe('')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  history.replaceState(null, '', location.pathname)
})
