import type { Selectable } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { DomainsTable } from '../../ground/db/tables.ts'
import { orNotFound } from '../../ground/errors.ts'
import type { Observation } from './dns/observation.ts'

export type DomainRow = Selectable<DomainsTable>

/** The answers of the last check of a hostname; undefined before the first one. */
export function observedOf({ observed }: DomainRow): Observation | undefined {
  const stored = observed as object
  return 'txt' in stored ? (stored as Observation) : undefined
}

/** Returns the hostnames of a store that are not released, in the order in which they were added. */
export const hostnamesOf = (trx: StoreTrx, storeId: string): Promise<DomainRow[]> =>
  trx
    .selectFrom('domains')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('status', '<>', 'released')
    .orderBy('created_at')
    .orderBy('host')
    .execute()

/** Returns a hostname of a store. Throws `not_found`, also for a released one. */
export const hostnameRow = async (trx: StoreTrx, storeId: string, id: string, { forUpdate = false } = {}): Promise<DomainRow> => {
  const query = trx
    .selectFrom('domains')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('status', '<>', 'released')
  return orNotFound(await (forUpdate ? query.forUpdate() : query).executeTakeFirst())
}

/**
 * Returns the hostnames of a custom domain, of which `domainId` is one: the base first, then its www form. Throws `not_found`, also for the
 * store's subdomain.
 */
export async function pairOf(trx: StoreTrx, storeId: string, domainId: string): Promise<[DomainRow, ...DomainRow[]]> {
  const { base_host: base } = await hostnameRow(trx, storeId, domainId)
  const [first, ...others] = await trx
    .selectFrom('domains')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('base_host', '=', base)
    .where('kind', '=', 'custom')
    .where('status', '<>', 'released')
    .orderBy((eb) => eb.fn('length', ['host']))
    .execute()
  return [orNotFound(first), ...others]
}
