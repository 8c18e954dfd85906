import { type Currency, chargedPriceOfVariation, maxQuantity, toMajor } from '@blockfront/commerce'
import type { HandlerInput, QuoteLine } from '@blockfront/contract'
import type { StoreTrx } from '../../db/scope.ts'
import { appError } from '../../errors.ts'
import type { ProductData, VariationData } from '../product/product-view.ts'

export type CartLines = HandlerInput<'checkout.quote'>['body']['lines']

/** A line of a cart, priced from the database. Money in minor units. */
export interface PricedLine {
  product: ProductData | undefined
  variation: VariationData | undefined
  listPrice: number
  unitPrice: number
  quantity: number
  /** Whether an order takes it from stock. */
  tracked: boolean
  view: QuoteLine
}

/**
 * Lines of the same product and variation as one, in the order of their first: they share one stock. Throws `invalid_input` when
 * together they exceed the limit of a line.
 */
function merged(lines: CartLines): CartLines {
  const byItem = new Map<string, CartLines[number]>()
  for (const line of lines) {
    const key = keyOf(line)
    const known = byItem.get(key)
    byItem.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  const items = [...byItem.values()]
  const tooMany = items.find(({ quantity }) => quantity > maxQuantity)
  if (tooMany) {
    const index = lines.findLastIndex((line) => keyOf(line) === keyOf(tooMany))
    throw appError('invalid_input', {
      fields: { [`lines.${index}.quantity`]: `An order can have up to ${maxQuantity} pieces of one item.` },
    })
  }
  return items
}

const keyOf = ({ productId, variationId }: CartLines[number]) => `${productId}/${variationId ?? ''}`

/**
 * Prices the lines of a cart from the database, and says of each what is wrong. With `lock` the products and variations are held
 * until the transaction ends, in the order of their ids, so that no two orders wait for each other.
 */
export async function priceLines(
  trx: StoreTrx,
  storeId: string,
  lines: CartLines,
  currency: Currency,
  lock: boolean,
): Promise<PricedLine[]> {
  const cart = merged(lines)
  if (cart.length === 0) return []
  const productIds = [...new Set(cart.map(({ productId }) => productId))].sort()
  const readProducts = trx
    .selectFrom('products')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', 'in', productIds)
    .orderBy('id')
  const readVariations = trx
    .selectFrom('product_variations')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('product_id', 'in', productIds)
    .orderBy('id')
  const products = new Map((await (lock ? readProducts.forUpdate() : readProducts).execute()).map((row) => [row.id, row]))
  const variations = await (lock ? readVariations.forUpdate() : readVariations).execute()
  return cart.map((line) => priceLine(line, products.get(line.productId), variations, currency))
}

function priceLine(
  { productId, variationId, quantity }: CartLines[number],
  found: ProductData | undefined,
  variations: readonly VariationData[],
  currency: Currency,
): PricedLine {
  const product = found?.status === 'active' ? found : undefined
  const own = variations.filter((one) => one.product_id === productId && one.enabled)
  const variation = variationId === null ? undefined : own.find(({ id }) => id === variationId)
  const offer = product
    ? chargedPriceOfVariation(
        { price: product.price, discountPrice: product.discount_price },
        variation && { price: variation.price, discountPrice: variation.discount_price },
      )
    : { price: 0, compareAt: null }
  const tracked = product?.track_inventory ?? false
  const stock = variation?.stock_quantity ?? product?.stock_quantity ?? 0
  const available = !product || (tracked && !product.allow_backorder) ? Math.max(0, product ? stock : 0) : null
  const problem = problemOf({ product, variation, variationId, own, available, quantity })
  const name = found?.name ?? ''
  return {
    product,
    variation,
    listPrice: offer.compareAt ?? offer.price,
    unitPrice: offer.price,
    quantity,
    tracked,
    view: {
      productId,
      variationId,
      name,
      productImage: variation?.image || found?.product_image || '',
      selectedAttributes: (variation?.attributes ?? {}) as Record<string, string>,
      quantity,
      available,
      unitPrice: toMajor(offer.price, currency),
      lineTotal: problem ? 0 : toMajor(offer.price * quantity, currency),
      problem,
      message: problem ? MESSAGES[problem](name || 'This product', available ?? 0) : '',
    },
  }
}

type Problem = NonNullable<QuoteLine['problem']>

const MESSAGES: Record<Problem, (name: string, available: number) => string> = {
  gone: (name) => `${name} is not sold any more. Remove it to continue.`,
  variation_gone: (name) => `These options of ${name} are not sold any more. Choose others.`,
  choose_options: (name) => `Please choose the options of ${name}.`,
  sold_out: (name) => `${name} is sold out. Remove it to continue.`,
  not_enough_stock: (name, available) =>
    `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} left. Lower the quantity.`,
  price_changed: (name) => `The price of ${name} changed. Please check the total.`,
}

function problemOf(at: {
  product: ProductData | undefined
  variation: VariationData | undefined
  variationId: string | null
  own: readonly VariationData[]
  available: number | null
  quantity: number
}): Problem | null {
  if (!at.product) return 'gone'
  if (at.variationId !== null && !at.variation) return 'variation_gone'
  if (at.variationId === null && at.own.length > 0) return 'choose_options'
  if (!at.product.track_inventory && at.product.stock_status === 'out_of_stock') return 'sold_out'
  if (at.available === null) return null
  if (at.available === 0) return 'sold_out'
  return at.available < at.quantity ? 'not_enough_stock' : null
}
