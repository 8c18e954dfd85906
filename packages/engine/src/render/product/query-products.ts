import type { StoreQueries } from '../resource.ts'

/** The props of `field.productChoice`. */
interface ProductChoice {
  productSource: 'collection' | 'chosen'
  products: readonly string[]
  productCollection: string
}

/** Returns the query of a block for its products: the chosen ones, `limit` of its collection, or the newest ones while none is chosen. */
export function queryProducts(
  { productSource, products, productCollection }: ProductChoice,
  limit: number,
): StoreQueries['products']['query'] {
  if (productSource === 'collection') return { collection: productCollection, limit }
  if (products.length === 0) return { collection: 'latest', limit }
  return { collection: 'latest', limit: products.length, ids: products }
}
