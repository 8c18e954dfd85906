import { type Currency, ratingOf, toMajor } from '@blockfront/commerce'
import type { ProductCard, ProductRow } from '@blockfront/contract'
import { type Compilable, type RawBuilder, type SqlBool, sql } from 'kysely'
import { preparedValue } from '../../../ground/db/connection/prepared-statements.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { ProductData } from '../product-rows.ts'
import { canBeBought } from '../stock/product-availability.ts'

/** The lowest price that a shopper pays, in minor units. */
export const chargedPrice = sql<number>`p.min_price`

/** Columns of a product `p` for its card, with the count and the largest stock of its enabled variations. */
export const cardColumns = (storeId: string) =>
  [
    'p.id',
    'p.slug',
    'p.name',
    'p.product_image',
    sql<
      string | null
    >`jsonb_path_query_first(p.gallery_images, '$[*] ? (@ != $shown && @ != "")', jsonb_build_object('shown', p.product_image)) #>> '{}'`.as(
      'second_image',
    ),
    'p.min_price',
    'p.max_price',
    'p.min_regular',
    'p.on_sale',
    'p.stock_status',
    'p.track_inventory',
    'p.stock_quantity',
    'p.allow_backorder',
    'p.review_counts',
    // One array instead of two subqueries: planning a subquery takes longer than reading its rows.
    sql<VariationSums>`(select array[count(*)::integer, max(v.stock_quantity)] from product_variations v where v.store_id = ${preparedValue(storeId)} and v.product_id = p.id and v.enabled)`.as(
      'variation_sums',
    ),
  ] as const

/** The count and the largest stock of the enabled variations. */
export type VariationSums = [count: number, stock: number | null]

/** The card columns of the products with the given ids. Variations are counted for these products only. */
export const cardsOf = (trx: StoreTrx, storeId: string, ids: Compilable | RawBuilder<unknown>) =>
  trx
    .selectFrom('products as p')
    .where('p.store_id', '=', storeId)
    .where(sql<SqlBool>`p.id in (${ids})`)
    .select(cardColumns(storeId))

/** The row of a product's card. */
type CardData = Pick<
  ProductData,
  | 'id'
  | 'slug'
  | 'name'
  | 'product_image'
  | 'min_price'
  | 'max_price'
  | 'min_regular'
  | 'on_sale'
  | 'stock_status'
  | 'track_inventory'
  | 'stock_quantity'
  | 'allow_backorder'
  | 'review_counts'
> & { variation_sums: VariationSums; second_image: string | null }

const stockOf = ({ variation_sums: [count, stock], stock_quantity }: CardData): number =>
  count > 0 ? (stock ?? 0) : stock_quantity

/** A product in a list, as shoppers see it: with the prices of its cheapest variation. */
export const cardView = (row: CardData, currency: Currency): ProductCard => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  productImage: row.product_image,
  ...(row.second_image && { secondImage: row.second_image }),
  price: toMajor(row.min_regular, currency),
  discountPrice: toMajor(row.min_price < row.min_regular ? row.min_price : 0, currency),
  ...(row.min_price < row.max_price && { maxPrice: toMajor(row.max_price, currency) }),
  ...(row.on_sale && row.min_price === row.min_regular && { onSale: true }),
  stockStatus: canBeBought(row, stockOf(row)),
  hasVariations: row.variation_sums[0] > 0,
  rating: ratingOf(row.review_counts)?.average,
})

/** A product in the dashboard's list. */
export const rowView = (
  row: CardData & Pick<ProductData, 'sku' | 'status' | 'is_demo' | 'updated_at' | 'version'>,
  currency: Currency,
  categoryIds: string[],
): ProductRow => ({
  ...cardView(row, currency),
  sku: row.sku,
  status: row.status,
  trackInventory: row.track_inventory,
  stockQuantity: stockOf(row),
  categoryIds,
  isDemo: row.is_demo,
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
})
