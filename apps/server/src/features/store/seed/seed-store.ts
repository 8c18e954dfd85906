import type { StoreTrx } from '../../../db/scope.ts'
import { seedCatalog } from './catalog.ts'
import type { NewStore } from './new-store.ts'
import { seedPages } from './pages.ts'
import { seedSelling } from './selling.ts'

/** Each part fills one area of a new store, in this order and in the transaction that creates it. */
const parts: ((trx: StoreTrx, store: NewStore) => Promise<void>)[] = [seedCatalog, seedPages, seedSelling]

/** Makes a new store ready to look at. */
export async function seedStore(trx: StoreTrx, store: NewStore): Promise<void> {
  for (const part of parts) await part(trx, store)
}
