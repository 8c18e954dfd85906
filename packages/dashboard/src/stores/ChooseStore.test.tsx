import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useSession } from '../auth/session.ts'
import { MemoryRouter, Route, Routes } from '../router.ts'
import { type Answers, FakeServer } from '../testing/fake-server.ts'
import { ChooseStore } from './ChooseStore.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useSession.getState().forgetStore()
})

function open(answers: Answers) {
  const server = new FakeServer('empty', answers)
  vi.stubGlobal('fetch', server.fetch)
  render(
    <MemoryRouter initialEntries={['/choose-store']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Routes>
          <Route path="/choose-store" element={<ChooseStore />} />
          <Route path="/dashboard/adminhome" element={<p>Dashboard</p>} />
        </Routes>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return server
}

const invitation = { invitationId: 'i1', storeName: 'Harbour Ceramics', role: 'fulfillment' } as const

test('an invitation leads to its store, also without stores of one’s own', async () => {
  const { calls } = open({ 'staff.myInvitations': [invitation], 'staff.acceptInvitation': { storeId: 'harbour' } })
  await screen.findByText('Invitation to Harbour Ceramics')
  expect(screen.getByText(/Your role: Fulfillment/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Create your own store' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Accept invitation' }))
  await screen.findByText('Dashboard')
  expect(calls.has('staff.acceptInvitation')).toBe(true)
  expect(useSession.getState().storeId).toBe('harbour')
})

test('without stores and invitations, a store is created; also when invitations cannot be loaded', async () => {
  open({})
  await screen.findByRole('heading', { name: 'Create your store' })
  cleanup()
  const server = open({})
  server.set((id) => (id === 'staff.myInvitations' ? 500 : 'answered'))
  await screen.findByRole('heading', { name: 'Create your store' })
})
