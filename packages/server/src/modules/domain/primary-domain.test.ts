import { expect, it } from 'vitest'
import { isUsable } from './primary-domain.ts'

it('visitors can use a hostname that is active, with its certificate if the server needs one', () => {
  const usable = (kind: 'platform' | 'custom', status: 'active' | 'error', tls: 'none' | 'issued', secure: boolean) =>
    isUsable({ kind, status, tls_status: tls }, { secure })
  expect(usable('custom', 'active', 'issued', true)).toBe(true)
  expect(usable('custom', 'active', 'none', true)).toBe(false)
  expect(usable('custom', 'active', 'none', false)).toBe(true)
  expect(usable('platform', 'active', 'none', true)).toBe(true)
  expect(usable('platform', 'error', 'issued', false)).toBe(false)
})
