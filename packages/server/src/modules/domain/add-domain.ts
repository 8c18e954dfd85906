import { randomBytes } from 'node:crypto'
import type { Domain } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { checkLimit } from '../store/index.ts'
import { nextCheck } from './check/next-check.ts'
import { hasTestDns } from './dns/dns-lookup.ts'
import { type DomainName, type DomainRefusal, parseDomain } from './domain-name.ts'
import { viewDomain } from './list-domains.ts'

const refusals: Record<DomainRefusal, string> = {
  invalid: 'Enter a domain such as example.com.',
  address: 'Enter a domain, not an IP address.',
  suffix: 'This is not a domain that can be registered. Enter one such as example.com.',
  local: 'Names like this do not exist in public DNS. Enter a domain that you registered.',
  main: 'Hostnames of this platform cannot be added. Enter a domain that you registered.',
  look_alike: 'This name mixes letters that look alike, so visitors could mistake it for another one.',
}

/**
 * Adds a domain, and its other form with or without `www.` if wanted. Throws `invalid_input` for a hostname that cannot be one,
 * `domain_taken`, `limit_reached` and `store_limit`.
 */
export async function addDomain(context: MemberContext, input: Body<'domain.add'>): Promise<Domain> {
  const { db, config, session, store } = context
  const { storeId } = store
  const isTestDns = hasTestDns(config)
  if (config.domains.addresses.length === 0)
    throw appError('invalid_input', { fields: { host: 'Custom domains are not available on this server.' } })
  const name = parseDomain(input.host, { mainHostname: config.mainHostname, testDns: isTestDns })
  if ('refusal' in name) throw appError('invalid_input', { fields: { host: refusals[name.refusal] } })
  const hosts = hostsToAdd(name, input.includeWww)
  return withStore(db, storeId, async (trx) => {
    if (isTestDns) await refuseSubdomains(trx, hosts)
    const known = await earlierRows(trx, storeId)
    const claimed = known.filter(({ status, base_host }) => status !== 'released' && base_host === name.base)
    const added = hosts.filter((host) => claimed.every((row) => row.host !== host))
    if (added.length === 0) throw appError('domain_taken')
    if (claimed.length === 0) await checkLimit(trx, storeId, 'customDomains')
    const token = known.find((row) => row.verification_token)?.verification_token ?? randomBytes(18).toString('base64url')
    if (input.makePrimary)
      await trx.updateTable('domains').set({ wants_primary: false }).where('store_id', '=', storeId).execute()
    const now = new Date()
    for (const host of added) {
      const released = known.find((row) => row.host === host && row.status === 'released')
      await insertClaim(trx, {
        storeId,
        id: released?.id ?? newId(),
        host,
        base: name.base,
        token,
        wantsPrimary: input.makePrimary === true && host === name.host,
        now,
      })
    }
    await recordAudit(trx, {
      storeId,
      actorId: session.userId,
      action: 'domain.add',
      target: name.host,
      detail: { hosts: added },
    })
    const first = await trx
      .selectFrom('domains')
      .select('id')
      .where('store_id', '=', storeId)
      .where('base_host', '=', name.base)
      .where('status', '<>', 'released')
      .executeTakeFirstOrThrow()
    return viewDomain(trx, config, storeId, first.id)
  })
}

/** A registered domain gets its www form unless that is not wanted; another hostname only if it is wanted. */
function hostsToAdd({ host, twin, isApex }: DomainName, includeWww = isApex): string[] {
  return includeWww && twin ? [host, twin] : [host]
}

/** Names below .localhost can also be subdomains of the platform, which need no verification. */
async function refuseSubdomains(trx: StoreTrx, hosts: readonly string[]): Promise<void> {
  for (const host of hosts) {
    const { rows } = await sql<{ kind: string }>`select kind from domain_holder(${host})`.execute(trx)
    if (rows[0]?.kind === 'platform')
      throw appError('invalid_input', { fields: { host: 'A store of this server uses this name.' } })
  }
}

/** All custom hostnames of a store, also released ones. Locks them, so that parallel requests add none twice. */
const earlierRows = (trx: StoreTrx, storeId: string) =>
  trx
    .selectFrom('domains')
    .select(['id', 'host', 'base_host', 'status', 'verification_token'])
    .where('store_id', '=', storeId)
    .where('kind', '=', 'custom')
    .orderBy('created_at')
    .forUpdate()
    .execute()

type Claim = { storeId: string; id: string; host: string; base: string; token: string; wantsPrimary: boolean; now: Date }

/** Inserts a claim. A row of the same hostname that was released is used again; it has to be verified again. */
async function insertClaim(trx: StoreTrx, { storeId, id, host, base, token, wantsPrimary, now }: Claim): Promise<void> {
  const status = 'pending_dns'
  const values = {
    status,
    verification_token: token,
    wants_primary: wantsPrimary,
    is_primary: false,
    observed: '{}',
    last_error: null,
    tls_status: 'none',
    tls_error: null,
    failing_since: null,
    checks: 0,
    checked_at: null,
    verified_at: null,
    released_at: null,
    next_check_at: nextCheck({ status, tlsStatus: 'none', failingSince: null, checks: 0 }, now),
  } as const
  await trx
    .insertInto('domains')
    .values({ store_id: storeId, id, host, base_host: base, kind: 'custom', ...values })
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doUpdateSet({ ...values, created_at: now }))
    .execute()
}
