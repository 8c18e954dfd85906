import type { DomainsTable } from '../../../ground/db/tables.ts'
import type { Ownership, Pointing } from '../dns/observation.ts'

export type DnsStatus = DomainsTable['status']
export type Problem = 'txt_missing' | 'no_address' | 'points_elsewhere' | 'held_by_other_store' | 'lookup_failed'

/** The part of a hostname's row that checks change. */
export type DnsState = { status: DnsStatus; problem: Problem | null; failingSince: Date | null }

export type Findings = {
  ownership: Ownership
  pointing: Pointing
  /** Whether another store has the hostname and proves its ownership, too. */
  isHeld: boolean
}

/** An active hostname that points elsewhere becomes an error after this time. Milliseconds. */
export const GRACE = 60 * 60_000

/**
 * Returns the state of a hostname after a check. A lookup that failed never changes the status. An active hostname stays active without its
 * TXT record, but a hostname that was lost is active again only with it: its owner may have changed meanwhile.
 */
export function nextState(state: DnsState, findings: Findings, now: Date): DnsState {
  const { status } = state
  if (status === 'released') return state
  return status === 'active' ? whileActive(state, findings, now) : whileInactive(status, state, findings)
}

function whileActive(state: DnsState, { pointing }: Findings, now: Date): DnsState {
  if (pointing === 'here') return { status: 'active', problem: null, failingSince: null }
  if (pointing === 'unknown') return state
  const failingSince = state.failingSince ?? now
  const problem = problemOf('proven', pointing)
  const isLost = now.getTime() - failingSince.getTime() >= GRACE
  return { status: isLost ? 'error' : 'active', problem, failingSince }
}

function whileInactive(status: Exclude<DnsStatus, 'active' | 'released'>, state: DnsState, findings: Findings): DnsState {
  const { ownership, pointing, isHeld } = findings
  if (ownership === 'proven' && pointing === 'here' && !isHeld) return { status: 'active', problem: null, failingSince: null }
  const problem = ownership === 'proven' && isHeld ? 'held_by_other_store' : problemOf(ownership, pointing)
  if (status === 'error') return { ...state, problem: problem === 'lookup_failed' ? state.problem : problem }
  const isFailed = ownership === 'unknown' || pointing === 'unknown'
  const isStarted = ownership === 'proven' || pointing === 'here'
  return { status: isStarted ? 'verifying' : isFailed ? status : 'pending_dns', problem, failingSince: null }
}

function problemOf(ownership: Ownership, pointing: Pointing): Problem {
  if (pointing === 'elsewhere') return 'points_elsewhere'
  if (pointing === 'missing') return 'no_address'
  if (ownership === 'missing') return 'txt_missing'
  return 'lookup_failed'
}
