import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CreateStore } from './CreateStore.tsx'
import { messages } from './messages.ts'

const requests: string[] = []
let takenSubdomains: string[]

beforeEach(() => {
  requests.length = 0
  takenSubdomains = ['harbor']
  vi.stubGlobal('fetch', async (input: string) => {
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
})

const created = () => requests.filter((path) => path.includes('create'))

test('a subdomain that is known to be taken is not sent, and shows an error at its field', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CreateStore />
      </MemoryRouter>
    </QueryClientProvider>,
  )
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
