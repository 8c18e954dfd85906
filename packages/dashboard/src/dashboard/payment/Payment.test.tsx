import type { PaymentIncident, PaymentMethod } from '@blockfront/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Store, StoreContext } from '../store.ts'
import { messages } from './messages.ts'
import { Payment } from './Payment.tsx'

const formMessages = messages.form
const method = (changes: Partial<PaymentMethod>): PaymentMethod => ({
  id: 'm1',
  type: 'cod',
  title: 'Cash on delivery',
  instructions: '',
  enabled: true,
  position: 0,
  minTotal: null,
  maxTotal: null,
  manualCapture: false,
  configHint: {},
  problem: '',
  ...changes,
})

let methods: PaymentMethod[]
let incidents: PaymentIncident[]
let sent: { path: string; body: Record<string, unknown> }[]
let response: () => Response

beforeEach(() => {
  methods = [method({}), method({ id: 'm2', type: 'stripe', title: 'Card', configHint: { secretKey: '…4242' }, minTotal: 5 })]
  incidents = []
  sent = []
  response = () => Response.json(method({}))
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname } = new URL(input, location.origin)
    const responses: Record<string, unknown> = {
      '/api/payment/fetch-methods': methods,
      '/api/payment/fetch-incidents': incidents,
      '/api/payment/fetch-types': [
        { type: 'stripe', canCapture: true },
        { type: 'cod', canCapture: false },
        { type: 'bank_transfer', canCapture: false },
      ],
    }
    if (pathname in responses) return Response.json(responses[pathname])
    sent.push({ path: pathname, body: init.body ? JSON.parse(String(init.body)) : {} })
    return response()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(role: 'owner' | 'manager' = 'owner') {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <StoreContext value={{ storeId: 's1', currency: 'EUR', locale: 'en', timezone: 'UTC', role } as Store}>
          <Payment />
        </StoreContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const list = () => screen.findByRole('list', { name: messages.methods })

test('methods are listed with their type and range; the switch changes one immediately', async () => {
  const user = open()
  const rows = within(await list()).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['Cash on deliveryCash on delivery', 'CardStripe · Orders from €5.00'])
  await user.click(screen.getByRole('switch', { name: messages.enable('Card') }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([
    { path: '/api/payment/update-method', body: { methodId: 'm2', title: 'Card', minTotal: 5, enabled: false } },
  ])
})

test('an empty list, one without an enabled method, and a method with a problem say so', async () => {
  methods = []
  open()
  await screen.findByText(messages.emptyHelp)
  cleanup()
  methods = [method({ enabled: false, problem: 'Enter the keys again.' })]
  open()
  await screen.findByText(messages.noneEnabled)
  expect(screen.getByText('Enter the keys again.')).toBeTruthy()
})

test('managers can look, but change nothing', async () => {
  open('manager')
  await screen.findByText(messages.ownerOnly)
  expect(within(await list()).queryAllByRole('button')).toEqual([])
  expect(screen.queryByRole('button', { name: messages.add })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('switch', { name: messages.enable('Card') }).disabled).toBe(true)
})

test('adding a provider checks its key, shows the message of the provider at the field, and sends the key below settings', async () => {
  response = () =>
    Response.json(
      {
        error: 'Some values are invalid.',
        code: 'invalid_input',
        fields: { 'settings.secretKey': 'Stripe does not know this key.' },
      },
      { status: 400 },
    )
  const user = open()
  await list()
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: messages.add }).disabled).toBe(false))
  await user.click(screen.getByRole('button', { name: messages.add }))
  await user.click(await screen.findByRole('menuitem', { name: 'Stripe' }))
  const dialog = within(await screen.findByRole('dialog'))
  const key = dialog.getByLabelText<HTMLInputElement>(formMessages.secretKey)
  expect(key.type).toBe('password')
  await user.click(key)
  await user.paste('pk_test_wrong')
  await user.click(dialog.getByRole('button', { name: messages.add }))
  await dialog.findByText(/starts with sk_/)
  await user.clear(key)
  await user.paste('sk_test_notreal')
  await dialog.findByText(/not complete/)
  expect(sent).toEqual([])
  await user.clear(key)
  await user.paste('sk_test_1234567890')
  await user.click(dialog.getByRole('button', { name: messages.add }))
  const message = await dialog.findByText('Stripe does not know this key.')
  expect(key.getAttribute('aria-describedby')).toContain(message.id)
  expect(sent).toMatchObject([
    {
      path: '/api/payment/add-method',
      body: {
        storeId: 's1',
        type: 'stripe',
        title: messages.defaultTitles.stripe,
        settings: { secretKey: 'sk_test_1234567890' },
        // No limits: a maximum of 0 would hide the method at checkout.
        minTotal: null,
        maxTotal: null,
      },
    },
  ])
})

test('a stored key is shown by its last characters only, and stays unchanged while its field is empty', async () => {
  const user = open()
  await list()
  await user.click(screen.getByRole('button', { name: messages.actions('Card') }))
  await user.click(await screen.findByRole('menuitem', { name: messages.edit }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>(/Secret key/).value).toBe('')
  expect(dialog.getByText(formMessages.keep('…4242'))).toBeTruthy()
  const title = dialog.getByLabelText(formMessages.title)
  await user.clear(title)
  await user.paste('Cards')
  await user.click(dialog.getByRole('button', { name: formMessages.save }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ methodId: 'm2', title: 'Cards', settings: { secretKey: '' }, enabled: true })
})

test('payments that need attention say what to do, and are resolved', async () => {
  incidents = [
    {
      id: 'i1',
      type: 'wrong_amount',
      orderId: 'o1',
      orderNumber: '#1001',
      provider: 'stripe',
      reference: 'cs_1',
      amount: 30,
      currency: 'EUR',
      reported: '29.99 EUR',
      createdAt: '2026-03-01T12:00:00.000Z',
    },
  ]
  const user = open()
  await screen.findByText(messages.incidents.help.wrong_amount)
  expect(screen.getByRole('link', { name: 'Order #1001' }).getAttribute('href')).toContain('/dashboard/orders/o1')
  expect(screen.getByText(messages.incidents.reported('29.99 EUR'))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: messages.incidents.resolve }))
  await waitFor(() =>
    expect(sent).toEqual([{ path: '/api/payment/resolve-incident', body: { storeId: 's1', incidentId: 'i1' } }]),
  )
})

test('bank transfer needs bank details, which its form asks for first', async () => {
  const user = open()
  await list()
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: messages.add }).disabled).toBe(false))
  await user.click(screen.getByRole('button', { name: messages.add }))
  await user.click(await screen.findByRole('menuitem', { name: 'Bank transfer' }))
  const dialog = within(await screen.findByRole('dialog'))
  const [first] = dialog.getAllByRole('textbox')
  expect(first).toBe(dialog.getByLabelText(formMessages.bankDetails))
  await user.click(dialog.getByRole('button', { name: messages.add }))
  await dialog.findByText(formMessages.bankDetailsMissing)
  expect(sent).toEqual([])
  await user.type(first as HTMLElement, 'AT61 1904 3002 3457 3201')
  await user.click(dialog.getByRole('button', { name: messages.add }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([{ body: { type: 'bank_transfer', instructions: 'AT61 1904 3002 3457 3201' } }])
})
