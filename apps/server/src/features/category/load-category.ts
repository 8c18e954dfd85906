import type { Category } from '@blockfront/contract'
import { sql } from 'kysely'
import { byName } from '../../db/by-name.ts'
import { preparedStatement, preparedValue } from '../../db/connection/prepared-statements.ts'
import type { StoreTrx } from '../../db/scope.ts'
import { orNotFound } from '../../errors.ts'

/** Categories of the largest list; a store can have 2000 (`STORE_LIMITS`). */
const MAX_LISTED = 1000

/**
 * Categories with the number of their active products. It counts all products in an index and subtracts the drafts and archived ones,
 * which are few in most stores, so that it does not read the products themselves.
 */
const selectCategories = (trx: StoreTrx, storeId: string) =>
  trx
    .selectFrom('categories as c')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('products as p')
          .innerJoin('product_categories as pc', (join) =>
            join.onRef('pc.store_id', '=', 'p.store_id').onRef('pc.product_id', '=', 'p.id'),
          )
          .select(['pc.category_id', (inner) => inner.fn.countAll<string>().as('count')])
          .where('p.store_id', '=', storeId)
          .where('pc.store_id', '=', storeId)
          .where('p.status', 'in', ['draft', 'archived'])
          .groupBy('pc.category_id')
          .as('hidden'),
      (join) => join.onRef('hidden.category_id', '=', 'c.id'),
    )
    .selectAll('c')
    .select(
      sql<number>`(select count(*) from product_categories pc where pc.store_id = ${storeId} and pc.category_id = c.id)
        - coalesce(hidden.count, 0)`.as('product_count'),
    )
    .where('c.store_id', '=', storeId)

type Row = Awaited<ReturnType<ReturnType<typeof selectCategories>['executeTakeFirstOrThrow']>>

const viewCategory = (row: Row): Category => ({
  id: row.id,
  storeId: row.store_id,
  name: row.name,
  slug: row.slug,
  image: row.image,
  description: row.description,
  parentId: row.parent_id,
  position: row.position,
  seoTitle: row.seo_title,
  metaDescription: row.meta_description,
  templateId: row.template_id,
  productCount: Number(row.product_count),
})

/** The categories of a store in the owner's order. */
export async function loadCategories(trx: StoreTrx, storeId: string): Promise<Category[]> {
  const rows = await selectCategories(trx, storeId).orderBy('c.position').orderBy(byName('c.name')).limit(MAX_LISTED).execute()
  return rows.map(viewCategory)
}

/** A category by id or slug; undefined if there is none. */
export async function findCategory(
  trx: StoreTrx,
  storeId: string,
  by: { id: string } | { slug: string },
): Promise<Category | undefined> {
  const row = await selectCategories(trx, storeId)
    .where('id' in by ? 'c.id' : 'c.slug', '=', 'id' in by ? by.id : by.slug)
    .executeTakeFirst()
  return row && viewCategory(row)
}

/** Like {@link findCategory}, but throws `not_found`. */
export const loadCategory = async (trx: StoreTrx, storeId: string, by: { id: string } | { slug: string }): Promise<Category> =>
  orNotFound(await findCategory(trx, storeId, by))

/** The id of a category by its id or slug; the text itself for an unknown category, undefined without one. */
export async function resolveCategoryId(
  trx: StoreTrx,
  storeId: string,
  idOrSlug: string | undefined,
): Promise<string | undefined> {
  if (!idOrSlug) return undefined
  const row = await trx
    .selectFrom('categories as c')
    .select('c.id')
    .where('c.store_id', '=', storeId)
    .where((eb) => eb.or([eb('c.id', '=', idOrSlug), eb('c.slug', '=', idOrSlug)]))
    .executeTakeFirst()
  return row?.id ?? idOrSlug
}

/** The first categories in the owner's order, with what a slider shows of each. */
export const loadCategoryCards = (trx: StoreTrx, storeId: string, limit: number) =>
  trx
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'image'])
    .where('store_id', '=', preparedValue(storeId))
    .orderBy('position')
    .orderBy(byName('name'))
    .limit(preparedValue(limit))
    .modifyEnd(preparedStatement)
    .execute()
