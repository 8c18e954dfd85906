import type { Domain, DomainHostname } from '@blockfront/contract'
import type { Targets } from './dns/observation.ts'
import { recordsOf } from './dns/records.ts'
import { displayHost } from './domain-name.ts'
import { type DomainRow, observedOf } from './domain-rows.ts'

/** The domain of a pair of hostnames, as members see it. `primary` is the primary hostname of the store. */
export function domainView(rows: readonly [DomainRow, ...DomainRow[]], targets: Targets, primary: string): Domain {
  const [first] = rows
  const hosts = rows.map((row) => ({ host: row.host, base: row.base_host, observed: observedOf(row) }))
  const times = (pick: (row: DomainRow) => Date | null) => rows.flatMap((row) => pick(row)?.getTime() ?? [])
  const checked = times((row) => row.checked_at)
  const next = times((row) => row.next_check_at)
  return {
    domainId: first.id,
    name: first.base_host,
    displayName: displayHost(first.base_host),
    kind: first.kind,
    hostnames: rows.map((row) => hostnameView(row, primary)),
    records: first.kind === 'custom' ? recordsOf(hosts, first.verification_token, targets) : [],
    checkedAt: checked.length > 0 ? new Date(Math.max(...checked)).toISOString() : null,
    nextCheckAt: next.length > 0 ? new Date(Math.min(...next)).toISOString() : null,
  }
}

const hostnameView = (row: DomainRow, primary: string): DomainHostname => ({
  hostnameId: row.id,
  host: row.host,
  displayHost: displayHost(row.host),
  isPrimary: row.host === primary,
  isChosen: row.wants_primary,
  status: row.status,
  problem: row.last_error as DomainHostname['problem'],
  tlsStatus: row.tls_status,
  tlsProblem: row.tls_error as DomainHostname['tlsProblem'],
})

/** Groups hostnames by domain: the base first, then its www form. */
export function groupByDomain(rows: readonly DomainRow[]): [DomainRow, ...DomainRow[]][] {
  const groups = Map.groupBy(rows, ({ base_host }) => base_host)
  return [...groups.values()].map((group) => {
    const [first, ...others] = group.toSorted((a, b) => a.host.length - b.host.length)
    return [first as DomainRow, ...others]
  })
}
