import type { Domain, DomainList } from '@blockfront/contract'
import { sql } from 'kysely'
import type { StoreContext } from '../../ground/context.ts'
import { onlyRow } from '../../ground/db/only-row.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import { planAllows, primaryHostname } from '../store/index.ts'
import { hasTestDns } from './dns/dns-lookup.ts'
import { hostnamesOf, pairOf } from './domain-rows.ts'
import { domainView, groupByDomain } from './domain-view.ts'

type ListContext = Pick<StoreContext, 'db' | 'config' | 'store'>

/** Returns the domains of a store, its subdomain first. */
export const listDomains = ({ db, config, store }: ListContext): Promise<DomainList> =>
  withStoreReadOnly(db, store.storeId, (trx) => viewDomains(trx, config, store.storeId))

/** Like {@link listDomains}, in a transaction. */
export async function viewDomains(trx: StoreTrx, config: ListContext['config'], storeId: string): Promise<DomainList> {
  const [rows, primary, plan] = await Promise.all([
    hostnamesOf(trx, storeId),
    primaryHostname(trx, storeId),
    sql<{ allowed: number | null }>`select ${planAllows(storeId, 'customDomains')} as allowed`.execute(trx),
  ])
  const groups = groupByDomain(rows).toSorted((a, b) => Number(a[0].kind === 'custom') - Number(b[0].kind === 'custom'))
  return {
    domains: groups.map((group) => domainView(group, config.domains, primary)),
    isEnabled: config.domains.addresses.length > 0,
    hasTls: config.secure,
    testDns: hasTestDns(config),
    limit: onlyRow(plan).allowed,
  }
}

/** Returns one custom domain of a store. Throws `not_found`. */
export async function viewDomain(
  trx: StoreTrx,
  config: ListContext['config'],
  storeId: string,
  domainId: string,
): Promise<Domain> {
  const [pair, primary] = await Promise.all([pairOf(trx, storeId, domainId), primaryHostname(trx, storeId)])
  return domainView(pair, config.domains, primary)
}
