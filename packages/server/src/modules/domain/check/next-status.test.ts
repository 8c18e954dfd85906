import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Lookup, type Observation, ownershipOf, pointingOf, txtValue } from '../dns/observation.ts'
import { nextCheck } from './next-check.ts'
import { type DnsState, type Findings, GRACE, nextState } from './next-status.ts'

const problems = ['txt_missing', 'no_address', 'points_elsewhere', 'held_by_other_store', 'lookup_failed', null] as const
const at = fc.integer({ min: 0, max: 10 * GRACE }).map((time) => new Date(time))
const state: fc.Arbitrary<DnsState> = fc.record({
  status: fc.constantFrom('pending_dns', 'verifying', 'active', 'error', 'released'),
  problem: fc.constantFrom(...problems),
  failingSince: fc.option(at),
})
const findings: fc.Arbitrary<Findings> = fc.record({
  ownership: fc.constantFrom('proven', 'missing', 'unknown'),
  pointing: fc.constantFrom('here', 'elsewhere', 'missing', 'unknown'),
  isHeld: fc.boolean(),
})
const proven: Findings = { ownership: 'proven', pointing: 'here', isHeld: false }

describe('the status of a hostname', () => {
  it('becomes active only with its TXT record and its address, and not while another store proves the same', () => {
    fc.assert(
      fc.property(state, findings, at, (before, found, now) => {
        const after = nextState(before, found, now)
        const isGained = after.status === 'active' && before.status !== 'active'
        const isProven = found.ownership === 'proven' && found.pointing === 'here' && !found.isHeld
        expect(isGained).toBe(isProven && before.status !== 'active' && before.status !== 'released')
      }),
    )
  })

  it('never gets worse by lookups that fail', () => {
    fc.assert(
      fc.property(state, fc.boolean(), at, (before, isHeld, now) => {
        const after = nextState(before, { ownership: 'unknown', pointing: 'unknown', isHeld }, now)
        expect(after.status).toBe(before.status)
      }),
    )
  })

  it('stays active without the TXT record, and for an hour while it points elsewhere', () => {
    fc.assert(
      fc.property(findings, at, at, (found, since, now) => {
        const after = nextState({ status: 'active', problem: null, failingSince: since }, found, now)
        const isAway = found.pointing === 'elsewhere' || found.pointing === 'missing'
        expect(after.status).toBe(isAway && now.getTime() - since.getTime() >= GRACE ? 'error' : 'active')
        if (found.pointing === 'here') expect(after).toEqual({ status: 'active', problem: null, failingSince: null })
      }),
    )
  })

  it('never leaves released, and goes back to pending only before it was active', () => {
    fc.assert(
      fc.property(state, findings, at, (before, found, now) => {
        const { status } = nextState(before, found, now)
        if (before.status === 'released') expect(status).toBe('released')
        if (before.status === 'active' || before.status === 'error') expect(['active', 'error']).toContain(status)
      }),
    )
  })

  it.each([
    ['pending_dns', { ...proven, ownership: 'missing' }, 'verifying', 'txt_missing'],
    ['pending_dns', { ...proven, pointing: 'elsewhere' }, 'verifying', 'points_elsewhere'],
    ['verifying', { ownership: 'missing', pointing: 'missing', isHeld: false }, 'pending_dns', 'no_address'],
    ['verifying', { ...proven, isHeld: true }, 'verifying', 'held_by_other_store'],
    ['error', { ...proven, ownership: 'missing' }, 'error', 'txt_missing'],
    ['error', proven, 'active', null],
    ['error', { ownership: 'unknown', pointing: 'here', isHeld: false }, 'error', null],
    ['error', { ...proven, isHeld: true }, 'error', 'held_by_other_store'],
    ['verifying', { ownership: 'unknown', pointing: 'missing', isHeld: true }, 'verifying', 'no_address'],
    ['verifying', { ownership: 'missing', pointing: 'unknown', isHeld: true }, 'verifying', 'txt_missing'],
    ['pending_dns', { ownership: 'unknown', pointing: 'here', isHeld: false }, 'verifying', 'lookup_failed'],
    ['active', { ...proven, pointing: 'unknown' }, 'active', null],
  ] as const)('%s with %j is %s', (status, found, wanted, problem) => {
    expect(nextState({ status, problem: null, failingSince: null }, found, new Date(0))).toMatchObject({
      status: wanted,
      problem,
    })
  })
})

it('an active hostname is lost after exactly an hour', () => {
  expect(GRACE).toBe(3_600_000)
  const after = (since: number) =>
    nextState(
      { status: 'active', problem: null, failingSince: new Date(since) },
      { ...proven, pointing: 'missing' },
      new Date(GRACE),
    )
  expect(after(0)).toEqual({ status: 'error', problem: 'no_address', failingSince: new Date(0) })
  expect(after(1).status).toBe('active')
})

describe('the next check', () => {
  const now = new Date(0)
  const minutes = (checked: Partial<Parameters<typeof nextCheck>[0]>) => {
    const next = nextCheck({ status: 'pending_dns', tlsStatus: 'none', failingSince: null, checks: 0, ...checked }, now)
    return next && next.getTime() / 60_000
  }

  it('comes later and later, at most after a day', () => {
    const delays = Array.from({ length: 30 }, (_, checks) => minutes({ checks }) ?? 0)
    expect(delays.slice(0, 4)).toEqual([1, 2, 4, 8])
    expect(delays).toEqual(delays.toSorted((a, b) => a - b))
    expect(delays.at(-1)).toBe(24 * 60)
  })

  it('comes soon for an active hostname that points elsewhere, and never for a released one', () => {
    expect(minutes({ status: 'active', tlsStatus: 'issued', checks: 9 })).toBe(360)
    expect(minutes({ status: 'active', tlsStatus: 'issued', checks: 9, failingSince: now })).toBe(10)
    expect(minutes({ status: 'active', tlsStatus: 'failed', checks: 2 })).toBe(4)
    expect(minutes({ status: 'active', tlsStatus: 'pending', checks: 3 })).toBe(8)
    expect(minutes({ status: 'active', tlsStatus: 'pending', checks: 5000 })).toBe(360)
    expect(minutes({ status: 'active', tlsStatus: 'none' })).toBe(360)
    expect(minutes({ status: 'released' })).toBeNull()
  })
})

describe('what DNS says', () => {
  const targets = { addresses: ['192.0.2.1', '2001:db8::1'], cname: 'shops.example' }
  const none: Lookup = { values: [] }
  const observation = (changes: Partial<Observation>): Observation => ({
    txt: none,
    a: none,
    aaaa: none,
    cname: none,
    ...changes,
  })
  const failed: Lookup = { failed: 'ETIMEOUT' }

  it.each([
    [{ a: { values: ['192.0.2.1'] } }, 'here'],
    [{ aaaa: { values: ['2001:db8::1'] } }, 'here'],
    [{ a: { values: ['192.0.2.1'] }, aaaa: failed }, 'here'],
    [{ cname: { values: ['shops.example'] } }, 'here'],
    [{ a: { values: ['192.0.2.1', '198.51.100.7'] } }, 'elsewhere'],
    [{ a: { values: ['192.0.2.1'] }, aaaa: { values: ['2001:db8::bad'] } }, 'elsewhere'],
    [{ a: failed, aaaa: { values: ['2001:db8::bad'] } }, 'elsewhere'],
    [{ cname: { values: ['other.example'] } }, 'elsewhere'],
    [{ a: failed }, 'unknown'],
    [{ aaaa: failed }, 'unknown'],
    [{ cname: failed }, 'unknown'],
    [{}, 'missing'],
  ])('%j points %s', (changes, wanted) => {
    expect(pointingOf(observation(changes), targets)).toBe(wanted)
  })

  it('proves ownership by the exact token of the store, among other values', () => {
    const txt = { values: ['v=spf1 -all', txtValue('abc')] }
    expect(ownershipOf({ txt }, 'abc')).toBe('proven')
    expect(ownershipOf({ txt }, 'ab')).toBe('missing')
    expect(ownershipOf({ txt: { values: [txtValue('')] } }, '')).toBe('missing')
    expect(ownershipOf({ txt: failed }, 'abc')).toBe('unknown')
  })
})
