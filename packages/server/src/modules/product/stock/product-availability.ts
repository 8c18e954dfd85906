import type { ProductData, VariationData } from '../product-rows.ts'

type Inventory = Pick<ProductData, 'track_inventory' | 'allow_backorder' | 'stock_quantity' | 'stock_status'>

/** Whether an item can be bought. Stock and backorders decide when inventory is tracked, otherwise the status that the owner set. */
export const canBeBought = (product: Inventory, stock = product.stock_quantity): boolean =>
  product.track_inventory ? product.allow_backorder || stock > 0 : product.stock_status !== 'out_of_stock'

/** Whether a product can be bought. With variations, at least one enabled variation must be available. */
export function isInStock(product: Inventory, variations: readonly Pick<VariationData, 'stock_quantity' | 'enabled'>[]): boolean {
  const enabled = variations.filter((one) => one.enabled)
  if (!product.track_inventory || enabled.length === 0) return canBeBought(product)
  return enabled.some((one) => canBeBought(product, one.stock_quantity))
}

/** Highest stock whose number shoppers see. More is shown as in stock. */
export const LOW_STOCK = 5

/** The stock of the product and of its variations, by id, where few are left. Empty without tracked inventory. */
export const lowStock = (
  product: Inventory & Pick<ProductData, 'id'>,
  variations: readonly Pick<VariationData, 'id' | 'stock_quantity'>[],
): ReadonlyMap<string, number> =>
  new Map(
    (product.track_inventory ? [product, ...variations] : [])
      .filter(({ stock_quantity }) => stock_quantity > 0 && stock_quantity <= LOW_STOCK)
      .map(({ id, stock_quantity }) => [id, stock_quantity]),
  )

/** Ids of the product and of its variations that can be ordered although they are not in stock. */
export const idsOnBackorder = (
  product: Inventory & Pick<ProductData, 'id'>,
  variations: readonly Pick<VariationData, 'id' | 'stock_quantity'>[],
): ReadonlySet<string> =>
  new Set(
    product.track_inventory && product.allow_backorder
      ? [product, ...variations].filter(({ stock_quantity }) => stock_quantity <= 0).map(({ id }) => id)
      : [],
  )
