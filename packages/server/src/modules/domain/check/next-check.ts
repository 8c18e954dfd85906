import type { DnsStatus } from './next-status.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export type Checked = {
  status: DnsStatus
  tlsStatus: 'none' | 'pending' | 'issued' | 'failed'
  failingSince: Date | null
  /** Checks since the last change of the status. */
  checks: number
}

/**
 * Returns when to check a hostname again: after 1, 2, 4 … minutes while something is expected. The longest wait is 6 hours with a certificate
 * outstanding, and a day with records missing. An active hostname is checked every 6 hours, and every 10 minutes while it points elsewhere.
 */
export function nextCheck({ status, tlsStatus, failingSince, checks }: Checked, now: Date): Date | null {
  if (status === 'released') return null
  const after = (delay: number) => new Date(now.getTime() + delay)
  const backoff = (most: number) => after(Math.min(MINUTE * 2 ** checks, most))
  if (status !== 'active') return backoff(24 * HOUR)
  if (failingSince) return after(10 * MINUTE)
  return tlsStatus === 'pending' || tlsStatus === 'failed' ? backoff(6 * HOUR) : after(6 * HOUR)
}
