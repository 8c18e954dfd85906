import type { HandlerOutput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { readStore } from '../../db/scope.ts'
import { appError } from '../../errors.ts'
import { isFreeLabel, isMainHost, normaliseHost, platformHost } from '../../hostname.ts'

/** The hosts of a store, the primary one first. */
export function domainStatus(db: Database, storeId: string): Promise<HandlerOutput<'store.domainStatus'>> {
  return readStore(db, storeId, async (trx) => {
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
      lastError: row.last_error,
    }))
  })
}

/** Whether an address is taken or reserved: a bare label means one below the main host. */
export async function domainExists(
  { db, config }: { db: Database; config: Config },
  storeDomain: string,
): Promise<{ exists: boolean }> {
  const given = normaliseHost(storeDomain)
  if (!given) throw appError('invalid_input', { fields: { 'query.storeDomain': 'Not a host name.' } })
  const host = given.includes('.') || given === config.mainHost ? given : platformHost(given, config.mainHost)
  if (isMainHost(host, config.mainHost)) return { exists: true }
  const label = host.endsWith(`.${config.mainHost}`) ? host.slice(0, -config.mainHost.length - 1) : undefined
  if (label !== undefined && (label.includes('.') || !isFreeLabel(label))) return { exists: true }
  const { rows } = await sql<{ free: boolean }>`select host_is_free(${host}) as free`.execute(db)
  return { exists: !rows[0]?.free }
}
