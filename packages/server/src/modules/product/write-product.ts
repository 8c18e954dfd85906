import { sql } from 'kysely'
import { newId } from '../../ground/db/id.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { appError, isConstraintViolation } from '../../ground/errors.ts'
import { checkCategories } from '../category/index.ts'
import { checkLimit } from '../store/index.ts'
import type { productColumns } from './product-columns.ts'
import { categoryIdsOf, variationsOf } from './product-rows.ts'

/** Rejects with the message for a slug or SKU that another product uses, and with any other error unchanged. */
export function orTakenError(error: unknown): Promise<never> {
  if (isConstraintViolation(error, 'products_store_id_slug_key'))
    throw appError('slug_taken', { fields: { slug: 'Another product in this store uses this URL handle.' } })
  if (isConstraintViolation(error, 'products_sku'))
    throw appError('invalid_input', { fields: { sku: 'Another product has this SKU.' } })
  throw error
}

/** Returns a function that checks whether a product of the store has a slug. */
export const isSlugTaken = (trx: StoreTrx, storeId: string) => async (slug: string) =>
  (await trx.selectFrom('products').select('id').where('store_id', '=', storeId).where('slug', '=', slug).executeTakeFirst()) !==
  undefined

type Variations = ReturnType<typeof productColumns>['variations']

/** Cells of an imported file that have no counterpart here, by header (docs/spec/platform.md, "Import and export"). */
export type KeptCells = Readonly<Record<string, string>>

/**
 * Replaces the variations of a product. A variation keeps its id if the product already has it, so that carts still find it, and its
 * kept cells unless `keptCells` has others for its combination. With `hasRoom`, the limit of the store was checked before.
 */
export async function setVariations(
  trx: StoreTrx,
  storeId: string,
  productId: string,
  variations: Variations,
  { keptCells = new Map(), hasRoom = false }: { keptCells?: ReadonlyMap<string, KeptCells>; hasRoom?: boolean } = {},
): Promise<void> {
  const existing = new Map((await variationsOf(trx, storeId, productId)).map((row) => [row.id, row]))
  await trx.deleteFrom('product_variations').where('store_id', '=', storeId).where('product_id', '=', productId).execute()
  if (variations.length === 0) return
  if (!hasRoom) await checkLimit(trx, storeId, 'variations', { more: variations.length })
  const used = new Set<string>()
  const values = variations.map(({ id: requested, ...columns }) => {
    const id = requested !== undefined && existing.has(requested) && !used.has(requested) ? requested : newId()
    used.add(id)
    const kept = keptCells.get(columns.attributes_key) ?? existing.get(id)?.kept_cells ?? {}
    return { ...columns, store_id: storeId, product_id: productId, id, kept_cells: JSON.stringify(kept) }
  })
  await trx.insertInto('product_variations').values(values).execute()
}

/** Replaces the categories of a product. Throws `invalid_input` for a category that does not exist. */
export async function setCategories(
  trx: StoreTrx,
  storeId: string,
  productId: string,
  categoryIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(categoryIds)]
  await checkCategories(trx, storeId, wanted, 'categoryIds')
  const current = new Set(await categoryIdsOf(trx, storeId, productId))
  const removed = [...current].filter((id) => !wanted.includes(id))
  if (removed.length > 0)
    await trx
      .deleteFrom('product_categories')
      .where('store_id', '=', storeId)
      .where('product_id', '=', productId)
      .where('category_id', 'in', removed)
      .execute()
  const added = wanted.filter((id) => !current.has(id))
  if (added.length === 0) return
  const created_at = sql<Date>`(select p.created_at from products p where p.store_id = ${storeId} and p.id = ${productId})`
  await trx
    .insertInto('product_categories')
    .values(added.map((category_id) => ({ store_id: storeId, product_id: productId, category_id, created_at })))
    .execute()
}
