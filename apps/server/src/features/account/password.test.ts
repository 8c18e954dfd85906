import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashPassword, requireUncommon, verifyPassword } from './password.ts'

const own = { email: 'margaret.hamilton@example.com', name: 'Margaret Hamilton' }
const refused = (password: string) => {
  try {
    requireUncommon(password, own)
    return false
  } catch {
    return true
  }
}

describe('a password', () => {
  it.each([
    'Password123',
    'p4$$w0rd!!',
    'qwerty12345',
    'iloveyou2024',
    '1q2w3e4r5t',
    'abcabcabcabc',
    'aaaaaaaaaaab',
    '0123456789',
    'Football99!',
    'margarethamilton',
    'margaret.hamilton1',
    'welcome2024!',
  ])('like %s is refused', (password) => expect(refused(password)).toBe(true))

  it.each([
    'correct horse battery',
    'Trust no weather report',
    'kX9#mQ2$vL',
    'моя длинная фраза',
    'summer rain on tin roofs',
    '私の長いパスワードです',
  ])('like %s is accepted', (password) => expect(refused(password)).toBe(false))

  it('that a machine made is accepted', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        (bytes) => new Set(bytes).size < 10 || !refused(Buffer.from(bytes).toString('base64url')),
      ),
    )
  })

  it('fits its own hash, in any Unicode form, and no other', async () => {
    const hash = await hashPassword('Zoë said ﬁne')
    expect(await verifyPassword(hash, 'Zoë said fine')).toBe(true)
    expect(await verifyPassword(hash, 'zoë said fine')).toBe(false)
    expect(await verifyPassword('not a hash', 'x')).toBe(false)
  })
})
