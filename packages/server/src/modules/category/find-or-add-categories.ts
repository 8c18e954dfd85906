import { newId } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { freeSlug, slugOf } from '../../ground/slug.ts'
import { checkLimit } from '../store/index.ts'
import { invalidateCategory } from './write-category.ts'

/** Returns the ids of categories by their names, regardless of case. Missing categories are added. Throws `store_limit`. */
export async function findOrAddCategories(trx: StoreTrx, storeId: string, names: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) {
    const found = await trx
      .selectFrom('categories')
      .select('id')
      .where('store_id', '=', storeId)
      .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
      .orderBy('position')
      .orderBy('id')
      .executeTakeFirst()
    ids.push(found?.id ?? (await addCategory(trx, storeId, name)))
  }
  return [...new Set(ids)]
}

async function addCategory(trx: StoreTrx, storeId: string, name: string): Promise<string> {
  await checkLimit(trx, storeId, 'categories')
  const isTaken = async (slug: string) =>
    (await trx
      .selectFrom('categories')
      .select('id')
      .where('store_id', '=', storeId)
      .where('slug', '=', slug)
      .executeTakeFirst()) !== undefined
  const id = newId()
  const slug = await freeSlug(slugOf(name, 'category'), isTaken)
  await trx.insertInto('categories').values({ store_id: storeId, id, name, slug, parent_id: null }).execute()
  await invalidateCategory(trx, storeId, id)
  return id
}
