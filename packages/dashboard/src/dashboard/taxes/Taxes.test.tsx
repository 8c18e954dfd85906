import type { TaxRate } from '@blockfront/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Store, StoreContext } from '../store.ts'
import { messages } from './messages.ts'
import { Taxes } from './Taxes.tsx'

const vat: TaxRate = { id: 'vat', country: 'AT', region: null, class: 'standard', rate: 2000, name: 'VAT', taxesShipping: true }
const hst: TaxRate = { ...vat, id: 'hst', country: 'CA', region: 'CA-ON', rate: 1300, name: 'HST', taxesShipping: false }
const rest: TaxRate = { ...vat, id: 'rest', country: null, rate: 500, name: 'Tax' }

let taxes: { rates: TaxRate[]; untaxedCountries: string[] }
let sent: { path: string; body: unknown }[]
/** Responses to the next requests, first to last; after them, every request succeeds. */
let failures: Response[]

beforeEach(() => {
  taxes = { rates: [vat, hst, rest], untaxedCountries: [] }
  sent = []
  failures = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input, location.origin)
    if (pathname === '/api/checkout/get-regions') return Response.json([{ code: 'CA-ON', name: 'Ontario' }])
    const failure = failures.shift()
    if (failure) return failure
    if (pathname === '/api/tax/fetch-rates') return Response.json(taxes)
    const body = JSON.parse(String(init.body))
    sent.push({ path: pathname, body })
    return Response.json(pathname === '/api/tax/add-rates' ? body.rates : {})
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <StoreContext value={{ storeId: 's1', country: 'AT', currency: 'EUR', locale: 'en', pricesIncludeTax: true } as Store}>
          <Taxes />
        </StoreContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
const press = (name: string, inside = within(document.body)) => fireEvent.click(inside.getByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const last = () => sent.at(-1)

test('rates are listed by country, with the names of regions', async () => {
  open()
  await screen.findByText('Ontario: HST')
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Austria',
    'Canada',
    'All other countries',
  ])
  expect(screen.getByText('20%')).toBeTruthy()
  expect(screen.getByText('Standard rate, not on shipping')).toBeTruthy()
})

test('without rates, the screen says that no tax is charged; a failed request can be retried', async () => {
  failures = [Response.json({ error: 'Try again.', code: 'unavailable' }, { status: 503 })]
  taxes = { rates: [], untaxedCountries: [] }
  open()
  press('Try again', within(await screen.findByRole('alert')))
  expect(await screen.findByText(messages.empty)).toBeTruthy()
})

test('a rate is added in percent for a region; an error of the server appears at its field', async () => {
  open()
  await screen.findByText('20%')
  press(messages.add)
  const form = await dialog()
  fireEvent.change(form.getByLabelText(messages.percent), { target: { value: '7,75555' } })
  fireEvent.change(form.getByLabelText(messages.name), { target: { value: 'VAT' } })
  press(messages.add, form)
  expect(await form.findByText(messages.decimals)).toBeTruthy()
  expect(sent).toEqual([])
  fireEvent.change(form.getByLabelText(messages.percent), { target: { value: '6,625' } })
  failures = [
    Response.json({ error: 'Invalid.', code: 'invalid_input', fields: { 'rates.0.country': 'Taken.' } }, { status: 400 }),
  ]
  press(messages.add, form)
  expect(await form.findByText('Taken.')).toBeTruthy()
  press(messages.add, form)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const rate = { country: 'AT', region: null, class: 'standard', rate: 662.5, name: 'VAT', taxesShipping: true }
  expect(last()).toEqual({ path: '/api/tax/add-rates', body: { storeId: 's1', rates: [rate] } })
})

test('a rate is edited and keeps its region', async () => {
  open()
  fireEvent.click(await screen.findByText('Ontario: HST'))
  const form = await dialog()
  fireEvent.change(form.getByLabelText(messages.percent), { target: { value: '14' } })
  press(messages.save, form)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(last()).toMatchObject({ path: '/api/tax/update-rate', body: { id: 'hst', country: 'CA', region: 'CA-ON', rate: 1400 } })
})

test('suggested rates are added after confirmation, without those that exist', async () => {
  open()
  await screen.findByText('20%')
  press(messages.addSuggested)
  const suggested = await dialog()
  expect(suggested.getByText(/as of August 1, 2025, not tax advice/)).toBeTruthy()
  expect(sent).toEqual([])
  press(messages.addCount(1), suggested)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(last()?.body).toMatchObject({ rates: [{ country: 'AT', class: 'reduced', rate: 1000 }] })
})

test('the switch saves immediately, and the notice about untaxed orders is dismissed', async () => {
  taxes.untaxedCountries = ['CH', 'NO']
  open()
  expect(await screen.findByText(/orders from Switzerland and Norway/)).toBeTruthy()
  press(messages.dismiss)
  await waitFor(() =>
    expect(last()).toEqual({ path: '/api/tax/dismiss-untaxed', body: { storeId: 's1', countries: ['CH', 'NO'] } }),
  )
  fireEvent.click(screen.getByLabelText(messages.pricesIncludeTax))
  await waitFor(() => expect(last()?.body).toEqual({ storeId: 's1', pricesIncludeTax: false }))
})
