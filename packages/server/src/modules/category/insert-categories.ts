import type { SeedCategory } from '@blockfront/starter'
import { newId } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'

interface CategorySeed {
  categories: readonly SeedCategory[]
  /** Returns the URL of a starter image by its name. */
  imageUrl: (name: string) => string
  /** Marks the rows, so that the owner can remove them all with one action. */
  isDemo: boolean
}

/** Inserts the first categories of a store in their order. Returns their ids by slug. */
export async function insertCategories(
  trx: StoreTrx,
  storeId: string,
  { categories, imageUrl, isDemo }: CategorySeed,
): Promise<ReadonlyMap<string, string>> {
  const rows = categories.map(({ slug, name, picture, description }, position) => ({
    store_id: storeId,
    id: newId(),
    name,
    slug,
    image: imageUrl(picture),
    description,
    parent_id: null,
    position,
    meta_description: description,
    is_demo: isDemo,
  }))
  await trx.insertInto('categories').values(rows).execute()
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}
