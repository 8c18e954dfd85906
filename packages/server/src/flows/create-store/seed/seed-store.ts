import type { StoreTrx } from '../../../ground/db/scope.ts'
import { insertCheckoutDefaults } from '../../../modules/checkout/index.ts'
import { insertPages } from '../../../modules/page/index.ts'
import { seedCatalog } from './catalog.ts'
import type { NewStore } from './new-store.ts'

/** Fills a new store with products, pages, shipping and a payment method, in the transaction that creates it. */
export async function seedStore(trx: StoreTrx, store: NewStore): Promise<void> {
  const { storeId, theme } = store
  await seedCatalog(trx, store)
  await insertPages(trx, storeId, { globalContent: theme.globalContent(store), pages: theme.pages(store) })
  await insertCheckoutDefaults(trx, storeId)
}
