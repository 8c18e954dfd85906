import { type Currency, ratingOf, toMajor } from '@blockfront/commerce'
import type { Product, StorefrontProduct } from '@blockfront/contract'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { categoryIdsOf, type ProductData, type VariationData, variationsOf } from './product-rows.ts'
import { canBeBought, isInStock } from './stock/product-availability.ts'

interface ProductParts {
  currency: Currency
  variations: readonly VariationData[]
  categoryIds: string[]
}

/** A product with its variations and categories, as members of its store edit it. */
export async function viewProduct(trx: StoreTrx, row: ProductData, currency: Currency): Promise<Product> {
  const [variations, categoryIds] = await Promise.all([
    variationsOf(trx, row.store_id, row.id),
    categoryIdsOf(trx, row.store_id, row.id),
  ])
  return productView(row, { currency, variations, categoryIds })
}

function productView(row: ProductData, { currency, variations, categoryIds }: ProductParts): Product {
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
    stockStatus: isInStock(row, variations),
    attributeGroups: row.attribute_groups as Product['attributeGroups'],
    variations: variations.map((one) => ({
      ...variationView(one, currency),
      stockQuantity: one.stock_quantity,
      enabled: one.enabled,
    })),
    sku: row.sku,
    barcode: row.barcode,
    status: row.status,
    trackInventory: row.track_inventory,
    stockQuantity: row.stock_quantity,
    allowBackorder: row.allow_backorder,
    weight: row.weight_grams,
    dimensions: row.dimensions as Product['dimensions'],
    categoryIds,
    tags: row.tags,
    brand: row.brand,
    taxClass: row.tax_class,
    requiresShipping: row.requires_shipping,
    position: row.position,
    templateId: row.template_id,
    isDemo: row.is_demo,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  }
}

/** A product as shoppers see it: enabled variations only, without stock quantities. */
export function storefrontView(
  row: ProductData,
  { currency, variations, categories }: Omit<ProductParts, 'categoryIds'> & { categories: StorefrontProduct['categories'] },
): StorefrontProduct {
  const rating = ratingOf(row.review_counts)
  return {
    ...(rating && { rating: rating.average, ratingCount: rating.count }),
    id: row.id,
    storeId: row.store_id,
    name: row.name,
    slug: row.slug,
    sku: row.sku,
    barcode: row.barcode,
    brand: row.brand,
    price: toMajor(row.price, currency),
    discountPrice: toMajor(row.discount_price, currency),
    productImage: row.product_image,
    galleryImages: row.gallery_images as string[],
    description: row.description,
    seoTitle: row.seo_title,
    metaDescription: row.meta_description,
    stockStatus: isInStock(row, variations),
    attributeGroups: row.attribute_groups as StorefrontProduct['attributeGroups'],
    variations: variations
      .filter((one) => one.enabled)
      .map((one) => ({ ...variationView(one, currency), stockStatus: canBeBought(row, one.stock_quantity) })),
    categories,
  }
}

const variationView = (row: VariationData, currency: Currency) => ({
  id: row.id,
  price: toMajor(row.price, currency),
  discountPrice: toMajor(row.discount_price, currency),
  sku: row.sku,
  barcode: row.barcode,
  image: row.image,
  attributes: row.attributes as Record<string, string>,
})
