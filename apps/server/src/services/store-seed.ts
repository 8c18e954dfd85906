import type { StoreTrx } from '../db/scope.ts'
import { seedPages } from './store-seed-pages.ts'

/** A store that was just created, as its first contents need it. */
export type NewStore = { storeId: string; name: string; currency: string; storeEmail: string }

/** Each part fills one area of a new store, in this order and in the transaction that creates it. */
const parts: ((trx: StoreTrx, store: NewStore) => Promise<void>)[] = [seedPages]

/** Makes a new store ready to look at. */
export async function seedStore(trx: StoreTrx, store: NewStore): Promise<void> {
  for (const part of parts) await part(trx, store)
}
