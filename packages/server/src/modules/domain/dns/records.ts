import { isIPv6 } from 'node:net'
import type { DomainRecord } from '@blockfront/contract'
import { isApex, registrableOf } from '../domain-name.ts'
import { type Observation, ownershipOf, pointingOf, type Targets, txtName, txtValue, valuesOf } from './observation.ts'

type State = DomainRecord['state']

/** A hostname with the answers of its last check; undefined before the first one. */
export type ObservedHost = { host: string; base: string; observed: Observation | undefined }

/** Returns the DNS records that the owner of a domain creates, with what resolves now: TXT first, then those of each hostname. */
export function recordsOf(hosts: readonly ObservedHost[], token: string, targets: Targets): DomainRecord[] {
  const [first] = hosts
  if (!first) return []
  return [txtRecord(first, token), ...hosts.flatMap((host) => addressRecords(host, targets))]
}

function txtRecord({ base, observed }: ObservedHost, token: string): DomainRecord {
  const states = { proven: 'ok', missing: 'missing', unknown: 'unknown' } as const
  return {
    type: 'TXT',
    name: txtName(base),
    relativeName: relativeName(txtName(base), base),
    value: txtValue(token),
    found: observed ? valuesOf(observed.txt) : [],
    state: observed ? states[ownershipOf(observed, token)] : 'unchecked',
    isOptional: false,
  }
}

function addressRecords({ host, observed }: ObservedHost, targets: Targets): DomainRecord[] {
  const name = { name: host, relativeName: relativeName(host, host) }
  const records = isApex(host)
    ? targets.addresses.map((address) => addressRecord(address, observed, targets, name))
    : [cnameRecord(observed, targets, name)]
  // Where this server has no IPv6 address, every AAAA record leads to another server.
  const foreign = observed ? valuesOf(observed.aaaa) : []
  const hasAaaa = records.some(({ type }) => type === 'AAAA')
  if (foreign.length === 0 || hasAaaa || !isApex(host)) return records
  return [...records, { type: 'AAAA', ...name, value: '', found: foreign, state: 'wrong', isOptional: false }]
}

type Name = Pick<DomainRecord, 'name' | 'relativeName'>

function addressRecord(value: string, observed: Observation | undefined, targets: Targets, name: Name): DomainRecord {
  const type = isIPv6(value) ? 'AAAA' : 'A'
  const lookup = observed && (type === 'A' ? observed.a : observed.aaaa)
  const found = lookup ? valuesOf(lookup) : []
  const isForeign = found.some((address) => !targets.addresses.includes(address))
  const missing = (): State => (lookup && 'failed' in lookup ? 'unknown' : 'missing')
  const state: State = !lookup ? 'unchecked' : isForeign ? 'wrong' : found.includes(value) ? 'ok' : missing()
  // One address is enough.
  return { type, ...name, value, found, state, isOptional: value !== targets.addresses[0] }
}

/** Some providers resolve a CNAME themselves, so that only its addresses are visible. */
function cnameRecord(observed: Observation | undefined, targets: Targets, name: Name): DomainRecord {
  const states = { here: 'ok', elsewhere: 'wrong', missing: 'missing', unknown: 'unknown' } as const
  const cnames = observed ? valuesOf(observed.cname) : []
  const addresses = observed ? [...valuesOf(observed.a), ...valuesOf(observed.aaaa)] : []
  return {
    type: 'CNAME',
    ...name,
    value: targets.cname,
    found: cnames.length > 0 ? cnames : addresses,
    state: observed ? states[pointingOf(observed, targets)] : 'unchecked',
    isOptional: false,
  }
}

/** The name below the registered domain of `host`; `@` for that domain itself. */
function relativeName(name: string, host: string): string {
  const registered = registrableOf(host)
  return name === registered ? '@' : name.slice(0, -registered.length - 1)
}
