import { describe, expect, it } from 'vitest'
import { paymentChange } from './payment-change.ts'
import type { ProviderPayment } from './providers/provider.ts'

const totals = { authorized: 0, captured: 0, refunded: 0, disputed: 0 }
const known = { id: 'p', amount: 1000, currency: 'EUR', status: 'pending', ...totals, failure: null } as const
const reported: ProviderPayment = {
  ...totals,
  reference: 'p',
  amount: 1000,
  currency: 'eur',
  disputeOutcome: null,
  state: 'pending',
  externalRefunds: [],
  failure: '',
}
type Known = Parameters<typeof paymentChange>[0]
const change = (payment: Partial<Known>, report: Partial<ProviderPayment>) =>
  paymentChange({ ...known, ...payment }, { ...reported, ...report })

describe('the status of a payment', () => {
  it.each([
    ['pending', {}, {}, 'pending'],
    ['captured with the whole amount', {}, { captured: 1000 }, 'captured'],
    ['pending with a part', {}, { captured: 999 }, 'pending'],
    ['captured by what was known before', { captured: 1000 }, { captured: 1 }, 'captured'],
    ['captured for good', { status: 'captured' }, { state: 'failed' }, 'captured'],
    ['pending for nothing that is not paid', { amount: 0 }, { amount: 0 }, 'pending'],
    ['voided when it is canceled', {}, { state: 'canceled' }, 'voided'],
    ['voided when it expires', {}, { state: 'expired' }, 'voided'],
    ['failed after it expires too', { status: 'failed' }, { state: 'expired' }, 'failed'],
    ['authorized with the whole amount', {}, { state: 'authorized', authorized: 1000 }, 'authorized'],
    ['authorized after a failure', { status: 'failed' }, { state: 'authorized', authorized: 1000 }, 'authorized'],
    ['pending with an authorized part', {}, { state: 'authorized', authorized: 999 }, 'pending'],
    ['pending when the amount is held, but not authorized', {}, { authorized: 1000 }, 'pending'],
    ['still authorized, whatever fails', { status: 'authorized' }, { state: 'failed' }, 'authorized'],
    ['voided for good', { status: 'voided' }, { state: 'failed' }, 'voided'],
    ['failed', {}, { state: 'failed' }, 'failed'],
    ['failed while the shopper tries again', { status: 'failed' }, {}, 'failed'],
  ] as const)('is %s', (_, payment, report, status) => {
    expect(change(payment, report).status).toBe(status)
  })
})

it('keeps the highest totals', () => {
  const before = { authorized: 1, captured: 20, refunded: 3, disputed: 40 }
  const report = { authorized: 10, captured: 2, refunded: 30, disputed: 4 }
  expect(change(before, report).totals).toEqual({ authorized: 10, captured: 20, refunded: 30, disputed: 40 })
})

describe('an incident', () => {
  it.each([
    ['nothing unusual', {}, { captured: 1000 }, []],
    ['nothing captured', {}, {}, []],
    ['a part captured', {}, { captured: 1 }, [{ type: 'partial_capture', reported: '1' }]],
    ['a dispute', { disputed: 5 }, { disputed: 6 }, [{ type: 'dispute', reported: '6' }]],
    ['a dispute that is known', { disputed: 6 }, { disputed: 6 }, []],
    ['a lost authorization', { status: 'authorized' }, { state: 'canceled' }, [{ type: 'authorization_lost' }]],
    ['a page that expired', {}, { state: 'expired' }, []],
    ['an authorization that lasts', { status: 'authorized' }, { state: 'authorized', authorized: 1000 }, []],
  ] as const)('is recorded for %s', (_, payment, report, incidents) => {
    expect(change(payment, report).incidents).toEqual(incidents)
  })

  it.each([
    ['reference', { reference: 'x'.repeat(201) }, { type: 'wrong_reference', reported: 'x'.repeat(200) }],
    ['currency', { currency: 'x'.repeat(201) }, { type: 'wrong_currency', reported: 'x'.repeat(200) }],
    ['amount', { amount: 999 }, { type: 'wrong_amount', reported: '999' }],
  ] as const)('is all that a report of another %s leaves', (_, wrong, incident) => {
    const before = { status: 'failed', authorized: 1, captured: 2, refunded: 3, disputed: 4, failure: 'Declined' } as const
    const report = {
      ...{ authorized: 1000, captured: 1000, refunded: 1000, disputed: 1000 },
      state: 'paid',
      disputeOutcome: 'won',
      externalRefunds: [{ ref: 'r', state: 'done', amount: 1 }],
    } as const
    expect(change(before, { ...report, ...wrong })).toEqual({
      status: 'failed',
      totals: { authorized: 1, captured: 2, refunded: 3, disputed: 4 },
      failure: 'Declined',
      incidents: [incident],
      externalRefunds: [],
      disputeOutcome: null,
    })
  })
})

it('keeps the reason of a failure, shortened, until the payment succeeds', () => {
  expect(change({}, { state: 'failed', failure: 'x'.repeat(501) }).failure).toBe('x'.repeat(500))
  expect(change({ failure: 'Declined' }, { state: 'failed' }).failure).toBe('Declined')
  expect(change({ status: 'failed', failure: 'Declined' }, { captured: 1000, failure: 'Declined' }).failure).toBeNull()
})

it('passes on refunds and disputes', () => {
  const externalRefunds = [{ ref: 'r', state: 'done', amount: 1 }] as const
  expect(change({}, { externalRefunds, disputeOutcome: 'lost' })).toMatchObject({ externalRefunds, disputeOutcome: 'lost' })
})
