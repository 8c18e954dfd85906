import type { HandlerOutput, StoreRole } from '@blockfront/contract'
import { sql } from 'kysely'
import type { CurrentStore, MemberContext, UserContext } from '../../ground/context.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import { setSelectedStore } from '../account/index.ts'
import { primaryHostname, storeRow } from './store.ts'

type StoreSummary = HandlerOutput<'store.select'>

async function summarize(trx: StoreTrx, { storeId, role = 'fulfillment' }: CurrentStore): Promise<StoreSummary> {
  const [row, storeDomain] = await Promise.all([storeRow(trx, storeId), primaryHostname(trx, storeId)])
  const { name, logo, status } = row
  return { storeId, name, storeDomain, currency: row.currency as StoreSummary['currency'], logo, status, role }
}

/** Returns all stores that the user is a member of, by name. */
export async function findStores({ db, session }: Pick<UserContext, 'db' | 'session'>): Promise<StoreSummary[]> {
  const { rows } = await sql<{ store_id: string; role: StoreRole }>`
    select * from stores_of_user(${session.userId})`.execute(db)
  const stores = await Promise.all(
    rows.map(({ store_id: storeId, role }) => withStoreReadOnly(db, storeId, (trx) => summarize(trx, { storeId, role }))),
  )
  return stores.sort((a, b) => a.name.localeCompare(b.name))
}

/** Makes the current store the selected one of the session. */
export async function selectStore({ db, session, store }: Pick<MemberContext, 'db' | 'session' | 'store'>) {
  await setSelectedStore(db, session.tokenHash, store.storeId)
  return withStoreReadOnly(db, store.storeId, (trx) => summarize(trx, store))
}
