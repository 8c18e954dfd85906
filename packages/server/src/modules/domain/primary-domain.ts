import type { DomainList } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { Config } from '../../ground/config.ts'
import type { MemberContext } from '../../ground/context.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import type { Body } from '../../ground/handler.ts'
import { type DomainRow, hostnameRow } from './domain-rows.ts'
import { viewDomains } from './list-domains.ts'

/**
 * Makes a hostname the primary one: links, sitemaps, emails and redirects use it from now on. Throws `domain_not_ready` for one that visitors
 * cannot use.
 */
export function updatePrimary(
  { db, config, session, store: { storeId } }: MemberContext,
  { hostnameId }: Body<'store.updateDomain'>,
): Promise<DomainList> {
  return withStore(db, storeId, async (trx) => {
    const row = await hostnameRow(trx, storeId, hostnameId, { forUpdate: true })
    if (!isUsable(row, config)) throw appError('domain_not_ready')
    await setPrimary(trx, row)
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'store.updateDomain', target: row.host })
    return viewDomains(trx, config, storeId)
  })
}

/** Whether visitors can open the store on a hostname: it points here, and its certificate exists if the server needs one. */
export const isUsable = (
  { kind, status, tls_status }: Pick<DomainRow, 'kind' | 'status' | 'tls_status'>,
  { secure }: Pick<Config, 'secure'>,
): boolean => status === 'active' && (kind === 'platform' || !secure || tls_status === 'issued')

/** Writes the primary hostname of a store, and notifies all processes. */
export async function setPrimary(trx: StoreTrx, { store_id: storeId, id }: Pick<DomainRow, 'store_id' | 'id'>): Promise<void> {
  const hostnames = trx.updateTable('domains').where('store_id', '=', storeId)
  await hostnames.set({ is_primary: false, wants_primary: false }).execute()
  await hostnames.set({ is_primary: true }).where('id', '=', id).execute()
  await invalidate(trx, storeId)
}
