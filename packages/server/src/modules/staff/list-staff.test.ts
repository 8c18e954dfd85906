import { expect, it } from 'vitest'
import { viewInvitation } from './list-staff.ts'

it('an invitation is expired from the time on at which it ends', () => {
  const end = new Date('2030-01-08T00:00:00Z')
  const row = { id: 'i', email: 'a@example.com', role: 'manager', created_at: new Date('2030-01-01T00:00:00Z'), expires_at: end }
  const view = (now: number) => viewInvitation(row as Parameters<typeof viewInvitation>[0], now)
  expect(view(end.getTime() - 1)).toEqual({
    invitationId: 'i',
    email: 'a@example.com',
    role: 'manager',
    createdAt: '2030-01-01T00:00:00.000Z',
    expiresAt: '2030-01-08T00:00:00.000Z',
    isExpired: false,
  })
  expect(view(end.getTime()).isExpired).toBe(true)
})
