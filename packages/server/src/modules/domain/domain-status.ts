import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { ServerContext, StoreContext } from '../../ground/context.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import type { Query } from '../../ground/handler.ts'
import { isMainHostname, isSubdomainAllowed, normalizeHostname, platformHostname } from '../../ground/hostname.ts'
import type { Problem } from './check/next-status.ts'

const problems: Record<Problem, string> = {
  txt_missing: 'The TXT record was not found.',
  no_address: 'No address was found.',
  points_elsewhere: 'It points to another server.',
  held_by_other_store: 'Another store has verified this domain.',
  lookup_failed: 'The DNS lookup failed.',
}

/** Returns the hostnames of the store, the primary one first. */
export function domainStatus({
  db,
  store: { storeId },
}: Pick<StoreContext, 'db' | 'store'>): Promise<HandlerOutput<'store.domainStatus'>> {
  return withStoreReadOnly(db, storeId, async (trx) => {
    const rows = await trx
      .selectFrom('domains')
      .select(['host', 'kind', 'is_primary', 'status', 'last_error'])
      .where('store_id', '=', storeId)
      .where('status', '<>', 'released')
      .orderBy('is_primary', 'desc')
      .orderBy('created_at')
      .execute()
    return rows.map((row) => ({
      host: row.host,
      kind: row.kind,
      isPrimary: row.is_primary,
      status: row.status,
      lastError: row.last_error && problems[row.last_error as Problem],
    }))
  })
}

/** Whether a hostname is taken or reserved. A single label is a subdomain of the main hostname. Throws `invalid_input`. */
export async function domainExists(
  { db, config: { mainHostname } }: Pick<ServerContext, 'db' | 'config'>,
  { storeDomain }: Query<'store.domainExists'>,
): Promise<{ exists: boolean }> {
  const input = normalizeHostname(storeDomain)
  if (!input) throw appError('invalid_input', { fields: { 'query.storeDomain': 'Not a hostname.' } })
  const hostname = input.includes('.') || input === mainHostname ? input : platformHostname(input, mainHostname)
  if (isMainHostname(hostname, mainHostname)) return { exists: true }
  const label = hostname.endsWith(`.${mainHostname}`) ? hostname.slice(0, -mainHostname.length - 1) : undefined
  if (label !== undefined && (label.includes('.') || !isSubdomainAllowed(label))) return { exists: true }
  const { rows } = await sql<{ free: boolean }>`select host_is_free(${hostname}) as free`.execute(db)
  return { exists: !rows[0]?.free }
}
