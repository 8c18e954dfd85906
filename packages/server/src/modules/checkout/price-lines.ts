import { type Currency, chargedPriceOfVariation, type TaxClass, toMajor } from '@blockfront/commerce'
import type { QuoteLine } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { type ProductData, productsWithVariations, type VariationData } from '../product/index.ts'
import { lineMessage, lineProblem } from './line-problem.ts'
import { type CartLines, mergeLines } from './merge-lines.ts'

/** A line of a cart, priced from the database, or a custom item. Money in minor units. */
export interface PricedLine {
  /** Undefined for a product that cannot be ordered, and for a custom item. */
  product: ProductData | undefined
  variation: VariationData | undefined
  sku: string
  taxClass: TaxClass
  requiresShipping: boolean
  /** The weight of one item in grams; 0 if it is not shipped. */
  weight: number
  listPrice: number
  unitPrice: number
  quantity: number
  /** Whether an order reduces the stock. */
  tracked: boolean
  view: QuoteLine
}

/**
 * Prices the lines of a cart from the database and reports the problem of each. `lock` locks the products and variations until the
 * transaction ends.
 */
export async function priceLines(
  trx: StoreTrx,
  storeId: string,
  lines: CartLines,
  { currency, lock }: { currency: Currency; lock: boolean },
): Promise<PricedLine[]> {
  const items = mergeLines(lines)
  if (items.length === 0) return []
  const ids = items.map(({ productId }) => productId)
  const { products, variations } = await productsWithVariations(trx, storeId, ids, { forUpdate: lock })
  return items.map((item) => priceLine(item, products.get(item.productId), variations, currency))
}

function priceLine(
  { productId, variationId, quantity }: CartLines[number],
  row: ProductData | undefined,
  allVariations: readonly VariationData[],
  currency: Currency,
): PricedLine {
  const product = row?.status === 'active' ? row : undefined
  const variations = allVariations.filter((one) => one.product_id === productId && one.enabled)
  const variation = variationId === null ? undefined : variations.find(({ id }) => id === variationId)
  const offer = product
    ? chargedPriceOfVariation(
        { price: product.price, discountPrice: product.discount_price },
        variation && { price: variation.price, discountPrice: variation.discount_price },
      )
    : { price: 0, compareAt: null }
  const available = availableStock(product, variation)
  const problem = lineProblem({
    product: product && {
      trackInventory: product.track_inventory,
      isOutOfStock: product.stock_status === 'out_of_stock',
    },
    variation: variationId === null ? 'none' : variation ? 'available' : 'unavailable',
    hasVariations: variations.length > 0,
    available,
    quantity,
  })
  const name = row?.name ?? ''
  return {
    product,
    variation,
    sku: variation?.sku || product?.sku || '',
    taxClass: product?.tax_class ?? 'standard',
    // A product that no longer exists counts as shipped until the line is removed.
    requiresShipping: product?.requires_shipping ?? true,
    weight: product?.requires_shipping ? product.weight_grams : 0,
    listPrice: offer.compareAt ?? offer.price,
    unitPrice: offer.price,
    quantity,
    tracked: product?.track_inventory ?? false,
    view: {
      productId,
      variationId,
      name,
      productImage: variation?.image || row?.product_image || '',
      selectedAttributes: (variation?.attributes ?? {}) as Record<string, string>,
      quantity,
      available,
      unitPrice: toMajor(offer.price, currency),
      lineTotal: problem ? 0 : toMajor(offer.price * quantity, currency),
      problem,
      message: problem ? lineMessage(problem, name, available ?? 0) : '',
    },
  }
}

/** How many items can be ordered; null without a limit. */
function availableStock(product: ProductData | undefined, variation: VariationData | undefined): number | null {
  if (!product) return 0
  if (!product.track_inventory || product.allow_backorder) return null
  return Math.max(0, variation?.stock_quantity ?? product.stock_quantity)
}
