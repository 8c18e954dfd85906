import { type Currency, toMajor } from '@blockfront/commerce'
import type { Product, ProductCard, ProductRow, StorefrontProduct } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { StoreTrx } from '../../db/scope.ts'
import type { ProductsTable, ProductVariationsTable } from '../../db/tables/catalogue.ts'
import { orNotFound } from '../../errors.ts'
import type { VariationSums } from './product-card.ts'

export type ProductData = Selectable<ProductsTable>
export type VariationData = Selectable<ProductVariationsTable>

/** The currency of a store: every price is written in it. */
export async function currencyOf(trx: StoreTrx, storeId: string): Promise<Currency> {
  const store = await trx.selectFrom('stores').select('currency').where('store_id', '=', storeId).executeTakeFirst()
  return orNotFound(store).currency as Currency
}

export const variationsOf = (trx: StoreTrx, storeId: string, productId: string): Promise<VariationData[]> =>
  trx
    .selectFrom('product_variations')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()

/** Whether something can be bought: stock and backorders decide where they are tracked, else what the owner said. */
export const canBeBought = (
  row: Pick<ProductData, 'track_inventory' | 'allow_backorder' | 'stock_quantity' | 'stock_status'>,
  stock = row.stock_quantity,
): boolean => (row.track_inventory ? row.allow_backorder || stock > 0 : row.stock_status !== 'out_of_stock')

/** Ids of the product itself and of its variations, as far as they can be ordered although none is there. */
export const onBackorder = (row: ProductData, variations: readonly VariationData[]): ReadonlySet<string> =>
  new Set(
    row.track_inventory && row.allow_backorder
      ? [row, ...variations].filter(({ stock_quantity }) => stock_quantity <= 0).map(({ id }) => id)
      : [],
  )

/** Whether a whole product can be bought: one with variations is there while any of them is. */
export function productInStock(
  row: ProductData,
  variations: readonly Pick<VariationData, 'stock_quantity' | 'enabled'>[],
): boolean {
  const enabled = variations.filter((one) => one.enabled)
  if (!row.track_inventory || enabled.length === 0) return canBeBought(row)
  return enabled.some((one) => canBeBought(row, one.stock_quantity))
}

interface Parts {
  currency: Currency
  variations: readonly VariationData[]
  categoryIds: string[]
}

/** A product as its store's members edit it. */
export function productView(row: ProductData, { currency, variations, categoryIds }: Parts): Product {
  return {
    id: row.id,
    storeId: row.store_id,
    name: row.name,
    slug: row.slug,
    price: toMajor(row.price, currency),
    discountPrice: toMajor(row.discount_price, currency),
    productImage: row.product_image,
    galleryImages: row.gallery_images as string[],
    description: row.description,
    seoTitle: row.seo_title,
    metaDescription: row.meta_description,
    stockStatus: productInStock(row, variations),
    attributeGroups: row.attribute_groups as Product['attributeGroups'],
    variations: variations.map((one) => ({
      id: one.id,
      price: toMajor(one.price, currency),
      discountPrice: toMajor(one.discount_price, currency),
      sku: one.sku,
      stockQuantity: one.stock_quantity,
      image: one.image,
      attributes: one.attributes as Record<string, string>,
      enabled: one.enabled,
    })),
    sku: row.sku,
    status: row.status,
    trackInventory: row.track_inventory,
    stockQuantity: row.stock_quantity,
    allowBackorder: row.allow_backorder,
    weight: row.weight_grams,
    dimensions: row.dimensions as Product['dimensions'],
    categoryIds,
    tags: row.tags,
    brand: row.brand,
    taxable: row.taxable,
    position: row.position,
    isDemo: row.is_demo,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  }
}

/** A product as shoppers see it: enabled variations only, no stock figures. */
export function storefrontView(
  row: ProductData,
  { currency, variations, categories }: Omit<Parts, 'categoryIds'> & { categories: StorefrontProduct['categories'] },
): StorefrontProduct {
  return {
    id: row.id,
    storeId: row.store_id,
    name: row.name,
    slug: row.slug,
    sku: row.sku,
    brand: row.brand,
    price: toMajor(row.price, currency),
    discountPrice: toMajor(row.discount_price, currency),
    productImage: row.product_image,
    galleryImages: row.gallery_images as string[],
    description: row.description,
    seoTitle: row.seo_title,
    metaDescription: row.meta_description,
    stockStatus: productInStock(row, variations),
    attributeGroups: row.attribute_groups as StorefrontProduct['attributeGroups'],
    variations: variations
      .filter((one) => one.enabled)
      .map((one) => ({
        id: one.id,
        price: toMajor(one.price, currency),
        discountPrice: toMajor(one.discount_price, currency),
        sku: one.sku,
        image: one.image,
        attributes: one.attributes as Record<string, string>,
        stockStatus: canBeBought(row, one.stock_quantity),
      })),
    categories,
  }
}

/** What lists read of a product, with what its variations say of it. */
export type CardData = Pick<
  ProductData,
  | 'id'
  | 'slug'
  | 'name'
  | 'product_image'
  | 'price'
  | 'discount_price'
  | 'stock_status'
  | 'track_inventory'
  | 'stock_quantity'
  | 'allow_backorder'
> & { variation_sums: VariationSums }

const stockOf = ({ variation_sums: [count, stock], stock_quantity }: CardData): number =>
  count > 0 ? (stock ?? 0) : stock_quantity

export const cardView = (row: CardData, currency: Currency): ProductCard => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  productImage: row.product_image,
  price: toMajor(row.price, currency),
  discountPrice: toMajor(row.discount_price, currency),
  stockStatus: canBeBought(row, stockOf(row)),
  hasVariations: row.variation_sums[0] > 0,
})

/** A row of the dashboard's list. */
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
