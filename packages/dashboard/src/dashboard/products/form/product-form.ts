import { combinationKey } from '@blockfront/commerce'
import { type Product, type ProductInput, productInput } from '@blockfront/contract'
import { z } from 'zod'
import { messages } from '../messages.ts'

const { price, discountPrice, attributeGroups, variations, galleryImages } = productInput.shape

/** A sale needs 0 < discountPrice < price. Another rule reports invalid numbers. */
export const isSaleWrong = (amount: unknown, discount: unknown): boolean =>
  typeof amount === 'number' && typeof discount === 'number' && discount > 0 && discount >= amount

/**
 * A product in its form: the contract's fields, with those grouped that are edited together. The first image is the product's
 * main image, the others are its gallery.
 */
export const productForm = productInput
  .pick({
    name: true,
    description: true,
    taxClass: true,
    requiresShipping: true,
    sku: true,
    barcode: true,
    trackInventory: true,
    stockQuantity: true,
    allowBackorder: true,
    stockStatus: true,
    weight: true,
    dimensions: true,
    seoTitle: true,
    metaDescription: true,
    slug: true,
    status: true,
    categoryIds: true,
    tags: true,
    brand: true,
    templateId: true,
  })
  .extend({
    pictures: z.array(galleryImages.unwrap().element).max(51).default([]),
    pricing: z.object({ price, discountPrice }).refine((prices) => !isSaleWrong(prices.price, prices.discountPrice), {
      path: ['discountPrice'],
      error: messages.saleWrong,
    }),
    options: z.object({ attributeGroups, variations }),
  })

export type ProductFormValues = z.output<typeof productForm>
export type FormStart = Partial<z.input<typeof productForm>>

/** A new product, with an empty price. */
export const emptyProduct: FormStart = {
  pricing: { price: '', discountPrice: 0 } as unknown as FormStart['pricing'],
  options: { attributeGroups: [], variations: [] },
}

export function formOf(product: Product): FormStart {
  const { productImage, galleryImages: gallery, price: amount, discountPrice: discount, ...rest } = product
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => key in productForm.shape)),
    pictures: [productImage, ...gallery].filter(Boolean),
    pricing: { price: amount, discountPrice: discount },
    options: { attributeGroups: product.attributeGroups, variations: product.variations },
  }
}

/** Converts the form to API input. Saved variations keep their ids, so that carts still find them. */
export function bodyOf(values: ProductFormValues, saved?: Product): ProductInput {
  const { pictures, pricing, options, ...rest } = values
  const [productImage = '', ...gallery] = pictures
  const ids = new Map(saved?.variations.map(({ id, attributes }) => [combinationKey(attributes), id]))
  return {
    ...rest,
    ...pricing,
    productImage,
    galleryImages: gallery,
    attributeGroups: options.attributeGroups,
    variations: options.variations.map((one) => ({ ...one, id: one.id ?? ids.get(combinationKey(one.attributes)) })),
    position: saved?.position,
  }
}

const places: Readonly<Record<string, string>> = {
  price: 'pricing.price',
  discountPrice: 'pricing.discountPrice',
  productImage: 'pictures.0',
  attributeGroups: 'options.attributeGroups',
  variations: 'options.variations',
}

/** Converts the server's error path to a form path. */
export function formPath(path: string): string {
  const [first = '', ...rest] = path.split('.')
  if (first === 'galleryImages') return ['pictures', Number(rest[0] ?? 0) + 1].join('.')
  return [places[first] ?? first, ...rest].join('.')
}
