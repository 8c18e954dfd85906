import type { Category, HandlerInput } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { plannedOnce, unseen } from '../../db/planned-once.ts'
import { readStore, type StoreTrx, withStore } from '../../db/scope.ts'
import { appError, orNotFound, violates } from '../../errors.ts'
import { shown } from '../../events/cache-tags.ts'
import { announceStoreChange } from '../../events/store-events.ts'
import { recordAudit } from '../audit.ts'
import { addRenameRedirect } from '../redirect/redirect.ts'
import { freeSlug, slugOf } from '../slug.ts'
import { checkLimit } from '../store/store-limits.ts'

type Input = HandlerInput<'category.add'>['body']

const orTaken = (error: unknown) =>
  Promise.reject(
    violates(error, 'categories_store_id_slug_key')
      ? appError('slug_taken', { fields: { slug: 'Another category of this store uses this address.' } })
      : error,
  )

const columns = (input: Input) => ({
  name: input.name,
  image: input.image,
  description: input.description,
  parent_id: input.parentId,
  position: input.position,
  seo_title: input.seoTitle,
  meta_description: input.metaDescription,
})

/**
 * Categories with how many active products each has. All are counted in the index, and those that are not active, few in most stores,
 * are taken off: the products themselves need not be read.
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

const view = (row: Row): Category => ({
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
  productCount: Number(row.product_count),
})

export const readCategories = async (trx: StoreTrx, storeId: string, limit = 1000) =>
  (await selectCategories(trx, storeId).orderBy('c.position').orderBy('c.name').limit(limit).execute()).map(view)

/** What a slider of categories shows of each, in the owner's order. */
export const readCategoryCards = (trx: StoreTrx, storeId: string, limit: number) =>
  trx
    .selectFrom('categories')
    .select(['id', 'slug', 'name', 'image'])
    .where('store_id', '=', unseen(storeId))
    .orderBy('position')
    .orderBy('name')
    .limit(unseen(limit))
    .modifyEnd(plannedOnce)
    .execute()

export async function findCategory(trx: StoreTrx, storeId: string, by: { id: string } | { slug: string }) {
  const row = await selectCategories(trx, storeId)
    .where('id' in by ? 'c.id' : 'c.slug', '=', 'id' in by ? by.id : by.slug)
    .executeTakeFirst()
  return row && view(row)
}

export const readCategory = async (trx: StoreTrx, storeId: string, by: { id: string } | { slug: string }) =>
  orNotFound(await findCategory(trx, storeId, by))

export const listCategories = (db: Database, storeId: string) => readStore(db, storeId, (trx) => readCategories(trx, storeId))

export const categoryNames = (db: Database, storeId: string) =>
  readStore(db, storeId, (trx) =>
    trx
      .selectFrom('categories')
      .select(['id', 'name', 'slug'])
      .where('store_id', '=', storeId)
      .orderBy('position')
      .orderBy('name')
      .execute(),
  )

export const getCategory = (db: Database, storeId: string, id: string) =>
  readStore(db, storeId, (trx) => readCategory(trx, storeId, { id }))

const slugTaken = (trx: StoreTrx, storeId: string) => async (slug: string) =>
  (await trx
    .selectFrom('categories')
    .select('id')
    .where('store_id', '=', storeId)
    .where('slug', '=', slug)
    .executeTakeFirst()) !== undefined

/** Refuses a parent that is not there, is the category itself, or stands below it. */
async function checkParent(trx: StoreTrx, storeId: string, parentId: string | null, own?: string) {
  const seen = new Set<string>()
  for (let at = parentId; at !== null; ) {
    if (at === own || seen.has(at)) throw appError('conflict', { fields: { parentId: 'A category cannot stand below itself.' } })
    seen.add(at)
    const row = await trx
      .selectFrom('categories')
      .select('parent_id')
      .where('store_id', '=', storeId)
      .where('id', '=', at)
      .executeTakeFirst()
    if (!row) throw appError('invalid_input', { fields: { parentId: 'This category does not exist any more.' } })
    at = row.parent_id
  }
}

/** Writes a category in the surrounding transaction, and answers its id. */
export async function insertCategory(
  trx: StoreTrx,
  input: Input,
  { isDemo = false }: { isDemo?: boolean } = {},
): Promise<string> {
  const { storeId } = input
  await checkParent(trx, storeId, input.parentId)
  await checkLimit(trx, storeId, 'categories')
  const slug = input.slug ?? (await freeSlug(slugOf(input.name, 'category'), slugTaken(trx, storeId)))
  const id = newId()
  await trx
    .insertInto('categories')
    .values({ ...columns(input), store_id: storeId, id, slug, is_demo: isDemo })
    .execute()
    .catch(orTaken)
  return id
}

const announceCategory = (trx: StoreTrx, storeId: string, id: string) =>
  announceStoreChange(trx, storeId, [shown.categories, shown.category(id), shown.listOf(id), shown.shelfOf(id)])

export function addCategory(db: Database, actorId: string, input: Input) {
  const { storeId } = input
  return withStore(db, storeId, async (trx) => {
    const id = await insertCategory(trx, input)
    await recordAudit(trx, { storeId, actorId, action: 'category.add', target: id, detail: { name: input.name } })
    await announceCategory(trx, storeId, id)
    return readCategory(trx, storeId, { id })
  })
}

export function updateCategory(db: Database, actorId: string, input: HandlerInput<'category.update'>['body']) {
  const { storeId, id } = input
  return withStore(db, storeId, async (trx) => {
    // One writer at a time: two moves at once could otherwise close a circle.
    await sql`select 1 from categories c where c.store_id = ${storeId} order by c.id for update`.execute(trx)
    const before = await readCategory(trx, storeId, { id })
    await checkParent(trx, storeId, input.parentId, id)
    const slug = input.slug ?? before.slug
    const changed = columns(input)
    // Moving a demo category leaves it a demo category; writing in it makes it the owner's.
    const sameText = sql<boolean>`is_demo and (name, slug, image, description, seo_title, meta_description) =
      (${changed.name}, ${slug}, ${changed.image}, ${changed.description}, ${changed.seo_title}, ${changed.meta_description})`
    await trx
      .updateTable('categories')
      .set({ ...changed, slug, is_demo: sameText, updated_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .execute()
      .catch(orTaken)
    await addRenameRedirect(trx, storeId, `/collection/${before.slug}`, `/collection/${slug}`)
    await recordAudit(trx, { storeId, actorId, action: 'category.update', target: id })
    await announceCategory(trx, storeId, id)
    return readCategory(trx, storeId, { id })
  })
}

/** Deletes a category. Its products stay, and its children move up to where it stood. */
export function deleteCategory(db: Database, storeId: string, actorId: string, id: string) {
  return withStore(db, storeId, async (trx) => {
    const { parentId, name } = await readCategory(trx, storeId, { id })
    await trx
      .updateTable('categories')
      .set({ parent_id: parentId })
      .where('store_id', '=', storeId)
      .where('parent_id', '=', id)
      .execute()
    await trx.deleteFrom('categories').where('store_id', '=', storeId).where('id', '=', id).execute()
    await recordAudit(trx, { storeId, actorId, action: 'category.delete', target: id, detail: { name } })
    await announceCategory(trx, storeId, id)
    return { ok: true as const }
  })
}
