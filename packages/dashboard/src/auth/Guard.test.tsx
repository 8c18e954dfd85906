import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Toaster, toast } from 'react-hot-toast'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from '../router.ts'
import { queryClient } from '../workspace/query-client.ts'
import { Guard, type GuardedScreen, useAuth } from './Guard.tsx'
import { useSession } from './session.ts'

const status = (selectedStoreId: string | null = 'store1', userId = 'user1') => ({
  userId,
  selectedStoreId,
  email: 'ada@example.com',
  name: 'Ada',
  emailVerified: true,
  subscription: { status: 'trialing', plan: 'starter', trialEndsAt: null },
})

const refusal = (code: string, redirectTo?: string) => ({ error: `Words of ${code}.`, code, ...(redirectTo && { redirectTo }) })

/** The server's next response; undefined sends none, an error breaks the connection. */
let responses: (() => Response | Promise<Response>)[]
const response = (code: number, body: object) => () => Response.json(body, { status: code })
const requests: string[] = []

beforeEach(() => {
  localStorage.clear()
  useSession.getState().forgetStore()
  responses = []
  requests.length = 0
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    const next = responses.shift()
    return next ? next() : new Promise<Response>(() => {})
  })
})
afterEach(() => {
  cleanup()
  toast.remove()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function Where() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{pathname}</output>
      <output aria-label="from">{state?.from}</output>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
    </>
  )
}

const Inside = () => <p>Hello {useAuth().name}</p>

const open = (asking?: GuardedScreen) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/start', '/dashboard/orders?page=2']} initialIndex={1}>
        <Routes>
          <Route path="/dashboard/orders" element={<Guard screen={asking}>{() => <Inside />}</Guard>} />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  )

const at = (path: string) => expect.poll(() => screen.getAllByRole('status').map((node) => node.textContent)).toContain(path)

it('shows a dialog that cannot be dismissed while it calls the server', async () => {
  open()
  expect(screen.getByRole('dialog', { name: 'One moment' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(screen.queryByText(/Hello/)).toBeNull()
})

it("renders the screen with the account, and stores the server's selected store", async () => {
  responses = [response(200, status())]
  open()
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
  expect(localStorage.getItem('currentStoreId')).toBe('store1')
  expect(useSession.getState()).toMatchObject({ userId: 'user1', storeId: 'store1' })
})

it('keeps the store that was selected in this browser', async () => {
  useSession.getState().chooseStore('store2')
  responses = [response(200, status('store1'))]
  open()
  await screen.findByText('Hello Ada')
  expect(useSession.getState().storeId).toBe('store2')
})

it('redirects an account without a selected store to choose one, replacing history', async () => {
  responses = [response(200, status(null))]
  open()
  await at('/choose-store')
  await userEvent.click(screen.getByRole('button', { name: 'back' }))
  await at('/start')
})

it.each([
  ['choose-store', '/api/auth/check-auth?screen=choose-store'],
  ['billing', '/api/auth/check-auth?screen=billing'],
  ['verify-email', '/api/auth/check-auth?screen=verify-email'],
] as const)('does not redirect %s to choose a store, and names the screen in the request', async (asking, url) => {
  responses = [response(200, status(null))]
  open(asking)
  await screen.findByText('Hello Ada')
  expect(requests).toEqual([url])
})

it.each([
  [401, 'unauthenticated', undefined, '/login'],
  [401, 'unauthenticated', '/login', '/login'],
  [401, 'email_unverified', '/verify-email', '/verify-email'],
  [402, 'plan_required', '/billing', '/billing'],
  [401, 'unauthenticated', 'https://elsewhere.example/', '/login'],
  [401, 'unauthenticated', '//elsewhere.example/', '/login'],
])('%d %s with redirectTo %s leads to %s, and Back returns to the previous page', async (code, name, redirectTo, path) => {
  responses = [response(code, refusal(name, redirectTo))]
  open()
  await at(path)
  expect(screen.getByLabelText('from').textContent).toBe('/dashboard/orders?page=2')
  await userEvent.click(screen.getByRole('button', { name: 'back' }))
  await at('/start')
})

it("shows the server's message for a 401, and no toast for other statuses", async () => {
  responses = [response(401, refusal('unauthenticated'))]
  open()
  expect(await screen.findByText('Words of unauthenticated.')).toBeTruthy()
  cleanup()
  toast.remove()
  queryClient.clear()
  responses = [response(402, refusal('plan_required', '/billing'))]
  open()
  await at('/billing')
  expect(screen.queryByText('Words of plan_required.')).toBeNull()
})

it('stays on the page without a response, and retries', async () => {
  responses = [() => Promise.reject(new TypeError('Failed to fetch')), response(200, status())]
  open()
  expect(await screen.findByRole('dialog', { name: 'The server did not respond' })).toBeTruthy()
  expect(
    screen.getByText('An unexpected error occurred: The server can’t be reached. Check your connection, then try again.'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
})

it.each([500, 429])('reports an error of the server with the status %d as such', async (code) => {
  responses = [response(code, refusal('internal')), response(200, status())]
  open()
  const dialog = await screen.findByRole('dialog', { name: 'The server reported an error' })
  expect(dialog.textContent).toContain('Words of internal.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
})

it('clears the cached data of another session', async () => {
  queryClient.setQueryData(['stores'], ['theirs'])
  responses = [response(200, status())]
  open()
  await screen.findByText('Hello Ada')
  expect(queryClient.getQueryData(['stores'])).toBeUndefined()
})
