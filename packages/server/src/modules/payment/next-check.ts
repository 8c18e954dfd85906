import type { PaymentRow } from './payment-rows.ts'

const MINUTE = 60_000
/** Payments are read again after 1, 2, 4 … minutes, at most every hour. */
const LONGEST = 60 * MINUTE
/** Authorizations are read once a day, because a provider can end one without a webhook. */
const DAY = 24 * 60 * MINUTE

type Checked = Pick<PaymentRow, 'status' | 'checks' | 'capture_requested_at' | 'amount' | 'provider_ref'>

/** Returns when to read a payment from its provider again; null if nothing is expected anymore. */
export function nextCheck({ status, checks, capture_requested_at, provider_ref }: Checked, now = new Date()): Date | null {
  if (provider_ref === null) return null
  const after = (delay: number) => new Date(now.getTime() + delay)
  const backoff = Math.min(MINUTE * 2 ** Math.min(checks, 10), LONGEST)
  if (status === 'pending' || (status === 'authorized' && capture_requested_at)) return after(backoff)
  return status === 'authorized' ? after(DAY) : null
}
