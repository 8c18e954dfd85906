import type { Product } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { withStoreRepeating } from '../../ground/db/scope.ts'
import { recordEvent } from '../../ground/events/record-event.ts'
import type { Body } from '../../ground/handler.ts'
import { sanitizeLargeHtml } from '../../ground/sanitize-html.ts'
import { freeSlug, slugOf } from '../../ground/slug.ts'
import { checkTemplate } from '../page/index.ts'
import { checkByteLimit, checkLimit } from '../store/index.ts'
import { productColumns } from './product-columns.ts'
import { currencyOf, productRow } from './product-rows.ts'
import { viewProduct } from './product-view.ts'
import { invalidateProducts } from './product-visibility.ts'
import { isSlugTaken, orTakenError, setCategories, setVariations } from './write-product.ts'

/** Adds a product. Without a slug it gets the first free one for its name. Throws `slug_taken` and `invalid_input`. */
export async function addProduct(context: MemberContext, input: Body<'product.add'>): Promise<Product> {
  const {
    db,
    store: { storeId },
    session: { userId: actorId },
  } = context
  const description = await sanitizeLargeHtml(context, input.description)
  return withStoreRepeating(db, storeId, async (trx) => {
    await checkLimit(trx, storeId, 'products')
    await checkTemplate(trx, storeId, 'product', input.templateId)
    const currency = await currencyOf(trx, storeId)
    const { product, variations } = productColumns({ ...input, description }, currency)
    const id = newId()
    const slug = input.slug ?? (await freeSlug(slugOf(input.name, 'product'), isSlugTaken(trx, storeId)))
    await trx
      .insertInto('products')
      .values({ ...product, store_id: storeId, id, slug, is_demo: false })
      .execute()
      .catch(orTakenError)
    await setVariations(trx, storeId, id, variations)
    await checkByteLimit(trx, storeId, 'products', description.length)
    await setCategories(trx, storeId, id, input.categoryIds)
    await recordAudit(trx, { storeId, actorId, action: 'product.add', target: id, detail: { name: input.name } })
    await recordEvent(trx, { storeId, type: 'product.created', subject: id, data: { productIds: [id] } })
    await invalidateProducts(trx, storeId, [id])
    return viewProduct(trx, await productRow(trx, storeId, id), currency)
  })
}
