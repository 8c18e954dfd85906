import type { Category } from '@blockfront/contract'
import { sql } from 'kysely'
import { byName } from '../../ground/db/by-name.ts'
import { preparedStatement, preparedValue } from '../../ground/db/connection/prepared-statements.ts'
import { rowCount } from '../../ground/db/list-page.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'
import { cacheTags } from '../../ground/events/cache-tags.ts'
import { branchOf, MAX_DEPTH } from './category-branch.ts'

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
          .select(['pc.category_id', rowCount.as('count')])
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

/** The categories of a store as a tree, in the owner's order. */
export async function loadCategories(trx: StoreTrx, storeId: string): Promise<Category[]> {
  const rows = await selectCategories(trx, storeId).orderBy('c.position').orderBy(byName('c.name')).limit(MAX_LISTED).execute()
  return inTreeOrder(rows).map(viewCategory)
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

/** A category as blocks and lists show it. */
interface CardRow {
  id: string
  slug: string
  name: string
  /** Its image, else that of the newest product in it or in a subcategory; empty if there is none. */
  image: string
  parentId: string | null
  /** The product that the image is from. */
  imageOf: string | null
}

/** The most cards of a nested list. */
const MAX_NESTED = 100

/**
 * Returns the first categories by level: those at the top in the owner's order, then their subcategories. So each follows its parent. With
 * `isNested`, `limit` is that of the top level, and its subcategories are added.
 */
export function loadCategoryCards(
  trx: StoreTrx,
  storeId: string,
  { limit, isNested = false }: { limit: number; isNested?: boolean },
): Promise<CardRow[]> {
  const store = preparedValue(storeId)
  const key = sql`to_char(c.position, 'FM0000000000') || c.name`
  const columns = sql`c.id, c.slug, c.name, c.image, c.parent_id`
  const tree = sql<
    Omit<CardRow, 'image' | 'imageOf' | 'parentId'> & { own: string; parent_id: string | null; depth: number; path: string[] }
  >`(
    with recursive tree (id, slug, name, own, parent_id, depth, path) as (
      (select ${columns}, 1, array[${key}] from categories c where c.store_id = ${store} and c.parent_id is null
        order by c.position, ${byName('c.name')} limit ${preparedValue(limit)})
      union all
      select ${columns}, tree.depth + 1, tree.path || (${key}) from tree join categories c on c.parent_id = tree.id
       where c.store_id = ${store} and c.parent_id is not null and tree.depth < ${sql.lit(MAX_DEPTH)}
    ) select * from tree order by depth, ${byName('path')} limit ${preparedValue(isNested ? MAX_NESTED : limit)}
  )`.as('tree')
  return trx
    .selectFrom(tree)
    .leftJoinLateral(
      sql<{ id: string; image: string }>`(
        select p.id, p.product_image as image
          from (${branchOf(store, sql`tree.id`)}) member
          cross join lateral (
            select p.id, p.product_image, pc.created_at from product_categories pc
              join products p on p.store_id = pc.store_id and p.id = pc.product_id
             where pc.store_id = ${store} and pc.category_id = member.id and p.status = 'active' and p.product_image <> ''
             order by pc.created_at desc, pc.product_id limit 1
          ) p
         where tree.own = '' order by p.created_at desc, p.id limit 1
      )`.as('pictured'),
      (join) => join.onTrue(),
    )
    .select(['tree.id', 'tree.slug', 'tree.name', 'tree.parent_id as parentId', 'pictured.id as imageOf'])
    .select(sql<string>`coalesce(pictured.image, tree.own)`.as('image'))
    .orderBy('tree.depth')
    .orderBy(byName('tree.path'))
    .modifyEnd(preparedStatement)
    .execute()
}

/**
 * Cache tags of category cards. The image of a product changes with it and with the products of the category. A category without any gets one
 * from any change of a product.
 */
export const cardTags = (cards: readonly CardRow[]): string[] => [
  cacheTags.categories,
  ...cards.flatMap(({ id, image, imageOf }) => {
    if (imageOf !== null) return [cacheTags.product(imageOf), cacheTags.collectionOf(id)]
    return image ? [] : [cacheTags.products]
  }),
]

/** Subcategories that the page of a category links to. */
const MAX_SUBCATEGORIES = 60

/** The categories directly in another one that have products, also in their subcategories, in the owner's order. */
export const loadSubcategories = (trx: StoreTrx, storeId: string, parentId: string) =>
  trx
    .selectFrom('categories as s')
    .select(['s.id', 's.slug', 's.name'])
    .where('s.store_id', '=', storeId)
    .where('s.parent_id', '=', parentId)
    .where(
      sql<boolean>`exists (
        select from (${branchOf(sql`${storeId}`, sql`s.id`)}) member
        join product_categories pc on pc.store_id = ${storeId} and pc.category_id = member.id
        join products p on p.store_id = ${storeId} and p.id = pc.product_id
        where p.status = 'active')`,
    )
    .orderBy('s.position')
    .orderBy(byName('s.name'))
    .limit(MAX_SUBCATEGORIES)
    .execute()

/** Returns categories in the order of a tree: each is followed by its subcategories. The order among siblings stays. */
export function inTreeOrder<Row extends { id: string; parent_id: string | null }>(rows: readonly Row[]): Row[] {
  const known = new Set(rows.map(({ id }) => id))
  const below = Map.groupBy(rows, ({ parent_id: parent }) => (parent !== null && known.has(parent) ? parent : ''))
  const ordered: Row[] = []
  const add = (row: Row) => {
    ordered.push(row)
    for (const child of below.get(row.id) ?? []) add(child)
  }
  for (const row of below.get('') ?? []) add(row)
  return ordered
}
