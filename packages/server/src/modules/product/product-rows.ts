import type { Currency } from '@blockfront/commerce'
import type { Selectable } from 'kysely'
import { rowReader } from '../../ground/db/row-reader.ts'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { ProductsTable, ProductVariationsTable } from '../../ground/db/tables.ts'
import { orNotFound } from '../../ground/errors.ts'

export type ProductData = Selectable<ProductsTable>
export type VariationData = Selectable<ProductVariationsTable>

/** The currency of a store, in which all of its prices are. */
export async function currencyOf(trx: StoreTrx, storeId: string): Promise<Currency> {
  const store = await trx.selectFrom('stores').select('currency').where('store_id', '=', storeId).executeTakeFirst()
  return orNotFound(store).currency as Currency
}

/** A product; `forUpdate` locks it until the transaction ends. Throws `not_found`. */
export const productRow = rowReader('products')

/** The variations of a product in the owner's order, also disabled ones. */
export const variationsOf = (trx: StoreTrx, storeId: string, productId: string): Promise<VariationData[]> =>
  trx
    .selectFrom('product_variations')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()

/** The ids of a product's categories, sorted. */
export async function categoryIdsOf(trx: StoreTrx, storeId: string, productId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('product_categories')
    .select('category_id')
    .where('store_id', '=', storeId)
    .where('product_id', '=', productId)
    .orderBy('category_id')
    .execute()
  return rows.map((row) => row.category_id)
}

/**
 * Products with all of their variations, by ids. `forUpdate` locks them until the transaction ends, in the order of their ids, so that no
 * two transactions wait for each other.
 */
export async function productsWithVariations(
  trx: StoreTrx,
  storeId: string,
  ids: readonly string[],
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<{ products: ReadonlyMap<string, ProductData>; variations: VariationData[] }> {
  const unique = [...new Set(ids)]
  const productsQuery = trx
    .selectFrom('products')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', 'in', unique)
    .orderBy('id')
  const variationsQuery = trx
    .selectFrom('product_variations')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('product_id', 'in', unique)
    .orderBy('id')
  const products = await (forUpdate ? productsQuery.forUpdate() : productsQuery).execute()
  const variations = await (forUpdate ? variationsQuery.forUpdate() : variationsQuery).execute()
  return { products: new Map(products.map((row) => [row.id, row])), variations }
}
