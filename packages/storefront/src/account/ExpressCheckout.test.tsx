import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Checkout } from '../checkout/Checkout.tsx'
import { customer } from '../testing/customer.ts'
import { checkoutConfig, payloadOf, productCard, quoteOf, store } from '../testing/payload.ts'
import { InShop, testShop } from '../testing/shop.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

/** Opens the checkout, with customer accounts unless asked otherwise. */
function open({ signedIn = false, hasAccounts = true } = {}) {
  let isSignedIn = signedIn
  const shop = testShop(
    ({ pathname }) => {
      if (pathname.endsWith('/checkout/quote')) return { body: quoteOf() }
      if (pathname.endsWith('/shopper/current')) return { body: { customer: isSignedIn ? customer : null } }
      if (pathname.endsWith('/shopper/sign-in')) isSignedIn = true
      return { body: { ok: true } }
    },
    { store: { ...store, account: hasAccounts ? '/account' : undefined } },
  )
  shop.cart.add({ product: productCard('a'), quantity: 1 })
  const fields = { ...checkoutConfig.fields, phone: 'optional' as const }
  const config = { ...checkoutConfig, fields, countries: ['DE', 'AT'], defaultCountry: 'DE' }
  render(
    <InShop shop={shop}>
      <Checkout payload={payloadOf('/checkout', { checkout: config })} />
    </InShop>,
  )
}
const express = () => screen.findByRole('region', { name: 'Express checkout' })
const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)

test('a customer who signs in at the checkout gets the saved details, and keeps a typed phone number', async () => {
  open()
  const section = within(await express())
  fireEvent.change(await screen.findByLabelText(/^Phone/), { target: { value: '+43 1 234' } })
  fireEvent.click(section.getByRole('button', { name: 'Sign in' }))
  const email = section.getByLabelText('Email')
  expect(document.activeElement).toBe(email)
  fireEvent.change(email, { target: { value: 'ada@example.com' } })
  fireEvent.click(section.getByRole('button', { name: 'Send code' }))
  fireEvent.change(await section.findByLabelText('Six-digit code'), { target: { value: '123456' } })
  fireEvent.click(section.getByRole('button', { name: 'Sign in' }))
  await section.findByText('Signed in as ada@example.com')
  await waitFor(() => expect(field('line1')?.value).toBe('Main Street 1'))
  expect(['email', 'lastName', 'city', 'phone'].map((name) => field(name)?.value)).toEqual([
    'ada@example.com',
    'Byron',
    'Vienna',
    '+43 1 234',
  ])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Express checkout')
})

test('a customer who is signed in already finds the details filled in', async () => {
  open({ signedIn: true })
  await within(await express()).findByText('Signed in as ada@example.com')
  await waitFor(() => expect(field('line1')?.value).toBe('Main Street 1'))
})

test('a store without accounts offers no sign-in', async () => {
  open({ hasAccounts: false })
  await screen.findByText('Place order')
  expect(screen.queryByRole('region', { name: 'Express checkout' })).toBeNull()
})
