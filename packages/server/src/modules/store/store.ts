import type { HandlerOutput } from '@blockfront/contract'
import type { CurrentStore, MemberContext } from '../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'
import { storeView } from './store-view.ts'

/**
 * Returns the store's primary hostname, for all links to the store: the domain that its owner chose while that is active, otherwise its
 * subdomain of the platform.
 */
export async function primaryHostname(trx: StoreTrx, storeId: string): Promise<string> {
  const row = await trx
    .selectFrom('domains')
    .select('host')
    .where('store_id', '=', storeId)
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('is_primary', '=', true), eb('kind', '=', 'platform')]))
    .orderBy('is_primary', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.host ?? ''
}

/** Returns the row of a store. Throws `not_found`. */
export const storeRow = async (trx: StoreTrx, storeId: string) =>
  orNotFound(await trx.selectFrom('stores').selectAll().where('store_id', '=', storeId).executeTakeFirst())

/** Returns the current store with all settings that its members see. */
export const findCurrentStore = ({ db, store }: Pick<MemberContext, 'db' | 'store'>) =>
  withStoreReadOnly(db, store.storeId, (trx) => viewStore(trx, store))

/** Like {@link findCurrentStore}, in a transaction. */
export async function viewStore(
  trx: StoreTrx,
  { storeId, role = 'fulfillment' }: CurrentStore,
): Promise<HandlerOutput<'store.findCurrent'>> {
  const demoProduct = trx
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where('is_demo', '=', true)
    .limit(1)
    .executeTakeFirst()
  const [row, storeDomain, demo] = await Promise.all([storeRow(trx, storeId), primaryHostname(trx, storeId), demoProduct])
  return storeView(row, { storeDomain, role, hasDemoProducts: demo !== undefined })
}
