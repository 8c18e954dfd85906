import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rejectCommonPassword } from './common-password.ts'

const account = { email: 'margaret.hamilton@example.com', name: 'Margaret Hamilton' }
const isRejected = (password: string) => {
  try {
    rejectCommonPassword(password, account)
    return false
  } catch {
    return true
  }
}

describe('rejectCommonPassword', () => {
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
    // Four different characters, and the same five.
    'kqzvvkqzkv',
    'kqzvwkqzvw',
    'dragonxyz1',
    'dragon975318642',
    'margarethamilton12345',
    'Margaret Hamilton!',
  ])('rejects %s', (password) => expect(isRejected(password)).toBe(true))

  it.each([
    'correct horse battery',
    'Trust no weather report',
    'kX9#mQ2$vL',
    'моя длинная фраза',
    'summer rain on tin roofs',
    'kqzvwwkvqz',
    'kqzvwxkqzvwx',
    'dragonwxyz',
    'dragon9753186429',
    'margarethamilton975318',
    '私の長いパスワードです',
  ])('accepts %s', (password) => expect(isRejected(password)).toBe(false))

  it('rejects a name that differs from the password in case and in spaces only', () => {
    expect(() => rejectCommonPassword('adaKINGLOVELACE', { email: 'ada@example.com', name: 'Ada King Lovelace' })).toThrow()
    expect(() => rejectCommonPassword('kqzvwx kqzvwy', { email: 'ada@example.com' })).not.toThrow()
  })

  it('ignores a name of fewer than four letters', () => {
    const reject = (name: string, password: string) => () => rejectCommonPassword(password, { email: 'bob@example.com', name })
    expect(reject('Bobb', 'bobbkqzvw')).toThrow()
    expect(reject('Bob', 'bobkqzvw')).not.toThrow()
  })

  it('accepts random passwords', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        (bytes) => new Set(bytes).size < 10 || !isRejected(Buffer.from(bytes).toString('base64url')),
      ),
    )
  })
})
