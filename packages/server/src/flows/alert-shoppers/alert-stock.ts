import type { StoreTrx } from '../../ground/db/scope.ts'
import {
  canBeBought,
  isInStock,
  type ProductData,
  productsWithVariations,
  type VariationData,
} from '../../modules/product/index.ts'

/** A product that shoppers see, with its variations. */
export interface AlertProduct {
  product: ProductData
  variations: readonly VariationData[]
}

/** An active product with its variations; undefined if shoppers do not see it. */
export async function findAlertProduct(trx: StoreTrx, storeId: string, productId: string): Promise<AlertProduct | undefined> {
  const { products, variations } = await productsWithVariations(trx, storeId, [productId])
  const product = products.get(productId)
  return product?.status === 'active' ? { product, variations } : undefined
}

/**
 * The state of what a request is about: `gone` for a variation that does not exist or is disabled. An empty id is the whole product, which
 * is in stock with any of its variations.
 */
export function stockOf({ product, variations }: AlertProduct, variationId: string): 'in_stock' | 'sold_out' | 'gone' {
  if (!variationId) return isInStock(product, variations) ? 'in_stock' : 'sold_out'
  const variation = variations.find(({ id, enabled }) => id === variationId && enabled)
  if (!variation) return 'gone'
  return canBeBought(product, variation.stock_quantity) ? 'in_stock' : 'sold_out'
}
