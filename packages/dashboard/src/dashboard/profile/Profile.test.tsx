import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { MemoryRouter } from '../../router.ts'
import { FakeServer } from '../../testing/fake-server.ts'
import { sampleOf } from '../../testing/sample.ts'
import { messages } from './messages.ts'
import { Profile } from './Profile.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(totp: boolean) {
  const security = { ...sampleOf('user.security', 'filled'), totp: totp ? sampleOf('user.security', 'filled').totp : null }
  const server = new FakeServer('filled', { 'user.security': security })
  vi.stubGlobal('fetch', server.fetch)
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <Profile />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return server
}

test.each([
  [messages.email, 'Password', messages.newEmail, 'ada@example.com', messages.changeEmail, 'user.changeEmail'],
  [
    messages.password,
    messages.currentPassword,
    messages.newPassword,
    'a long and rare phrase',
    messages.changePassword,
    'user.changePassword',
  ],
] as const)(
  '%s: the password is not optional without two-factor authentication',
  async (form, label, field, value, submit, call) => {
    const { calls } = open(false)
    const shown = within(await screen.findByRole('form', { name: form }))
    expect(shown.getByText(label, { selector: 'label' }).textContent).toBe(label)
    await userEvent.type(shown.getByLabelText(field), value)
    await userEvent.click(shown.getByRole('button', { name: submit }))
    await shown.findByText('This is required.')
    expect(calls.has(call)).toBe(false)
  },
)

test('with two-factor authentication, forms ask for no password', async () => {
  open(true)
  const form = within(await screen.findByRole('form', { name: messages.email }))
  await expect.poll(() => form.queryByLabelText('Password')).toBeNull()
})
