import type { Domain, DomainHostname, DomainList } from '@blockfront/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Store, StoreContext } from '../store.ts'
import { DomainDetail } from './DomainDetail.tsx'
import { Domains } from './Domains.tsx'
import { messages } from './messages.ts'

const hostname = (host: string, changes: Partial<DomainHostname> = {}): DomainHostname => ({
  hostnameId: `id-${host}`,
  host,
  displayHost: host,
  isPrimary: false,
  isChosen: false,
  status: 'active',
  problem: null,
  tlsStatus: 'none',
  tlsProblem: null,
  ...changes,
})
const domain = (name: string, hostnames: DomainHostname[], changes: Partial<Domain> = {}): Domain => ({
  domainId: `d-${name}`,
  name,
  displayName: name,
  kind: 'custom',
  hostnames,
  records: [],
  checkedAt: null,
  nextCheckAt: null,
  ...changes,
})
const records: Domain['records'] = [
  {
    type: 'TXT',
    name: '_blockfront.example.com',
    relativeName: '_blockfront',
    value: 'blockfront-verification=abc',
    found: [],
    state: 'missing',
    isOptional: false,
  },
]
const platform = domain('demo.shops.example', [hostname('demo.shops.example', { isPrimary: true })], { kind: 'platform' })
const pending = domain(
  'example.com',
  [
    hostname('example.com', { status: 'verifying', problem: 'txt_missing', isChosen: true }),
    hostname('www.example.com', { tlsStatus: 'issued' }),
  ],
  { records },
)

let list: DomainList
let sent: { path: string; body: Record<string, unknown> }[]
beforeEach(() => {
  list = { domains: [platform, pending], isEnabled: true, hasTls: true, testDns: false, limit: 5 }
  sent = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname } = new URL(input, location.origin)
    if (pathname === '/api/domain/fetch-domains') return Response.json(list)
    sent.push({ path: pathname, body: init.body ? JSON.parse(String(init.body)) : {} })
    return Response.json(pathname.startsWith('/api/domain') ? pending : list)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(path: string, role: Store['role'] = 'owner') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <StoreContext value={{ storeId: 's1', currency: 'EUR', locale: 'en', timezone: 'UTC', role } as Store}>
          <Routes>
            <Route path="/dashboard/domains" element={<Domains />} />
            <Route path="/dashboard/domains/:domainId" element={<DomainDetail />} />
          </Routes>
        </StoreContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return userEvent.setup()
}

test('every hostname is listed with both states; a pasted URL is added as its hostname', async () => {
  const user = open('/dashboard/domains')
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'demo.shops.exampleIncluded with your storePrimaryConnectedIncluded',
    'example.comPrimary when connectedVerifyingNot requested yet',
    'www.example.comRedirects to demo.shops.exampleConnectedIssued',
  ])
  await user.click(screen.getByRole('button', { name: messages.add }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText(/^Domain/))
  await user.paste('https://Example.com/shop')
  await user.click(dialog.getByRole('button', { name: messages.form.next }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    path: '/api/domain/add-domain',
    body: { storeId: 's1', host: 'Example.com', makePrimary: false },
  })
  await screen.findByRole('heading', { level: 1, name: 'example.com' })
})

test('a domain shows its records and what to do; the usable hostname can become primary', async () => {
  const user = open('/dashboard/domains/d-example.com')
  await screen.findByText(new RegExp(messages.problems.txt_missing.slice(0, 30)))
  expect(within(screen.getByRole('table')).getByText('_blockfront')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: messages.records.copy('blockfront-verification=abc') }))
  expect(await navigator.clipboard.readText()).toBe('blockfront-verification=abc')
  expect(screen.queryByRole('button', { name: messages.detail.makePrimaryOf('example.com') })).toBeNull()
  await user.click(screen.getByRole('button', { name: messages.detail.makePrimaryOf('www.example.com') }))
  await user.click(screen.getByRole('button', { name: messages.detail.check }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { path: '/api/store/update-domain', body: { storeId: 's1', hostnameId: 'id-www.example.com' } },
    { path: '/api/domain/check-status', body: { storeId: 's1', domainId: 'd-example.com' } },
  ])
})

test('a role without the capability, and a server without custom domains, only show', async () => {
  open('/dashboard/domains', 'fulfillment')
  await screen.findByText(messages.readOnly)
  expect(screen.queryByRole('button', { name: messages.add })).toBeNull()
  cleanup()
  list = { ...list, domains: [platform], isEnabled: false }
  open('/dashboard/domains')
  await screen.findByText(messages.disabled)
  expect(screen.queryByRole('button', { name: messages.add })).toBeNull()
})
