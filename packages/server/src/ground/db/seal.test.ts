import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SealError, seal, unseal } from './seal.ts'

const secret = 'a secret that only tests have, 32 letters'
const reasonOf = (open: () => unknown) => {
  try {
    open()
  } catch (error) {
    return error instanceof SealError ? error.reason : error
  }
  return 'opened'
}

it('opens what it sealed, and hides it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 12 }), fc.string(), (value, purpose) => {
      const sealed = seal(secret, purpose, value)
      expect(unseal(secret, purpose, sealed)).toBe(value.toWellFormed())
      expect(sealed.includes(value)).toBe(false)
      expect(seal(secret, purpose, value).equals(sealed)).toBe(false)
    }),
    { numRuns: repeat(50) },
  )
})

it('opens what an earlier release sealed', () => {
  const sealed = Buffer.from('ASC1qvHGAxM7uLCs12U95CwWIAypLOXVoVbMXCYbi9MkqK6qqTomUa7ZAuJhim2/DQ==', 'base64')
  expect(unseal(secret, 'store/method', sealed)).toBe('sk_test_1234')
})

it('does not open with another secret, at another place, or after any change', () => {
  const sealed = seal(secret, 'store/method', 'sk_test_1234')
  expect(reasonOf(() => unseal(`${secret}!`, 'store/method', sealed))).toBe('other_key')
  expect(reasonOf(() => unseal(secret, 'store/other', sealed))).toBe('damaged')
  for (let i = 0; i < sealed.length; i++) {
    const changed = Buffer.from(sealed)
    changed[i] = (changed[i] ?? 0) ^ 1
    expect(reasonOf(() => unseal(secret, 'store/method', changed))).not.toBe('opened')
  }
  const empty = seal(secret, 'store/method', '')
  expect(unseal(secret, 'store/method', empty)).toBe('')
  for (let length = 0; length < empty.length; length++)
    expect(reasonOf(() => unseal(secret, 'store/method', sealed.subarray(0, length)))).toBe('damaged')
})
