import type { Product, StorefrontProduct } from '@blockfront/contract'
import type { StoreScope } from '../../ground/context.ts'
import { byName } from '../../ground/db/by-name.ts'
import { type StoreTrx, withStoreReadOnly } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'
import { templateSlug } from '../page/index.ts'
import { currencyOf, productRow, variationsOf } from './product-rows.ts'
import { storefrontView, viewProduct } from './product-view.ts'
import { idsOnBackorder, lowStock } from './stock/product-availability.ts'

/** A product as members of its store edit it. */
export const getProduct = ({ db, store: { storeId } }: StoreScope, { id }: { id: string }): Promise<Product> =>
  withStoreReadOnly(db, storeId, async (trx) =>
    viewProduct(trx, await productRow(trx, storeId, id), await currencyOf(trx, storeId)),
  )

/** An active product as shoppers see it, by its slug. Throws `not_found`. */
export const getStorefrontProduct = (
  { db, store: { storeId } }: StoreScope,
  { productSlug }: { productSlug: string },
): Promise<StorefrontProduct> =>
  withStoreReadOnly(db, storeId, async (trx) => orNotFound(await findStorefrontProduct(trx, storeId, productSlug)).product)

/**
 * Like {@link getStorefrontProduct}, in a transaction, and with data for its page: the slug of its template, its stock notes, and the values that
 * shipping depends on. Returns undefined for an unknown slug.
 */
export async function findStorefrontProduct(trx: StoreTrx, storeId: string, slug: string) {
  const query = trx.selectFrom('products').selectAll().where('store_id', '=', storeId).where('slug', '=', slug)
  const [row, currency] = await Promise.all([query.where('status', '=', 'active').executeTakeFirst(), currencyOf(trx, storeId)])
  if (!row) return undefined
  const [template, variations, categories] = await Promise.all([
    templateSlug(trx, storeId, row.template_id),
    variationsOf(trx, storeId, row.id),
    trx
      .selectFrom('product_categories as pc')
      .innerJoin('categories as c', (join) => join.onRef('c.store_id', '=', 'pc.store_id').onRef('c.id', '=', 'pc.category_id'))
      .select(['c.id', 'c.name', 'c.slug'])
      .where('pc.store_id', '=', storeId)
      .where('c.store_id', '=', storeId)
      .where('pc.product_id', '=', row.id)
      .orderBy('c.position')
      .orderBy(byName('c.name'))
      .execute(),
  ])
  return {
    product: storefrontView(row, { currency, variations, categories }),
    onBackorder: idsOnBackorder(row, variations),
    lowStock: lowStock(row, variations),
    template,
    requiresShipping: row.requires_shipping,
    taxClass: row.tax_class,
    weight: row.weight_grams,
  }
}
