import type { TaxClass } from '@blockfront/commerce'
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedJson, Json } from './json.ts'

/** Products, categories, media. A test compares these columns with the migrations. */

export type CategoriesTable = {
  store_id: string
  id: string
  name: string
  slug: string
  image: Generated<string>
  description: Generated<string>
  parent_id: string | null
  position: Generated<number>
  seo_title: Generated<string>
  meta_description: Generated<string>
  template_id: Generated<string | null>
  is_demo: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type ProductsTable = {
  store_id: string
  id: string
  name: string
  slug: string
  sku: Generated<string>
  barcode: Generated<string>
  status: Generated<'draft' | 'active' | 'archived'>
  price: number
  discount_price: Generated<number>
  /** The lowest price that is charged for the product or one of its enabled variations. A trigger writes the range. */
  min_price: Generated<number>
  max_price: Generated<number>
  /** The regular price of what costs `min_price`. */
  min_regular: Generated<number>
  /** Whether any of the prices is reduced. */
  on_sale: Generated<boolean>
  product_image: Generated<string>
  gallery_images: GeneratedJson
  description: Generated<string>
  seo_title: Generated<string>
  meta_description: Generated<string>
  stock_status: Generated<'in_stock' | 'out_of_stock' | 'on_backorder'>
  track_inventory: Generated<boolean>
  stock_quantity: Generated<number>
  allow_backorder: Generated<boolean>
  weight_grams: Generated<number>
  dimensions: GeneratedJson
  attribute_groups: GeneratedJson
  tags: Generated<string[]>
  brand: Generated<string>
  tax_class: Generated<TaxClass>
  requires_shipping: Generated<boolean>
  position: Generated<number>
  template_id: Generated<string | null>
  kept_cells: GeneratedJson
  /** Published reviews with 1 to 5 stars. A trigger of `reviews` counts them. */
  review_counts: Generated<number[]>
  is_demo: Generated<boolean>
  version: Generated<number>
  search: Generated<string>
  search_head: Generated<string>
  search_name: Generated<string>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type ProductVariationsTable = {
  store_id: string
  id: string
  product_id: string
  price: Generated<number>
  discount_price: Generated<number>
  sku: Generated<string>
  barcode: Generated<string>
  stock_quantity: Generated<number>
  image: Generated<string>
  attributes: Json
  attributes_key: string
  enabled: Generated<boolean>
  position: Generated<number>
  kept_cells: GeneratedJson
}

export type ProductCategoriesTable = {
  store_id: string
  product_id: string
  category_id: string
  created_at: Generated<Date>
}

/** The columns of products that the dashboard lists by stock. Written by triggers. */
export type ProductStockTable = {
  store_id: string
  id: string
  stock_quantity: number
  track_inventory: boolean
  status: string
  stock_status: string
}

/** The filter values of active products. Triggers write them. */
export type ProductFiltersTable = {
  created_at: Date
  price: string
  in_stock: boolean
  store_id: string
  product_id: string
  options: string[]
  set_key: Generated<string>
}

/** The availability, categories and option values that active products have. Written by triggers. */
export type ProductFilterSetsTable = {
  store_id: string
  key: string
  /** The hash of the other columns. Several rows have it when transactions added them at the same time. */
  hash: string
  in_stock: boolean
  categories: string[]
  option_names: string[]
  option_values: string[]
  options: string[]
}

export type MediaTable = {
  store_id: string
  id: string
  filename: string
  mime: string
  /** The first half of `mime`, kept by the database. */
  kind: ColumnType<string, never, never>
  bytes: number
  width: number | null
  height: number | null
  alt: Generated<string>
  focal_x: Generated<number>
  focal_y: Generated<number>
  sha256: string
  storage_key: string
  status: Generated<'processing' | 'ready' | 'failed'>
  variants: GeneratedJson
  is_demo: Generated<boolean>
  created_at: Generated<Date>
}

export type MediaUsagesTable = {
  store_id: string
  media_id: string
  kind: 'page' | 'global' | 'product' | 'variation' | 'category' | 'store' | 'checkout' | 'section' | 'translation'
  target_id: string
}

export type SearchTermsTable = {
  store_id: string
  term: string
}
