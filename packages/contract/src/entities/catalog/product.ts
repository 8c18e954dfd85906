import { z } from 'zod'
import { lists } from '../../lists.ts'
import { count, id, price, requiredText, slug, text, time, url } from '../../values.ts'
import { taxClass } from '../selling/tax.ts'

const attributeName = requiredText(60)
const attributeValue = requiredText(120)

/** An option of a product, such as color or size (product.md, "Attribute group"). */
export const attributeGroup = z
  .object({ name: attributeName, type: z.enum(['select', 'color', 'buttons']), values: z.array(attributeValue).min(1).max(100) })
  .meta({ id: 'AttributeGroup' })

/** Values by option group. */
export const attributes = z.record(text(60), text(120))

/** A barcode as the owner enters it: a GTIN (UPC, EAN, ISBN-13) or a code of the owner's own. */
const barcode = text(80).describe('GTIN, such as UPC, EAN or ISBN-13. Search engines get it if its check digit is correct.')

const variationFields = {
  price: price().describe('Used if greater than 0, else the price of the product.'),
  discountPrice: price().default(0),
  sku: text(80).default(''),
  barcode: barcode.default(''),
  stockQuantity: z.int().min(-1_000_000).max(1_000_000).default(0),
  image: url().default(''),
  attributes: attributes,
  enabled: z.boolean().default(true),
}

/** A variation as an owner saves it. Without an id it gets a new one. */
export const variationInput = z.object({ id: id().optional(), ...variationFields })

export const variation = z.object({ id: id(), ...variationFields }).meta({ id: 'Variation' })

/**
 * Whether the product can be bought (product.md). With tracked inventory it is derived: true with stock or with backorders allowed. Otherwise
 * the owner sets it.
 */
export const stockStatus = z.boolean()

export const productStatus = z.enum(lists['product.filter'].filters.status.values)

export const dimensions = z
  .object({
    length: z.number().min(0).max(100_000),
    width: z.number().min(0).max(100_000),
    height: z.number().min(0).max(100_000),
  })
  .describe('Millimeters.')

/** Body of `/products/add-product` and `/products/update-product`. */
export const productInput = z.object({
  name: requiredText(200),
  slug: slug().optional().describe('Derived from the name if omitted.'),
  price: price(),
  discountPrice: price().default(0).describe('0, or below the price.'),
  productImage: url().default(''),
  galleryImages: z.array(url()).max(50).default([]),
  description: text(200_000).default('').describe('HTML, sanitized when saved and when rendered.'),
  seoTitle: text(200).default(''),
  metaDescription: text(500).default(''),
  stockStatus: stockStatus.default(true),
  attributeGroups: z.array(attributeGroup).max(5).default([]),
  variations: z.array(variationInput).max(500).default([]),
  sku: text(80).default(''),
  barcode: barcode.default(''),
  status: productStatus.default('active'),
  trackInventory: z.boolean().default(false),
  stockQuantity: z.int().min(-1_000_000).max(1_000_000).default(0),
  allowBackorder: z.boolean().default(false),
  weight: z.number().min(0).max(10_000_000).default(0).describe('Grams.'),
  dimensions: dimensions.default({ length: 0, width: 0, height: 0 }),
  categoryIds: z.array(id()).max(50).default([]),
  tags: z.array(requiredText(60)).max(250).default([]),
  brand: text(120).default(''),
  taxClass: taxClass.default('standard').describe('Which of the tax rates of an address applies.'),
  requiresShipping: z.boolean().default(true).describe('false for downloads and services.'),
  position: count().default(0),
  templateId: id()
    .nullable()
    .default(null)
    .describe('The page of type `product` that shows it. Null: the page with the slug `product`.'),
})

/** A product as members see it. */
export const product = productInput
  .extend({
    id: id(),
    storeId: id(),
    slug: slug(),
    variations: z.array(variation).max(500),
    isDemo: z.boolean(),
    createdAt: time(),
    updatedAt: time(),
    version: count(),
  })
  .meta({ id: 'Product' })

/** A product as shoppers see it: enabled variations only, without stock quantities and internal fields. */
export const storefrontProduct = z
  .object({
    id: id(),
    storeId: id(),
    name: text(200),
    slug: slug(),
    sku: text(80),
    barcode,
    brand: text(120),
    price: price(),
    discountPrice: price(),
    productImage: url(),
    galleryImages: z.array(url()),
    description: text(400_000),
    seoTitle: text(200),
    metaDescription: text(500),
    stockStatus: stockStatus,
    attributeGroups: z.array(attributeGroup),
    variations: z.array(
      z.object({
        id: id(),
        price: price(),
        discountPrice: price(),
        sku: text(80),
        barcode,
        image: url(),
        attributes: attributes,
        stockStatus: stockStatus,
      }),
    ),
    categories: z.array(z.object({ id: id(), name: text(120), slug: slug() })),
    rating: z.number().min(1).max(5).optional().describe('Average stars of the published reviews; omitted without reviews.'),
    ratingCount: count().optional().describe('Number of published reviews; omitted without reviews.'),
  })
  .meta({ id: 'StorefrontProduct' })

/** A product in lists, sliders and search results (product.md, "Product card"). */
export const productCard = z
  .object({
    id: id(),
    slug: slug(),
    name: text(200),
    productImage: url(),
    secondImage: url().optional().describe('The first other image of the gallery; omitted without one.'),
    price: price().describe('With variations: the regular price of the cheapest enabled one.'),
    discountPrice: price().describe('The reduced price of the same; 0 if it is not reduced.'),
    maxPrice: price().optional().describe('The highest price that is charged; omitted if all variations cost the same.'),
    onSale: z.boolean().optional().describe('True if the cheapest variation is not reduced, but another one is.'),
    rating: z.number().min(0).max(5).optional().describe('Average stars of the published reviews; omitted without reviews.'),
    stockStatus: stockStatus,
    hasVariations: z.boolean().describe('If true, options must be chosen before the product can be added to the cart.'),
  })
  .meta({ id: 'ProductCard' })

/** A product in the dashboard's list. */
export const productRow = productCard
  .extend({
    sku: text(80),
    status: productStatus,
    trackInventory: z.boolean(),
    stockQuantity: z.int(),
    categoryIds: z.array(id()),
    isDemo: z.boolean(),
    updatedAt: time(),
    version: count(),
  })
  .meta({ id: 'ProductRow' })

/** Filters of a product list, with the number of results of each value (ignoring other values of the same filter). */
export const facets = z
  .object({
    categories: z.array(z.object({ id: id(), name: text(120), slug: slug(), count: count() })),
    price: z.object({ min: price(), max: price() }).nullable(),
    attributes: z.array(
      z.object({
        name: text(60),
        label: text(120).optional().describe('The name in the language of the request, if it is translated.'),
        isColor: z.boolean().optional().describe('Whether the values are colors in the listed products.'),
        values: z.array(z.object({ value: text(120), label: text(120).optional(), count: count() })),
      }),
    ),
    inStock: count(),
  })
  .meta({ id: 'Facets' })

/** Search and collection results with their filters (`content` and `totalPages` come from product.md). */
export const productResults = z
  .object({ content: z.array(productCard), totalPages: count(), totalElements: count(), pageNumber: count(), facets: facets })
  .meta({ id: 'ProductResults' })

export type AttributeGroup = z.output<typeof attributeGroup>
export type VariationInput = z.input<typeof variationInput>
export type Variation = z.output<typeof variation>
export type ProductStatus = z.output<typeof productStatus>
export type ProductInput = z.input<typeof productInput>
export type Product = z.output<typeof product>
export type StorefrontProduct = z.output<typeof storefrontProduct>
export type ProductCard = z.output<typeof productCard>
export type ProductRow = z.output<typeof productRow>
export type Facets = z.output<typeof facets>
export type ProductResults = z.output<typeof productResults>
