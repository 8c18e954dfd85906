import type { Currency } from '@blockfront/commerce'
import { type SeedCategory, type SeedProduct, starterUrl } from '@blockfront/starter'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { insertCategories } from '../../../modules/category/index.ts'
import { insertProducts } from '../../../modules/product/index.ts'
import type { NewStore } from './new-store.ts'

/** Inserts the first categories and products of a new store as demo content. */
export async function seedCatalog(trx: StoreTrx, store: NewStore): Promise<void> {
  const { categories, products } = store.theme
  await insertCatalog(trx, store, { categories, products, imageUrl: starterUrl, isDemo: true })
}

interface CatalogSeed {
  categories: readonly SeedCategory[]
  products: readonly SeedProduct[]
  /** Returns the URL of a starter image by its name. */
  imageUrl: (name: string) => string
  /** Marks the rows, so that the owner can remove them all with one action. */
  isDemo: boolean
}

/** Inserts categories and products; the first product is the newest one. Returns the ids of the categories by slug. */
export async function insertCatalog(
  trx: StoreTrx,
  store: { storeId: string; currency: Currency },
  seed: CatalogSeed,
): Promise<ReadonlyMap<string, string>> {
  const { categories, products, imageUrl, isDemo } = seed
  const categoryIds = await insertCategories(trx, store.storeId, { categories, imageUrl, isDemo })
  await insertProducts(trx, store, { products, categoryIds, imageUrl, isDemo })
  return categoryIds
}
