import { productPath } from '@blockfront/commerce'
import type { Product } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { withStoreRepeating } from '../../ground/db/scope.ts'
import { appError } from '../../ground/errors.ts'
import { recordEvent } from '../../ground/events/record-event.ts'
import type { Body } from '../../ground/handler.ts'
import { sanitizeLargeHtml } from '../../ground/sanitize-html.ts'
import { checkTemplate } from '../page/index.ts'
import { addRenameRedirect } from '../redirect/index.ts'
import { checkByteLimit } from '../store/index.ts'
import { productColumns } from './product-columns.ts'
import { currencyOf, type ProductData, productRow } from './product-rows.ts'
import { viewProduct } from './product-view.ts'
import { invalidateProducts, productVisibility } from './product-visibility.ts'
import { orTakenError, setCategories, setVariations } from './write-product.ts'

/** The columns that a member would name, of those that differ. */
const namedFields = ['name', 'price', 'discount_price', 'status', 'stock_quantity', 'description'] as const

type NamedFields = Pick<ProductData, (typeof namedFields)[number]>

const changedFields = (before: NamedFields, after: NamedFields) =>
  namedFields.filter((field) => String(before[field]) !== String(after[field]))

/**
 * Replaces all fields of a product. Throws `stale_version` with the current product when `version` is older than it. A new slug gets a
 * redirect from the previous one.
 */
export async function updateProduct(context: MemberContext, input: Body<'product.update'>): Promise<Product> {
  const {
    db,
    store: { storeId },
    session: { userId: actorId },
  } = context
  const { id, version } = input
  const description = await sanitizeLargeHtml(context, input.description)
  return withStoreRepeating(db, storeId, async (trx) => {
    const currency = await currencyOf(trx, storeId)
    const before = await productRow(trx, storeId, id, { forUpdate: true })
    if (version !== undefined && version !== before.version)
      throw appError('stale_version', { details: { product: await viewProduct(trx, before, currency) } })
    await checkTemplate(trx, storeId, 'product', input.templateId)
    const visibility = await productVisibility(trx, storeId, [id])
    const { product, variations } = productColumns({ ...input, description }, currency)
    const slug = input.slug ?? before.slug
    await trx
      .updateTable('products')
      .set({ ...product, slug, is_demo: false, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .execute()
      .catch(orTakenError)
    await setVariations(trx, storeId, id, variations)
    await checkByteLimit(trx, storeId, 'products', description.length)
    await setCategories(trx, storeId, id, input.categoryIds)
    await addRenameRedirect(trx, storeId, productPath(before.slug), productPath(slug))
    await recordAudit(trx, {
      storeId,
      actorId,
      action: 'product.update',
      target: id,
      detail: { name: before.name, fields: changedFields(before, product) },
    })
    await invalidateProducts(trx, storeId, [id], visibility)
    await recordEvent(trx, { storeId, type: 'product.updated', subject: id, data: { productIds: [id] } })
    return viewProduct(trx, await productRow(trx, storeId, id), currency)
  })
}
