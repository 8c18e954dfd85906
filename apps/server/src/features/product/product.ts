import type { Currency } from '@blockfront/commerce'
import { productPath } from '@blockfront/commerce'
import type { HandlerInput, Product } from '@blockfront/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { readStore, type StoreTrx, withStore } from '../../db/scope.ts'
import { appError, orNotFound, violates } from '../../errors.ts'
import type { Work } from '../../work/work.ts'
import { recordAudit } from '../audit.ts'
import { addRenameRedirect } from '../redirect/redirect.ts'
import { sanitizeLargeHtml } from '../sanitize-html.ts'
import { freeSlug, slugOf } from '../slug.ts'
import { checkByteLimit, checkLimit } from '../store/store-limits.ts'
import { announceProducts, productPlaces } from './product-change.ts'
import { type ProductBody, productColumns } from './product-input.ts'
import { currencyOf, onBackorder, type ProductData, productView, storefrontView, variationsOf } from './product-view.ts'

const taken = (error: unknown) => {
  if (violates(error, 'products_store_id_slug_key'))
    return appError('slug_taken', { fields: { slug: 'Another product of this store uses this address.' } })
  if (violates(error, 'products_sku')) return appError('invalid_input', { fields: { sku: 'Another product has this SKU.' } })
  return error
}
const orTaken = (error: unknown) => Promise.reject(taken(error))

export const productRow = async (trx: StoreTrx, storeId: string, productId: string): Promise<ProductData> =>
  orNotFound(
    await trx.selectFrom('products').selectAll().where('store_id', '=', storeId).where('id', '=', productId).executeTakeFirst(),
  )

const categoryIdsOf = async (trx: StoreTrx, storeId: string, productId: string) =>
  (
    await trx
      .selectFrom('product_categories')
      .select('category_id')
      .where('store_id', '=', storeId)
      .where('product_id', '=', productId)
      .orderBy('category_id')
      .execute()
  ).map((row) => row.category_id)

/** A product with all that belongs to it, as its store's members edit it. */
export async function viewProduct(trx: StoreTrx, row: ProductData, currency: Currency): Promise<Product> {
  const [variations, categoryIds] = await Promise.all([
    variationsOf(trx, row.store_id, row.id),
    categoryIdsOf(trx, row.store_id, row.id),
  ])
  return productView(row, { currency, variations, categoryIds })
}

const slugTaken = (trx: StoreTrx, storeId: string) => async (slug: string) =>
  (await trx.selectFrom('products').select('id').where('store_id', '=', storeId).where('slug', '=', slug).executeTakeFirst()) !==
  undefined

/** Writes a product in the surrounding transaction, and answers its id. */
export async function insertProduct(
  trx: StoreTrx,
  body: ProductBody,
  { currency, isDemo = false }: { currency: Currency; isDemo?: boolean },
) {
  const { storeId } = body
  const { product, variations } = productColumns(body, currency)
  const id = newId()
  const slug = body.slug ?? (await freeSlug(slugOf(body.name, 'product'), slugTaken(trx, storeId)))
  await trx
    .insertInto('products')
    .values({ ...product, store_id: storeId, id, slug, is_demo: isDemo })
    .execute()
    .catch(orTaken)
  await setVariations(trx, storeId, id, variations)
  await checkByteLimit(trx, storeId, 'products', body.description.length)
  await setCategories(trx, storeId, id, body.categoryIds)
  return id
}

export async function addProduct(
  { db, work }: { db: Database; work: Work },
  actorId: string,
  input: ProductBody,
): Promise<Product> {
  const { storeId } = input
  const body = { ...input, description: await sanitizeLargeHtml(work, storeId, input.description) }
  return withStore(db, storeId, async (trx) => {
    await checkLimit(trx, storeId, 'products')
    const currency = await currencyOf(trx, storeId)
    const id = await insertProduct(trx, body, { currency })
    await recordAudit(trx, { storeId, actorId, action: 'product.add', target: id, detail: { name: body.name } })
    await announceProducts(trx, storeId, [id])
    return viewProduct(trx, await productRow(trx, storeId, id), currency)
  })
}

/** Saves a product as a whole. With the version that it was based on, an older one gets 409 with the newer product. */
export async function updateProduct(
  { db, work }: { db: Database; work: Work },
  actorId: string,
  input: HandlerInput<'product.update'>['body'],
): Promise<Product> {
  const { storeId, id, version } = input
  const body = { ...input, description: await sanitizeLargeHtml(work, storeId, input.description) }
  return withStore(db, storeId, async (trx) => {
    const currency = await currencyOf(trx, storeId)
    const own = trx.selectFrom('products').selectAll().where('store_id', '=', storeId).where('id', '=', id)
    const before = orNotFound(await own.forUpdate().executeTakeFirst())
    if (version !== undefined && version !== before.version)
      throw appError('stale_version', { details: { product: await viewProduct(trx, before, currency) } })
    const places = await productPlaces(trx, storeId, [id])
    const { product, variations } = productColumns(body, currency)
    const slug = body.slug ?? before.slug
    await trx
      .updateTable('products')
      .set({ ...product, slug, is_demo: false, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .execute()
      .catch(orTaken)
    await setVariations(trx, storeId, id, variations)
    await checkByteLimit(trx, storeId, 'products', body.description.length)
    await setCategories(trx, storeId, id, body.categoryIds)
    await addRenameRedirect(trx, storeId, productPath(before.slug), productPath(slug))
    await recordAudit(trx, { storeId, actorId, action: 'product.update', target: id })
    await announceProducts(trx, storeId, [id], places)
    return viewProduct(trx, await productRow(trx, storeId, id), currency)
  })
}

type Variations = ReturnType<typeof productColumns>['variations']

/** Makes these the variations of a product; one with an id that the product has keeps it, so that carts find it again. */
async function setVariations(trx: StoreTrx, storeId: string, productId: string, variations: Variations) {
  const known = new Set((await variationsOf(trx, storeId, productId)).map(({ id }) => id))
  await trx.deleteFrom('product_variations').where('store_id', '=', storeId).where('product_id', '=', productId).execute()
  if (variations.length === 0) return
  await checkLimit(trx, storeId, 'variations', { more: variations.length })
  const used = new Set<string>()
  const values = variations.map(({ id, ...columns }) => {
    const kept = id !== undefined && known.has(id) && !used.has(id) ? id : newId()
    used.add(kept)
    return { ...columns, store_id: storeId, product_id: productId, id: kept }
  })
  await trx.insertInto('product_variations').values(values).execute()
}

async function setCategories(trx: StoreTrx, storeId: string, productId: string, categoryIds: readonly string[]) {
  const wanted = [...new Set(categoryIds)]
  const found = wanted.length
    ? await trx.selectFrom('categories').select('id').where('store_id', '=', storeId).where('id', 'in', wanted).execute()
    : []
  if (found.length < wanted.length)
    throw appError('invalid_input', { fields: { categoryIds: 'One of these categories does not exist any more.' } })
  const now = new Set(await categoryIdsOf(trx, storeId, productId))
  const gone = [...now].filter((id) => !wanted.includes(id))
  if (gone.length > 0)
    await trx
      .deleteFrom('product_categories')
      .where('store_id', '=', storeId)
      .where('product_id', '=', productId)
      .where('category_id', 'in', gone)
      .execute()
  const fresh = wanted.filter((id) => !now.has(id))
  if (fresh.length === 0) return
  const created_at = sql<Date>`(select p.created_at from products p where p.store_id = ${storeId} and p.id = ${productId})`
  await trx
    .insertInto('product_categories')
    .values(fresh.map((category_id) => ({ store_id: storeId, product_id: productId, category_id, created_at })))
    .execute()
}

export const getProduct = (db: Database, storeId: string, id: string) =>
  readStore(db, storeId, async (trx) => viewProduct(trx, await productRow(trx, storeId, id), await currencyOf(trx, storeId)))

export const storefrontProduct = (db: Database, storeId: string, slug: string) =>
  readStore(db, storeId, async (trx) => orNotFound(await findStorefrontProduct(trx, storeId, slug)).product)

/** An active product by its slug, as shoppers see it, and what of it is ordered only to come later. */
export async function findStorefrontProduct(trx: StoreTrx, storeId: string, slug: string) {
  const own = trx.selectFrom('products').selectAll().where('store_id', '=', storeId).where('slug', '=', slug)
  const [row, currency] = await Promise.all([own.where('status', '=', 'active').executeTakeFirst(), currencyOf(trx, storeId)])
  if (!row) return undefined
  const [variations, categories] = await Promise.all([
    variationsOf(trx, storeId, row.id),
    trx
      .selectFrom('product_categories as pc')
      .innerJoin('categories as c', (join) => join.onRef('c.store_id', '=', 'pc.store_id').onRef('c.id', '=', 'pc.category_id'))
      .select(['c.id', 'c.name', 'c.slug'])
      .where('pc.store_id', '=', storeId)
      .where('c.store_id', '=', storeId)
      .where('pc.product_id', '=', row.id)
      .orderBy('c.position')
      .orderBy('c.name')
      .execute(),
  ])
  return { product: storefrontView(row, { currency, variations, categories }), onBackorder: onBackorder(row, variations) }
}

/** Deletes products; orders keep their lines as sold. Answers how many there were. */
export function deleteProducts(db: Database, storeId: string, actorId: string, ids: readonly string[]) {
  return withStore(db, storeId, async (trx) => {
    const own = [...new Set(ids)].sort()
    await trx
      .selectFrom('products')
      .select('id')
      .where('store_id', '=', storeId)
      .where('id', 'in', own)
      .orderBy('id')
      .forUpdate()
      .execute()
    const places = await productPlaces(trx, storeId, own)
    const gone = await trx.deleteFrom('products').where('store_id', '=', storeId).where('id', 'in', own).returning('id').execute()
    for (const { id } of gone) await recordAudit(trx, { storeId, actorId, action: 'product.delete', target: id })
    await announceProducts(trx, storeId, own, places)
    return gone.length
  })
}
