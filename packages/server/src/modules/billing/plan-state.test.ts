import { graceDays } from '@blockfront/contract/plans'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlanRow, planStateOf } from './plan-state.ts'

const DAY = 24 * 3600_000
const start = Date.UTC(2026, 5, 1)
const at = (days: number) => new Date(start + days * DAY)
const trial: PlanRow = { status: 'trialing', trial_ends_at: at(0), past_due_since: null, ended_at: null, provider: null }
const late: PlanRow = { ...trial, status: 'past_due', past_due_since: at(0), provider: 'stripe' }
const canceled: PlanRow = { ...trial, status: 'canceled', ended_at: at(0), provider: 'stripe' }

describe('planStateOf', () => {
  it.each<[string, PlanRow | undefined, number, string, Date | null]>([
    ['a running trial', trial, -1, 'open', at(graceDays)],
    ['an ended trial', trial, 0, 'grace', at(graceDays)],
    ['a trial after the grace days', trial, graceDays, 'read-only', at(graceDays)],
    ['a trial that Stripe ends', { ...trial, provider: 'stripe' }, 99, 'open', null],
    ['a trial without an end', { ...trial, trial_ends_at: null }, 0, 'read-only', null],
    ['a paid plan', { ...trial, status: 'active' }, 9999, 'open', null],
    ['a failed payment', late, graceDays - 1, 'grace', at(graceDays)],
    ['a failed payment after the grace days', late, graceDays, 'read-only', at(graceDays)],
    ['a plan at the end of its last period', canceled, 0, 'read-only', at(0)],
    ['a plan that ended after a failed payment', { ...canceled, past_due_since: at(-1) }, 0, 'grace', at(graceDays - 1)],
    ['no plan', undefined, 0, 'read-only', null],
  ])('%s', (_, row, days, dashboard, readOnlyFrom) => {
    expect(planStateOf(row, at(days).getTime())).toEqual({ dashboard, readOnlyFrom })
  })

  const days = fc.integer({ min: -400, max: 400 })
  const maybe = fc.option(days.map(at))
  const rows: fc.Arbitrary<PlanRow> = fc.record({
    status: fc.constantFrom('trialing', 'active', 'past_due', 'canceled'),
    trial_ends_at: maybe,
    past_due_since: maybe,
    ended_at: maybe,
    provider: fc.constantFrom(null, 'stripe'),
  })

  it('only ever goes from open to grace to read-only while nothing else happens, and is read-only exactly from readOnlyFrom on', () => {
    const order = ['open', 'grace', 'read-only']
    fc.assert(
      fc.property(rows, days, fc.nat(400), (row, day, later) => {
        const before = planStateOf(row, at(day).getTime())
        const after = planStateOf(row, at(day + later).getTime())
        expect(order.indexOf(after.dashboard)).toBeGreaterThanOrEqual(order.indexOf(before.dashboard))
        expect(after.readOnlyFrom).toEqual(before.readOnlyFrom)
        if (before.readOnlyFrom) expect(before.dashboard === 'read-only').toBe(before.readOnlyFrom <= at(day))
      }),
    )
  })
})
