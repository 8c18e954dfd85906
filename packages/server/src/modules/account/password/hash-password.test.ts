import { expect, it } from 'vitest'
import { hashPassword, verifyPassword, verifyWithoutAccount } from './hash-password.ts'

it('verifies a password against its own hash, in any Unicode form', async () => {
  const hash = await hashPassword('Zoë said ﬁne')
  expect(await verifyPassword(hash, 'Zoë said fine')).toBe(true)
  expect(await verifyPassword(hash, 'zoë said fine')).toBe(false)
})

it('accepts no password without an account or a valid hash', async () => {
  expect(await verifyPassword('not a hash', 'x')).toBe(false)
  expect(await verifyWithoutAccount('x')).toBe(false)
})
