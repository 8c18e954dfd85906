import { type Currency, combinationKey } from '@blockfront/commerce'
import { endpoints, fieldMessage, type Product } from '@blockfront/contract'
import { sql } from 'kysely'
import { newId } from '../../../ground/db/id.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { AppError } from '../../../ground/errors.ts'
import type { Body } from '../../../ground/handler.ts'
import { findOrAddCategories } from '../../category/index.ts'
import { checkTemplate } from '../../page/index.ts'
import { checkByteLimit, checkLimit } from '../../store/index.ts'
import { productColumns } from '../product-columns.ts'
import { productRow } from '../product-rows.ts'
import { viewProduct } from '../product-view.ts'
import { invalidateProducts, productVisibility } from '../product-visibility.ts'
import { type KeptCells, orTakenError, setCategories, setVariations } from '../write-product.ts'
import type { CsvProduct } from './read-product.ts'

type ProductBody = Body<'product.add'>

const schema = endpoints['product.add'].body.omit({ storeId: true })

/**
 * The body that a product of a file would be saved with: its fields over those of the existing product, or over the defaults. A
 * variation of the same combination keeps its id and the fields that the file does not have. Throws a ZodError.
 */
export function bodyOf(product: CsvProduct, existing?: Product): ProductBody {
  const earlier = new Map(existing?.variations.map((variation) => [combinationKey(variation.attributes), variation]))
  const variations = product.variations.map(({ attributes, fields }) => ({
    ...earlier.get(combinationKey(attributes)),
    ...fields,
    // Images are fetched later.
    image: earlier.get(combinationKey(attributes))?.image ?? '',
    attributes,
  }))
  const types = new Map(product.hasOptionTypes ? [] : existing?.attributeGroups.map(({ name, type }) => [name, type]))
  const attributeGroups = product.fields.attributeGroups?.map((group) => ({
    ...group,
    type: types.get(group.name) ?? group.type,
  }))
  const input = {
    // Without a status in the file, it is not known whether customers may see the product.
    status: 'draft',
    ...existing,
    ...product.fields,
    ...(product.isTaxed !== undefined && { taxClass: taxClassOf(product.isTaxed, existing) }),
    slug: product.handle,
    ...(attributeGroups && { attributeGroups, variations }),
  }
  return schema.parse(input, { error: fieldMessage })
}

/** Shopify's files only say whether tax is charged, not which class applies. */
function taxClassOf(isTaxed: boolean, existing: Product | undefined): Product['taxClass'] {
  if (!isTaxed) return 'zero'
  return existing?.taxClass === 'reduced' ? 'reduced' : 'standard'
}

export interface SavedProduct {
  productId: string
  outcome: 'created' | 'updated' | 'skipped'
}

export interface SaveOptions {
  storeId: string
  currency: Currency
  /** Whether a product with the same handle is updated; otherwise it is skipped. */
  updateExisting: boolean
  /** Whether {@link hasRoomFor} found room for the product in this transaction: its rows are not counted again. */
  hasRoom: boolean
}

/**
 * Whether the store has room for all of the products, if all of them are new. Others cannot use that room before the transaction ends.
 */
export async function hasRoomFor(trx: StoreTrx, storeId: string, products: readonly CsvProduct[]): Promise<boolean> {
  const variations = products.reduce((sum, product) => sum + product.variations.length, 0)
  try {
    await checkLimit(trx, storeId, 'products', { more: products.length })
    if (variations > 0) await checkLimit(trx, storeId, 'variations', { more: variations })
    return true
  } catch (error) {
    if (error instanceof AppError && (error.code === 'limit_reached' || error.code === 'store_limit')) return false
    throw error
  }
}

/**
 * Creates or updates the product of a file by its handle, without its images. The description must be sanitized. Throws `invalid_input`
 * with messages by field, `store_limit` and `limit_reached`.
 */
export async function saveCsvProduct(
  trx: StoreTrx,
  product: CsvProduct,
  { storeId, currency, updateExisting, hasRoom }: SaveOptions,
): Promise<SavedProduct> {
  const found = await trx
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where('slug', '=', product.handle)
    .executeTakeFirst()
  if (found && !updateExisting) return { productId: found.id, outcome: 'skipped' }
  const row = found && (await productRow(trx, storeId, found.id, { forUpdate: true }))
  const existing = row && (await viewProduct(trx, row, currency))
  const body = bodyOf(product, existing)
  // The template may have been deleted since the file was read.
  if (product.fields.templateId) await checkTemplate(trx, storeId, 'product', product.fields.templateId)
  const { product: columns, variations } = productColumns(body, currency)
  const kept_cells = JSON.stringify({ ...(row?.kept_cells as KeptCells | undefined), ...product.kept })
  const productId = found?.id ?? newId()
  const visibility = await productVisibility(trx, storeId, found ? [productId] : [])
  if (found)
    await trx
      .updateTable('products')
      .set({ ...columns, kept_cells, is_demo: false, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .where('id', '=', productId)
      .execute()
      .catch(orTakenError)
  else {
    if (!hasRoom) await checkLimit(trx, storeId, 'products')
    await trx
      .insertInto('products')
      .values({ ...columns, kept_cells, store_id: storeId, id: productId, slug: product.handle, is_demo: false })
      .execute()
      .catch(orTakenError)
  }
  const keptCells = new Map(product.variations.map(({ attributes, kept }) => [combinationKey(attributes), kept]))
  await setVariations(trx, storeId, productId, variations, { keptCells, hasRoom })
  await checkByteLimit(trx, storeId, 'products', body.description.length)
  if (product.categories)
    await setCategories(trx, storeId, productId, await findOrAddCategories(trx, storeId, product.categories))
  await invalidateProducts(trx, storeId, [productId], visibility)
  return { productId, outcome: found ? 'updated' : 'created' }
}

/** The images of a product that were fetched: those of its gallery in order, and those of variations by combination. */
export interface ProductImages {
  gallery: readonly string[]
  ofVariations: ReadonlyMap<string, string>
}

/** Sets the images of a product. An empty gallery leaves the existing images. Does nothing if the product was deleted. */
export async function setProductImages(
  trx: StoreTrx,
  storeId: string,
  productId: string,
  { gallery: [main, ...others], ofVariations }: ProductImages,
): Promise<void> {
  if (main !== undefined)
    await trx
      .updateTable('products')
      .set({ product_image: main, gallery_images: JSON.stringify(others), version: sql<number>`version + 1` })
      .where('store_id', '=', storeId)
      .where('id', '=', productId)
      .execute()
  for (const [key, image] of ofVariations)
    await trx
      .updateTable('product_variations')
      .set({ image })
      .where('store_id', '=', storeId)
      .where('product_id', '=', productId)
      .where('attributes_key', '=', key)
      .execute()
  await invalidateProducts(trx, storeId, [productId])
}
