import { Resolver } from 'node:dns/promises'
import type { Config } from '../../../ground/config.ts'
import { hasDevelopmentPages } from '../../../ground/config.ts'
import type { Database } from '../../../ground/db/database.ts'
import { type Lookup, type Observation, txtName } from './observation.ts'

/** Milliseconds for the first attempt of a lookup; the second one waits longer. */
const TIMEOUT = 2_000
const TRIES = 2

/** Longest list of values of one lookup that is kept, and longest value. Owners of other zones decide what they contain. */
const [MAX_VALUES, MAX_LENGTH] = [20, 500]

type LookupContext = { config: Pick<Config, 'domains' | 'mode' | 'mainHostname'>; db: Database }

/** Whether this server answers for names below .localhost itself. Never in production. */
export const hasTestDns = (config: Pick<Config, 'mode' | 'mainHostname'>): boolean => hasDevelopmentPages(config)

/** Returns what DNS says about a hostname and the ownership of its base. Never rejects: a failed lookup is part of the result. */
export async function observe({ config, db }: LookupContext, host: string, base: string): Promise<Observation> {
  const lookup = hasTestDns(config) && host.endsWith('.localhost') ? testLookup(db) : dnsLookup(config.domains.nameServers)
  const [txt, a, aaaa, cname] = await Promise.all([
    lookup('TXT', txtName(base)),
    lookup('A', host),
    lookup('AAAA', host),
    lookup('CNAME', host),
  ])
  return { txt, a, aaaa, cname }
}

type LookupFunction = (type: 'TXT' | 'A' | 'AAAA' | 'CNAME', name: string) => Promise<Lookup>

function dnsLookup(nameServers: readonly string[]): LookupFunction {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES })
  if (nameServers.length > 0) resolver.setServers(nameServers)
  const lookups = {
    TXT: async (name: string) => (await resolver.resolveTxt(name)).map((parts) => parts.join('')),
    A: (name: string) => resolver.resolve4(name),
    AAAA: (name: string) => resolver.resolve6(name),
    CNAME: async (name: string) => (await resolver.resolveCname(name)).map(withoutDot),
  }
  return async (type, name) => {
    try {
      return { values: bounded(await lookups[type](name)) }
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? 'EUNKNOWN'
      // The name or this type of record does not exist, which is an answer.
      return code === 'ENOTFOUND' || code === 'ENODATA' ? { values: [] } : { failed: code }
    }
  }
}

/** The development DNS: the records that an owner created with `setTestRecords`. A name with a CNAME record has the address of its target. */
function testLookup(db: Database): LookupFunction {
  return async (type, name) => {
    const rows = await db
      .selectFrom('test_dns_records')
      .select('value')
      .where('name', '=', name)
      .where('type', '=', type)
      .orderBy('value')
      .limit(MAX_VALUES)
      .execute()
    return { values: rows.map(({ value }) => value) }
  }
}

const withoutDot = (name: string) => name.toLowerCase().replace(/\.$/, '')

const bounded = (values: string[]) => values.slice(0, MAX_VALUES).map((value) => value.slice(0, MAX_LENGTH))
