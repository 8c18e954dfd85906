import type { StaffMember } from '@blockfront/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Store, StoreContext } from '../store.ts'
import { MemberMenu } from './MemberMenu.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const member: StaffMember = {
  ...{ userId: 'u', name: 'Noor', email: 'noor@example.com', role: 'manager', since: '2026-01-01T00:00:00.000Z', isYou: false },
  grants: { apiTokens: ['Warehouse'], webhooks: ['receiver.example'], previewLinks: 2 },
}

/** Opens a dialog from the menu of a member. Returns it with the bodies that are sent. */
async function choose(item: string, of: StaffMember = member) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_url: unknown, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)))
    return Response.json({ ok: true })
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StoreContext value={{ storeId: 's', role: 'owner' } as Store}>
        <MemberMenu member={of} />
      </StoreContext>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Noor' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  return {
    bodies,
    items: () =>
      within(screen.getByRole('dialog'))
        .queryAllByRole('listitem')
        .map((line) => line.textContent),
  }
}

test('removing a member lists what ends with the membership', async () => {
  const { bodies, items } = await choose('Remove from staff')
  expect(items()).toEqual(['API token “Warehouse”', 'Webhook to receiver.example', '2 links to drafts'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove from staff' }))
  await expect.poll(() => bodies).toEqual([{ storeId: 's', userId: 'u' }])
})

test('a role without webhooks and drafts is confirmed only if it ends some', async () => {
  const { bodies, items } = await choose('Change role to Fulfillment')
  expect(items()).toEqual(['Webhook to receiver.example', '2 links to drafts'])
  await userEvent.click(screen.getByRole('button', { name: 'Change role to Fulfillment' }))
  await expect.poll(() => bodies).toEqual([{ storeId: 's', userId: 'u', role: 'fulfillment' }])
  cleanup()
  const none = { ...member, grants: { apiTokens: [], webhooks: [], previewLinks: 0 } }
  const direct = await choose('Change role to Fulfillment', none)
  await expect.poll(() => direct.bodies).toEqual([{ storeId: 's', userId: 'u', role: 'fulfillment' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})
