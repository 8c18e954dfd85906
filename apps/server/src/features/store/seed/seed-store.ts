import type { StoreTrx } from '../../../db/scope.ts'
import { seedCatalog } from './catalog.ts'
import type { NewStore } from './new-store.ts'
import { seedPages } from './pages.ts'
import { seedSelling } from './selling.ts'

/** Fills a new store with products, pages, shipping and a payment method, in the transaction that creates it. */
export async function seedStore(trx: StoreTrx, store: NewStore): Promise<void> {
  await seedCatalog(trx, store)
  await seedPages(trx, store)
  await seedSelling(trx, store)
}
