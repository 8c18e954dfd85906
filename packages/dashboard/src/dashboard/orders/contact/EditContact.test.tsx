import type { Order } from '@blockfront/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Store, StoreContext } from '../../store.ts'
import { AddressWarnings } from './AddressWarnings.tsx'
import { EditContact } from './EditContact.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shippingAddress = {
  firstName: 'Ada',
  lastName: 'Byron',
  company: '',
  line1: 'Main 1',
  line2: '',
  postalCode: '1010',
  city: 'Vienna',
  region: '',
  country: 'AT',
  phone: '',
}
const order = {
  storeId: 's',
  orderId: 'o',
  version: 2,
  contact: { email: 'ada@example.com', phone: '' },
  shippingAddress,
  shippingTotal: 5,
  taxTotal: 3,
} as unknown as Order
const zone = { regions: [], position: 0, isRestOfWorld: false, rates: [] }
const responses: Record<string, unknown> = {
  'fetch-zones': [
    { ...zone, id: 'z1', name: 'Austria', countries: ['AT'] },
    { ...zone, id: 'z2', name: 'Germany', countries: ['DE'] },
  ],
  'fetch-rates': {
    rates: [
      { country: 'AT', region: null, class: 'standard', rate: 2000, name: 'VAT' },
      { country: 'DE', region: null, class: 'standard', rate: 1900, name: 'VAT' },
    ],
    untaxedCountries: [],
  },
  'get-regions': [],
}

function show(content: ReactNode, change: () => Response = () => Response.json(order)) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (url: unknown, init: RequestInit) => {
    const name = /([\w-]+)(?:\?|$)/.exec(String(url))?.[1] ?? ''
    if (init.method === 'PUT') bodies.push(JSON.parse(String(init.body)))
    return init.method === 'PUT' ? change() : Response.json(responses[name])
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StoreContext value={{ storeId: 's', currency: 'EUR', locale: 'en' } as Store}>{content}</StoreContext>
    </QueryClientProvider>,
  )
  return bodies
}

function open(change?: () => Response, changes: Partial<Order> = {}) {
  const onClose = vi.fn()
  return { bodies: show(<EditContact order={{ ...order, ...changes }} onClose={onClose} />, change), onClose }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}

test('a changed address is sent with the contact', async () => {
  const { bodies, onClose } = open()
  await type('City', 'Graz')
  await save()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(bodies).toEqual([
    {
      storeId: 's',
      orderId: 'o',
      version: 2,
      contact: { email: 'ada@example.com', phone: '' },
      shippingAddress: { ...shippingAddress, city: 'Graz' },
    },
  ])
})

test.each([
  ['DE', [/another shipping zone \(Germany\). The order keeps its shipping price of €5.00./, /VAT 19% instead of VAT 20%/]],
  ['JP', [/No shipping zone includes this address/, /no tax instead of VAT 20%. The order keeps its tax of €3.00./]],
])('a new address in %s with another zone or tax causes warnings', async (country, warnings) => {
  show(<AddressWarnings order={order} to={{ country, region: '' }} />)
  for (const warning of warnings) await screen.findByText(warning)
})

test('the fields, their labels and required parts follow the country; an unusual postal code only warns', async () => {
  responses['get-regions'] = [{ code: 'US-CA', name: 'California' }]
  const { bodies, onClose } = open(undefined, {
    shippingAddress: { ...shippingAddress, country: 'US', region: 'US-CA', postalCode: '9021' },
  })
  await screen.findByRole('combobox', { name: /^State/ })
  const labels = [...document.querySelectorAll('form label')].map((label) => label.firstChild?.textContent)
  const street = ['Address', 'Apartment, suite, etc.']
  expect(labels.slice(2)).toEqual([
    ...['Country', 'First name', 'Last name', 'Company', ...street],
    ...['City', 'State', 'ZIP code', 'Delivery phone number'],
  ])
  const warning = () => screen.queryByText('“9021” does not look like a postal code of this country.', { exact: false })
  expect(warning()).not.toBeNull()
  await userEvent.type(screen.getByLabelText('ZIP code'), '0')
  expect(warning()).toBeNull()
  await userEvent.type(screen.getByLabelText('ZIP code'), '{Backspace}')
  expect(warning()).not.toBeNull()
  await userEvent.clear(screen.getByLabelText('City'))
  await save()
  await screen.findByText('Required')
  expect(bodies).toEqual([])
  await type('City', 'Los Angeles')
  await save()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(bodies).toMatchObject([{ shippingAddress: { city: 'Los Angeles', region: 'US-CA', postalCode: '9021' } }])
  responses['get-regions'] = []
})

test('messages of the server appear at their fields, and an order without shipping has only a contact', async () => {
  const fields = { 'contact.email': 'Please enter your email address.' }
  const { bodies, onClose } = open(() => Response.json({ error: 'Check it.', code: 'invalid_input', fields }, { status: 400 }), {
    shippingAddress: null,
  })
  expect(screen.queryByLabelText('City')).toBeNull()
  await type('Phone', '12345')
  await save()
  await screen.findByText('Please enter your email address.')
  expect(onClose).not.toHaveBeenCalled()
  expect(bodies[0]).not.toHaveProperty('shippingAddress')
})
