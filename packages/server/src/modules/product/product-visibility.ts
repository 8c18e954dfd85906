import type { StoreTrx } from '../../ground/db/scope.ts'
import { cacheTags } from '../../ground/events/cache-tags.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import { withAncestors } from '../category/index.ts'

/** The values that decide which pages and lists show a product. */
export interface ProductVisibility {
  active: boolean
  /** Ids of its categories, and of those that contain them: their pages show it too. */
  categories: string[]
}

/** The visibility of products, by id. Read it before a change, with the products locked, for {@link invalidateProducts} afterwards. */
export async function productVisibility(
  trx: StoreTrx,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, ProductVisibility>> {
  if (ids.length === 0) return new Map()
  const [products, memberships] = await Promise.all([
    trx.selectFrom('products').select(['id', 'status']).where('store_id', '=', storeId).where('id', 'in', ids).execute(),
    trx
      .selectFrom('product_categories')
      .select(['product_id', 'category_id'])
      .where('store_id', '=', storeId)
      .where('product_id', 'in', ids)
      .execute(),
  ])
  const visibility = new Map<string, ProductVisibility>(
    products.map(({ id, status }) => [id, { active: status === 'active', categories: [] }]),
  )
  const ancestors = await withAncestors(trx, storeId, [...new Set(memberships.map(({ category_id }) => category_id))])
  for (const { product_id, category_id } of memberships)
    visibility.get(product_id)?.categories.push(...(ancestors.get(category_id) ?? []))
  return visibility
}

/** Invalidates cached responses after products were added, changed or deleted. `before` is their visibility before the change. */
export async function invalidateProducts(
  trx: StoreTrx,
  storeId: string,
  ids: readonly string[],
  before: ReadonlyMap<string, ProductVisibility> = new Map(),
): Promise<void> {
  const after = await productVisibility(trx, storeId, ids)
  const tags = ids.flatMap((id) => tagsOfChange(id, before.get(id), after.get(id)))
  await invalidate(trx, storeId, tags)
}

/** Invalidates cached responses after products were sold out or restocked. */
export const invalidateStock = (trx: StoreTrx, storeId: string, ids: readonly string[]): Promise<void> =>
  invalidateShown(trx, storeId, ids)

/** Invalidates cached responses after the published reviews of products changed. */
export const invalidateReviews = (trx: StoreTrx, storeId: string, ids: readonly string[]): Promise<void> =>
  invalidateShown(trx, storeId, ids, [cacheTags.reviews])

async function invalidateShown(
  trx: StoreTrx,
  storeId: string,
  ids: readonly string[],
  more: readonly string[] = [],
): Promise<void> {
  if (ids.length === 0) return
  const visibility = await productVisibility(trx, storeId, ids)
  const tags = [...visibility].flatMap(([id, { active, categories }]) => (active ? tagsOf(id, categories) : []))
  await invalidate(trx, storeId, [...tags, ...more])
}

const notVisible: ProductVisibility = { active: false, categories: [] }

/** Cache tags of a changed product. Exported for its test. */
export function tagsOfChange(id: string, before = notVisible, after = notVisible): string[] {
  if (!before.active && !after.active) return []
  const categories = [...new Set([...before.categories, ...after.categories])]
  const isInBoth = (category: string) => before.categories.includes(category) && after.categories.includes(category)
  const hasChangedStatus = before.active !== after.active
  const changed = hasChangedStatus ? categories : categories.filter((category) => !isInBoth(category))
  return [
    ...tagsOf(id, categories),
    cacheTags.products,
    ...(hasChangedStatus ? [cacheTags.collection] : []),
    ...changed.map(cacheTags.collectionOf),
  ]
}

const tagsOf = (id: string, categories: readonly string[]) => [
  cacheTags.product(id),
  cacheTags.list,
  ...new Set(categories.map(cacheTags.listOf)),
]
