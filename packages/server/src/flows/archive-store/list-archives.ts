import type { StoreArchive } from '@blockfront/contract'
import type { StoreScope } from '../../ground/context.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import { readArchives } from './archive-rows.ts'

/** Returns the archives of a store, newest first. */
export const listArchives = ({ db, store: { storeId } }: StoreScope): Promise<StoreArchive[]> =>
  withStoreReadOnly(db, storeId, (trx) => readArchives(trx, storeId))
