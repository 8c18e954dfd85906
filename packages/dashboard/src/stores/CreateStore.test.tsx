import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CreateStore } from './CreateStore.tsx'
import { likelyCountry, likelyCurrency, usuallyIncludesTax } from './currencies.ts'
import { messages } from './messages.ts'

const requests: string[] = []
let sent: unknown
let takenSubdomains: string[]

beforeEach(() => {
  requests.length = 0
  takenSubdomains = ['harbor']
  vi.stubGlobal('fetch', async (input: string, { body: text }: RequestInit = {}) => {
    if (typeof text === 'string') sent = JSON.parse(text)
    const { pathname, searchParams } = new URL(input, location.origin)
    requests.push(pathname)
    const responses: Record<string, unknown> = {
      '/api/store/domain-exists': { exists: takenSubdomains.includes(searchParams.get('storeDomain') ?? '') },
      '/api/store/themes': [],
    }
    const body = responses[pathname]
    return new Response(JSON.stringify(body ?? { error: 'Not now.', code: 'unavailable' }), { status: body ? 200 : 503 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CreateStore />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const created = () => requests.filter((path) => path.includes('create'))

test('a subdomain that is known to be taken is not sent, and shows an error at its field', async () => {
  open()
  const subdomain = screen.getByLabelText<HTMLInputElement>(messages.subdomain)
  const submit = () => fireEvent.click(screen.getByRole('button', { name: messages.create }))
  fireEvent.change(screen.getByLabelText(messages.name), { target: { value: 'Harbor' } })
  fireEvent.change(subdomain, { target: { value: 'harbor' } })
  await screen.findByText(messages.taken)
  submit()
  await waitFor(() => expect(document.activeElement).toBe(subdomain))
  expect(screen.getByText(messages.taken).closest('[role=alert], [id$=error]')).toBeTruthy()
  expect(subdomain.getAttribute('aria-invalid')).toBe('true')
  expect(created()).toEqual([])

  // Another subdomain is.
  fireEvent.change(subdomain, { target: { value: 'harbor-two' } })
  await screen.findByText(messages.free)
  submit()
  await waitFor(() => expect(created()).toHaveLength(1))
})

test.each([
  [['de-AT', 'en'], 'Austria', 'Euro (EUR)', true],
  [['en-CA'], 'Canada', 'Canadian Dollar (CAD)', false],
])('asks for country, currency and kind of prices, and proposes those of %j', async (languages, country, currency, included) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  open()
  const chosen = (label: string) => screen.getByRole('combobox', { name: label }).textContent
  expect([chosen(messages.country), chosen(messages.currency)]).toEqual([country, currency])
  expect(screen.getByRole('switch', { name: messages.pricesIncludeTax }).ariaChecked).toBe(String(included))
  fireEvent.click(screen.getByRole('switch', { name: messages.pricesIncludeTax }))
  fireEvent.change(screen.getByLabelText(messages.name), { target: { value: 'Harbor' } })
  fireEvent.change(screen.getByLabelText(messages.subdomain), { target: { value: 'harbor-two' } })
  await screen.findByText(messages.free)
  fireEvent.click(screen.getByRole('button', { name: messages.create }))
  await waitFor(() => expect(created()).toHaveLength(1))
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
  const proposed = likelyCountry(languages)
  expect(sent).toMatchObject({ country: proposed, currency: likelyCurrency(proposed), pricesIncludeTax: !included, timezone })
})

test.each([
  [['de'], 'DE', 'EUR', true],
  [['bg-BG'], 'BG', 'EUR', true],
  [['ja'], 'JP', 'JPY', true],
  [['en-US'], 'US', 'USD', false],
  [['es-419', 'pt-BR'], 'BR', 'BRL', true],
  [[], 'US', 'USD', false],
])('the languages %j of a browser propose %s, %s, and prices with tax: %s', (languages, country, currency, included) => {
  const found = likelyCountry(languages)
  expect([found, likelyCurrency(found), usuallyIncludesTax(found)]).toEqual([country, currency, included])
})
