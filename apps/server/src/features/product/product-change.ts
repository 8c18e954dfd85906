import type { StoreTrx } from '../../db/scope.ts'
import { shown } from '../../events/cache-tags.ts'
import { announceStoreChange } from '../../events/store-events.ts'

/** Where shoppers meet a product: whether at all, and in which categories. */
interface Place {
  active: boolean
  categories: string[]
}

/** Where products stand now. Ask before a change, with the products locked, to announce the change afterwards. */
export async function productPlaces(trx: StoreTrx, storeId: string, ids: readonly string[]): Promise<Map<string, Place>> {
  if (ids.length === 0) return new Map()
  const [products, placed] = await Promise.all([
    trx.selectFrom('products').select(['id', 'status']).where('store_id', '=', storeId).where('id', 'in', ids).execute(),
    trx
      .selectFrom('product_categories')
      .select(['product_id', 'category_id'])
      .where('store_id', '=', storeId)
      .where('product_id', 'in', ids)
      .execute(),
  ])
  const places = new Map<string, Place>(products.map(({ id, status }) => [id, { active: status === 'active', categories: [] }]))
  for (const { product_id, category_id } of placed) places.get(product_id)?.categories.push(category_id)
  return places
}

/** Announces that products were added, changed or deleted; `before` says where they stood. */
export async function announceProducts(
  trx: StoreTrx,
  storeId: string,
  ids: readonly string[],
  before: ReadonlyMap<string, Place> = new Map(),
): Promise<void> {
  const after = await productPlaces(trx, storeId, ids)
  const names = ids.flatMap((id) => namesOf(id, before.get(id), after.get(id)))
  await announceStoreChange(trx, storeId, names)
}

const nowhere: Place = { active: false, categories: [] }

function namesOf(id: string, was: Place = nowhere, is: Place = nowhere): string[] {
  if (!was.active && !is.active) return []
  const categories = [...new Set([...was.categories, ...is.categories])]
  const moved = was.active !== is.active ? categories : categories.filter((one) => !isIn(was, one) || !isIn(is, one))
  return [
    ...seenNames(id, categories),
    shown.products,
    ...(was.active === is.active ? [] : [shown.shelf]),
    ...moved.map(shown.shelfOf),
  ]
}

const isIn = ({ categories }: Place, category: string) => categories.includes(category)

const seenNames = (id: string, categories: readonly string[]) => [shown.product(id), shown.list, ...categories.map(shown.listOf)]

/** Announces that products are sold out, or there again. */
export async function announceStock(trx: StoreTrx, storeId: string, ids: readonly string[]): Promise<void> {
  const places = await productPlaces(trx, storeId, ids)
  const names = [...places].flatMap(([id, { active, categories }]) => (active ? seenNames(id, categories) : []))
  await announceStoreChange(trx, storeId, names)
}
