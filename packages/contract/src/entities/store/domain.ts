import { z } from 'zod'
import { count, hostname, id, text, time } from '../../values.ts'

/** Whether a hostname points to this server: see `docs/guides/deploy.md`, "Custom domains". */
export const dnsStatus = z.enum(['pending_dns', 'verifying', 'active', 'error', 'released'])

/** The certificate of a hostname. `none`: not requested, because the hostname is not active or the server has no HTTPS. */
export const tlsStatus = z.enum(['none', 'pending', 'issued', 'failed'])

/** Records that the owner has to change, or reasons why the server could not check. */
export const domainProblem = z.enum(['txt_missing', 'no_address', 'points_elsewhere', 'held_by_other_store', 'lookup_failed'])

/** Why there is no valid certificate: the proxy refused the connection, or it has one that browsers do not trust. */
export const certificateProblem = z.enum(['no_certificate', 'not_trusted'])

/** One of the hostnames of a domain. */
export const domainHostname = z
  .object({
    hostnameId: id(),
    host: hostname().describe('In punycode, as browsers send it.'),
    displayHost: text(260).describe('In Unicode.'),
    isPrimary: z.boolean().describe('Whether links to the store use it now.'),
    isChosen: z.boolean().describe('Whether it becomes primary as soon as it works.'),
    status: dnsStatus,
    problem: domainProblem.nullable(),
    tlsStatus,
    tlsProblem: certificateProblem.nullable(),
  })
  .meta({ id: 'DomainHostname' })

/** A DNS record that the owner creates at the registrar, and what resolves now. */
export const domainRecord = z
  .object({
    type: z.enum(['TXT', 'A', 'AAAA', 'CNAME']),
    name: hostname(),
    relativeName: text(260).describe(
      'The name without the registered domain, as most registrars want it; `@` for the domain itself.',
    ),
    value: text(300).describe('Empty: a record of this type must not exist.'),
    found: z.array(text(500)).max(20).describe('The values at the last check.'),
    state: z.enum(['unchecked', 'ok', 'missing', 'wrong', 'unknown']),
    isOptional: z.boolean(),
  })
  .meta({ id: 'DomainRecord' })

/** A domain of a store: one hostname, or a hostname and its www form, which share a TXT record. */
export const domain = z
  .object({
    domainId: id(),
    name: hostname(),
    displayName: text(260),
    kind: z.enum(['platform', 'custom']),
    hostnames: z.array(domainHostname).min(1).max(2),
    records: z.array(domainRecord).max(50),
    checkedAt: time().nullable(),
    nextCheckAt: time().nullable(),
  })
  .meta({ id: 'Domain' })

/** The domains of a store, and what this server can do with them. */
export const domainList = z
  .object({
    domains: z.array(domain).max(1000),
    isEnabled: z.boolean().describe('False: the operator has not configured the addresses that custom domains point to.'),
    hasTls: z.boolean().describe('Whether stores are served over HTTPS.'),
    testDns: z.boolean().describe('Whether the server answers for names below .localhost, for development.'),
    limit: count().nullable().describe('The largest number of custom domains of the plan; null without a limit.'),
  })
  .meta({ id: 'DomainList' })

export type Domain = z.output<typeof domain>
export type DomainHostname = z.output<typeof domainHostname>
export type DomainRecord = z.output<typeof domainRecord>
export type DomainList = z.output<typeof domainList>
