import { type Currency, combinationKey, formatPriceInput } from '@blockfront/commerce'
import type { Product } from '@blockfront/contract'
import type { KeptCells } from '../write-product.ts'
import type { ColumnKey, CsvFormat } from './columns.ts'

/** A product with what its CSV lines need in addition. */
export interface ExportedProduct {
  product: Product
  kept: KeptCells
  /** Kept cells of its variations, by combination. */
  keptOfVariations: ReadonlyMap<string, KeptCells>
  categories: readonly string[]
  /** The slug of its template page; empty for the default one. */
  template: string
  /** Descriptions of its images, by URL. */
  imageAlts: ReadonlyMap<string, string>
  /** Images of an import that could not be fetched: for the gallery, or for the variation with a combination. */
  missingImages: readonly { url: string; alt: string; variationKey: string | null }[]
}

/** The cells of one line, by key, and those without a counterpart, by header. */
export interface CsvLine {
  values: Partial<Record<ColumnKey, string>>
  kept: KeptCells
}

interface WriteOptions {
  currency: Currency
  format: CsvFormat
  /** Returns the absolute URL of an image. */
  absolute: (url: string) => string
}

/** Returns the lines of a product: one for each variation, at least one, and further ones for further images. */
export function writeProduct(
  { product, kept, keptOfVariations, categories, template, imageAlts, missingImages }: ExportedProduct,
  { currency, format, absolute }: WriteOptions,
): CsvLine[] {
  const flag = (value: boolean) => (value ? 'true' : 'false')
  const money = (amount: number) => formatPriceInput(amount, currency, 'en')
  const isShopify = format === 'shopify'
  const tracker = product.trackInventory ? (isShopify ? 'shopify' : 'true') : isShopify ? '' : 'false'
  const policy = isShopify ? (product.allowBackorder ? 'continue' : 'deny') : flag(product.allowBackorder)
  const size = (millimeters: number) => (millimeters === 0 ? '' : String(millimeters))
  const ofProduct: CsvLine['values'] = {
    title: product.name,
    description: product.description,
    brand: product.brand,
    categories: categories.join('; '),
    tags: product.tags.join(', '),
    published: flag(product.status === 'active'),
    status: product.status,
    inStock: flag(product.stockStatus),
    length: size(product.dimensions.length),
    width: size(product.dimensions.width),
    height: size(product.dimensions.height),
    seoTitle: product.seoTitle,
    metaDescription: product.metaDescription,
    position: String(product.position),
    template,
  }
  const ofEachVariation: CsvLine['values'] = {
    tracker,
    policy,
    taxClass: product.taxClass,
    taxable: flag(product.taxClass !== 'zero'),
    requiresShipping: flag(product.requiresShipping),
    weight: String(product.weight),
  }
  const prices = (price: number, discountPrice: number) => ({
    price: money(discountPrice > 0 ? discountPrice : price),
    compareAt: discountPrice > 0 ? money(price) : '',
  })
  const missing = new Map(missingImages.map(({ url, variationKey }) => [variationKey, url]))
  const images = [
    ...[product.productImage, ...product.galleryImages].flatMap((url) =>
      url === '' ? [] : [{ url: absolute(url), alt: imageAlts.get(url) ?? '' }],
    ),
    ...missingImages.filter(({ variationKey }) => variationKey === null),
  ]
  const sold: CsvLine[] =
    product.variations.length === 0
      ? [
          {
            values: {
              ...ofEachVariation,
              ...(isShopify && { option1Name: 'Title', option1Value: 'Default Title' }),
              ...prices(product.price, product.discountPrice),
              sku: product.sku,
              barcode: product.barcode,
              quantity: String(product.stockQuantity),
            },
            kept,
          },
        ]
      : product.variations.map((variation, index) => ({
          values: {
            ...ofEachVariation,
            ...optionCells(product, variation.attributes, index === 0),
            // A price of 0 means the price of the product.
            ...(variation.price > 0
              ? prices(variation.price, variation.discountPrice)
              : prices(product.price, variation.discountPrice || product.discountPrice)),
            sku: variation.sku,
            barcode: variation.barcode,
            quantity: String(variation.stockQuantity),
            enabled: flag(variation.enabled),
            variationImage: variation.image
              ? absolute(variation.image)
              : (missing.get(combinationKey(variation.attributes)) ?? ''),
          },
          kept: { ...(index === 0 ? kept : {}), ...keptOfVariations.get(combinationKey(variation.attributes)) },
        }))
  const imageCells = (index: number): CsvLine['values'] => {
    const image = images[index]
    return image ? { image: image.url, imagePosition: String(index + 1), imageAlt: image.alt } : {}
  }
  return Array.from({ length: Math.max(sold.length, images.length) }, (_, index) => ({
    values: {
      handle: product.slug,
      ...(index === 0 ? ofProduct : {}),
      ...sold[index]?.values,
      ...imageCells(index),
    },
    kept: sold[index]?.kept ?? {},
  }))
}

/** The cells of a variation's options. The names and types of the options are on the first line only. */
function optionCells({ attributeGroups }: Product, attributes: Readonly<Record<string, string>>, isFirst: boolean) {
  return Object.fromEntries(
    attributeGroups.flatMap(({ name, type }, index) => [
      [`option${index + 1}Value`, attributes[name] ?? ''],
      ...(isFirst
        ? [
            [`option${index + 1}Name`, name],
            [`option${index + 1}Type`, type],
          ]
        : []),
    ]),
  ) as CsvLine['values']
}
