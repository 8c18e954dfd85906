import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Checkout } from '../checkout/Checkout.tsx'
import { Overlays } from '../overlays/Overlays.tsx'
import { checkoutConfig, payloadOf, productCard, quoteOf } from '../testing/payload.ts'
import { blockServicesOf, InShop, type Respond, stubDialogs, testShop } from '../testing/shop.tsx'
import { keepLinkedCode } from './discount-code.ts'

stubDialogs()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  keepLinkedCode('')
})

const totals = { subtotal: 20, discountTotal: 4, shippingTotal: 5, shippingTax: 0, taxTotal: 0, grandTotal: 21 }
const applied = quoteOf({ discounts: [{ name: 'Summer sale', code: 'SUMMER20', amount: 4 }], totals })
const refused = quoteOf({ codeProblem: { code: 'expired', entered: 'OLD', message: 'This discount code has expired.' } })

/** A server whose quotes have a discount for SUMMER20, and a problem for every other code. */
function openShop() {
  const bodies: { code?: string }[] = []
  const respond: Respond = (_, body) => {
    const { code } = body as { code?: string }
    bodies.push({ ...(code && { code }) })
    return { body: code === undefined ? quoteOf() : code.toUpperCase() === 'SUMMER20' ? applied : refused }
  }
  const shop = testShop(respond)
  shop.cart.add({ product: productCard('a'), quantity: 1 })
  return { shop, bodies }
}

async function openCheckout() {
  const { shop, bodies } = openShop()
  render(
    <InShop shop={shop}>
      <Checkout payload={payloadOf('/checkout', { checkout: checkoutConfig })} />
    </InShop>,
  )
  await waitFor(() => expect(bodies.length).toBeGreaterThan(0))
  await waitFor(() => expect(total()).toBe('€25.00'))
  return { shop, bodies }
}
const total = () => screen.queryByText('Total', { selector: 'dt' })?.nextSibling?.textContent
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Discount code' })

test('an entered code applies, is shown by name, and can be removed', async () => {
  const { bodies } = await openCheckout()
  fireEvent.change(field(), { target: { value: ' summer20 ' } })
  fireEvent.submit(field())
  await screen.findByText('Discount code SUMMER20 applied.')
  expect(bodies.at(-1)).toEqual({ code: 'summer20' })
  expect(screen.getByText('Summer sale (SUMMER20)').nextSibling?.textContent).toBe('−€4.00')
  expect(total()).toBe('€21.00')
  fireEvent.click(screen.getByLabelText('Remove discount code SUMMER20'))
  await waitFor(() => expect(total()).toBe('€25.00'))
  expect([bodies.at(-1), field().value, sessionStorage.getItem('discount-code')]).toEqual([{}, '', null])
})

test('a refused code gives its reason next to the field, which keeps the code', async () => {
  await openCheckout()
  fireEvent.change(field(), { target: { value: 'OLD' } })
  fireEvent.click(screen.getByText('Apply'))
  const reason = await screen.findByText('This discount code has expired.')
  expect(screen.getByText('Hide order summary').closest('button')?.ariaExpanded).toBe('true')
  expect([field().value, field().ariaInvalid, field().getAttribute('aria-describedby')]).toEqual(['OLD', 'true', reason.id])
  fireEvent.change(field(), { target: { value: '' } })
  fireEvent.click(screen.getByText('Apply'))
  await waitFor(() => expect(screen.queryByText('This discount code has expired.')).toBeNull())
})

test('the code of a link is kept in the tab; the cart shows its discount and the total after it', async () => {
  keepLinkedCode('?page=2&discount=summer20')
  keepLinkedCode('?page=3')
  const { shop, bodies } = openShop()
  render(
    <InShop shop={shop}>
      <Overlays services={blockServicesOf(shop)} />
    </InShop>,
  )
  await act(async () => shop.overlays.openCart())
  const row = await screen.findByText('Summer sale (SUMMER20)')
  expect(bodies).toEqual([{ code: 'summer20' }])
  expect(row.nextSibling?.textContent).toBe('−€4.00')
  expect(screen.getByText('Estimated total').nextSibling?.textContent).toBe('€16.00')
})

test('the cart gives the reason for a refused code, and announces free shipping', async () => {
  keepLinkedCode('?discount=old')
  const { shop } = openShop()
  const free = quoteOf({ ...refused, discounts: [{ name: 'Free delivery', code: null, amount: 0 }] })
  shop.api = testShop(({ pathname }) => ({
    body: pathname.endsWith('/fetch-recommended-products') ? { content: [], pictures: {} } : free,
  })).api
  render(
    <InShop shop={shop}>
      <Overlays services={blockServicesOf(shop)} />
    </InShop>,
  )
  await act(async () => shop.overlays.openCart())
  expect((await screen.findByText('Free delivery')).nextSibling?.textContent).toBe('At checkout')
  expect(screen.getByText('OLD: This discount code has expired.')).toBeTruthy()
  expect(screen.queryByText('Estimated total')).toBeNull()
})
