import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextSubscription, type ProvidedColumns } from './next-subscription.ts'
import type { ReadSubscription } from './stripe/read-subscription.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number))

const trial: ProvidedColumns = {
  plan_code: 'starter',
  status: 'trialing',
  billing_interval: 'monthly',
  current_period_ends_at: null,
  cancel_at_period_end: false,
  past_due_since: null,
  ended_at: null,
  provider: null,
  provider_ref: null,
}

const reads: fc.Arbitrary<ReadSubscription> = fc.record({
  ref: fc.constantFrom('sub_1', 'sub_2'),
  plan: fc.constantFrom('starter', 'growth'),
  interval: fc.constantFrom('monthly', 'yearly'),
  status: fc.constantFrom('trialing', 'active', 'past_due', 'canceled'),
  periodEndsAt: fc.constant(day(30)),
  cancelsAtPeriodEnd: fc.boolean(),
  endedAt: fc.constant(null),
})

const after = (sequence: readonly ReadSubscription[]) =>
  sequence.reduce((row, read, index) => nextSubscription(row, read, day(index)), trial)

describe('nextSubscription', () => {
  it('gives the same result when something is read again', () => {
    fc.assert(
      fc.property(fc.array(reads, { minLength: 1 }), (sequence) => {
        const row = after(sequence)
        const again = nextSubscription(row, sequence.at(-1), day(999))
        expect({ ...again, ended_at: null }).toEqual({ ...row, ended_at: null })
      }),
    )
  })

  it('forgets a failed payment as soon as one succeeds, and counts the next failure from its own day', () => {
    fc.assert(
      fc.property(fc.array(reads), reads, (sequence, read) => {
        const paid = nextSubscription(after(sequence), { ...read, status: 'active' }, day(500))
        expect([paid.status, paid.past_due_since, paid.ended_at]).toEqual(['active', null, null])
        const failed = nextSubscription(paid, { ...read, status: 'past_due' }, day(501))
        expect(failed.past_due_since).toEqual(day(501))
        expect(nextSubscription(failed, { ...read, status: 'past_due' }, day(502)).past_due_since).toEqual(day(501))
      }),
    )
  })

  it('ignores the end of a subscription that is not the current one', () => {
    fc.assert(
      fc.property(fc.array(reads), reads, (sequence, read) => {
        const row = after(sequence)
        const other = { ...read, ref: 'sub_3', status: 'canceled' as const }
        expect(nextSubscription(row, other, day(500))).toEqual(row)
      }),
    )
  })

  it('keeps a trial or a plan from the operator while nothing is found', () => {
    expect(nextSubscription(trial, undefined, day(0))).toEqual(trial)
  })
})
