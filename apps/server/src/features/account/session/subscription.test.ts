import { expect, it } from 'vitest'
import { subscriptionOf } from './subscription.ts'

const now = Date.UTC(2026, 5, 1)
const row = { status: 'trialing', plan_code: 'starter', trial_ends_at: new Date(now) } as const

it.each([
  ['a running trial', { ...row, trial_ends_at: new Date(now + 1) }, true],
  ['an ended trial', row, false],
  ['a trial without an end', { ...row, trial_ends_at: null }, false],
  ['a paid plan', { ...row, status: 'active' as const }, true],
  ['a plan whose payment is late', { ...row, status: 'past_due' as const }, true],
  ['a canceled plan', { ...row, status: 'canceled' as const }, false],
])('opens or closes the dashboard for %s', (_, subscription, live) => {
  expect(subscriptionOf(subscription, now)).toMatchObject({ plan: 'starter', live })
})

it('treats a user without a subscription like one with a canceled plan', () => {
  expect(subscriptionOf({ status: null, plan_code: null, trial_ends_at: null }, now)).toEqual({
    status: 'canceled',
    plan: '',
    trialEndsAt: null,
    live: false,
  })
})
