import { expect, it } from 'vitest'
import { nextCheck } from './next-check.ts'

const now = new Date('2026-01-01T00:00:00Z')
const payment = { status: 'pending', checks: 0, capture_requested_at: null, amount: 1000, provider_ref: 'ref' } as const
const [MINUTE, DAY] = [60_000, 86_400_000]

it.each([
  ['pending, for the first time', {}, MINUTE],
  ['pending, for the fourth time', { checks: 3 }, 8 * MINUTE],
  ['pending for a long time', { checks: 6 }, 60 * MINUTE],
  ['pending, with countless checks', { checks: 2000 }, 60 * MINUTE],
  ['pending, before the provider knows it', { provider_ref: null }, null],
  ['authorized', { status: 'authorized', checks: 3 }, DAY],
  ['authorized, with a requested capture', { status: 'authorized', checks: 1, capture_requested_at: now }, 2 * MINUTE],
  ['captured, with a requested capture', { status: 'captured', capture_requested_at: now }, null],
  ['failed', { status: 'failed' }, null],
] as const)('reads a payment that is %s', (_, changes, delay) => {
  const next = nextCheck({ ...payment, ...changes }, now)
  expect(next && next.getTime() - now.getTime()).toBe(delay)
})
