import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import { get as registeredDomainOf } from 'psl'
import { isMainHostname, normalizeHostname } from '../../ground/hostname.ts'
import { isLookAlike } from './look-alike.ts'

/** A domain that a store may add. All hostnames are in punycode. */
export type DomainName = {
  host: string
  /** The hostname without a leading `www.`. */
  base: string
  /** The other hostname of the pair: with `www.`, or without. Undefined where it would be too long. */
  twin: string | undefined
  /** Whether the base is a registered domain such as example.co.uk, which cannot have a CNAME record. */
  isApex: boolean
}

/** Why a hostname cannot be added. */
export type DomainRefusal = 'invalid' | 'address' | 'suffix' | 'local' | 'main' | 'look_alike'

export type DomainRules = {
  mainHostname: string
  /** Whether the server answers for names below .localhost itself. */
  testDns: boolean
}

/** Top-level names that no public DNS has (RFC 6761, RFC 6762, RFC 7686, ICANN's reservation of .internal), and the reverse tree. */
const LOCAL = /(?:^|\.)(?:local|localhost|internal|invalid|onion|arpa)$/

/** A label in letters, digits and hyphens (RFC 1123). */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Returns the hostname without a leading `www.`, unless too little would remain. */
export const baseOf = (host: string): string => (/^www\.[^.]+\../.test(host) ? host.slice(4) : host)

/** Whether a hostname is a registered domain by the Public Suffix List. */
export const isApex = (host: string): boolean => registrableOf(host) === host

/** The registered domain that a hostname belongs to; the hostname itself where the list knows none. */
export function registrableOf(host: string): string {
  // The list does not list .localhost.
  return registeredDomainOf(host) ?? host
}

/** Returns the hostname in Unicode. */
export const displayHost = (host: string): string => domainToUnicode(host) || host

/** Parses what an owner types as a domain. */
export function parseDomain(input: string, { mainHostname, testDns }: DomainRules): DomainName | { refusal: DomainRefusal } {
  const host = normalizeHostname(input)
  if (host === undefined) return { refusal: 'invalid' }
  if (isIP(host) !== 0) return { refusal: 'address' }
  const labels = host.split('.')
  if (!labels.every((label) => LABEL.test(label)) || /^\d+$/.test(labels.at(-1) ?? '')) return { refusal: 'invalid' }
  const isTest = testDns && host.endsWith('.localhost')
  if (isMainHostname(host, mainHostname)) return { refusal: 'main' }
  if (!isTest && host.endsWith(`.${mainHostname}`)) return { refusal: 'main' }
  if (!isTest && LOCAL.test(host)) return { refusal: 'local' }
  if (registeredDomainOf(host) === null) return { refusal: 'suffix' }
  if (isLookAlike(displayHost(host))) return { refusal: 'look_alike' }
  const base = baseOf(host)
  const twin = base === host ? `www.${host}` : base
  const hasTwin = twin.length <= MAX_LENGTH && !isMainHostname(twin, mainHostname)
  return { host, base, twin: hasTwin ? twin : undefined, isApex: isApex(base) }
}

/** Longest hostname (RFC 1035), less the label of the TXT record in front of it. */
const MAX_LENGTH = 253 - '_blockfront.'.length
