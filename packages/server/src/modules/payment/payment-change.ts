import type { PaymentIncident } from '@blockfront/contract'
import type { PaymentRow } from './payment-rows.ts'
import type { ProviderPayment } from './providers/provider.ts'

/** A payment that needs the owner's attention. */
export interface Incident {
  type: PaymentIncident['type']
  /** The values that the provider reported instead; no secrets. */
  reported?: string
}

export interface PaymentChange {
  status: PaymentRow['status']
  totals: Pick<PaymentRow, 'authorized' | 'captured' | 'refunded' | 'disputed'>
  failure: string | null
  incidents: Incident[]
  externalRefunds: ProviderPayment['externalRefunds']
  disputeOutcome: ProviderPayment['disputeOutcome']
}

type Known = Pick<
  PaymentRow,
  'id' | 'amount' | 'currency' | 'status' | 'authorized' | 'captured' | 'refunded' | 'disputed' | 'failure'
>

/**
 * Returns how a payment changes by what its provider reports. Totals only grow and a captured payment stays captured, so that a late or
 * repeated report has no effect. A report about another amount, currency or reference changes nothing and is an incident.
 */
export function paymentChange(payment: Known, reported: ProviderPayment): PaymentChange {
  const known = {
    authorized: payment.authorized,
    captured: payment.captured,
    refunded: payment.refunded,
    disputed: payment.disputed,
  }
  const wrong = contradictions(payment, reported)
  if (wrong.length > 0)
    return {
      ...{ status: payment.status, totals: known, failure: payment.failure, incidents: wrong },
      ...{ externalRefunds: [], disputeOutcome: null },
    }
  const totals = {
    authorized: Math.max(known.authorized, reported.authorized),
    captured: Math.max(known.captured, reported.captured),
    refunded: Math.max(known.refunded, reported.refunded),
    disputed: Math.max(known.disputed, reported.disputed),
  }
  const status = nextStatus(payment, totals, reported.state)
  const incidents: Incident[] = []
  if (totals.captured > 0 && totals.captured < payment.amount)
    incidents.push({ type: 'partial_capture', reported: String(totals.captured) })
  if (totals.disputed > known.disputed) incidents.push({ type: 'dispute', reported: String(totals.disputed) })
  if (status === 'voided' && payment.status === 'authorized') incidents.push({ type: 'authorization_lost' })
  const failure = status === 'failed' ? reported.failure.slice(0, 500) || payment.failure : null
  const { externalRefunds, disputeOutcome } = reported
  return { status, totals, failure, incidents, externalRefunds, disputeOutcome }
}

function contradictions(payment: Known, { reference, amount, currency }: ProviderPayment): Incident[] {
  if (reference !== payment.id) return [{ type: 'wrong_reference', reported: reference.slice(0, 200) }]
  if (currency.toUpperCase() !== payment.currency) return [{ type: 'wrong_currency', reported: currency.slice(0, 200) }]
  return amount === payment.amount ? [] : [{ type: 'wrong_amount', reported: String(amount) }]
}

function nextStatus(
  { status, amount }: Known,
  { authorized, captured }: PaymentChange['totals'],
  state: ProviderPayment['state'],
): PaymentRow['status'] {
  if (status === 'captured' || captured >= Math.max(amount, 1)) return 'captured'
  if (state === 'canceled' || state === 'expired') return status === 'failed' ? 'failed' : 'voided'
  if (state === 'authorized' && authorized >= amount) return 'authorized'
  if (status === 'authorized' || status === 'voided') return status
  return state === 'failed' ? 'failed' : status
}
