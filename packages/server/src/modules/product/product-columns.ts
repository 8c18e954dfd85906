import { type Currency, combinationKey } from '@blockfront/commerce'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { type Problems, toMinorOrProblem } from '../../ground/money-problem.ts'

type ProductBody = Body<'product.add'>

export const NEGATIVE_STOCK = 'Allow backorders to set a stock below 0.'
const NOT_BELOW_PRICE = 'The sale price must be below the price, or 0 for no sale.'

/**
 * The columns of a product and its variations, after the checks that need the store's currency or several fields. The description must
 * be sanitized already (`sanitizeLargeHtml`). Throws `invalid_input` with a message for each invalid field.
 */
export function productColumns(body: ProductBody, currency: Currency) {
  const problems: Problems = {}
  const price = toMinorOrProblem(body.price, currency, 'price', problems)
  const discount = toMinorOrProblem(body.discountPrice, currency, 'discountPrice', problems)
  if (discount > 0 && discount >= price) problems.discountPrice ??= NOT_BELOW_PRICE
  if (body.trackInventory && !body.allowBackorder && body.stockQuantity < 0) problems.stockQuantity = NEGATIVE_STOCK
  checkGroups(body, problems)
  const variations = variationColumns(body, { price, currency }, problems)
  if (Object.keys(problems).length > 0) throw appError('invalid_input', { fields: problems })
  return {
    variations,
    product: {
      name: body.name,
      sku: body.sku,
      barcode: body.barcode,
      status: body.status,
      price,
      discount_price: discount,
      product_image: body.productImage,
      gallery_images: JSON.stringify(body.galleryImages),
      description: body.description,
      seo_title: body.seoTitle,
      meta_description: body.metaDescription,
      stock_status: stockColumn(body, variations),
      track_inventory: body.trackInventory,
      stock_quantity: body.stockQuantity,
      allow_backorder: body.allowBackorder,
      weight_grams: body.weight,
      dimensions: JSON.stringify(body.dimensions),
      attribute_groups: JSON.stringify(body.attributeGroups),
      tags: [...new Set(body.tags)],
      brand: body.brand,
      tax_class: body.taxClass,
      requires_shipping: body.requiresShipping,
      position: body.position,
      template_id: body.templateId,
    },
  }
}

/** The stock status that lists filter by: calculated when inventory is tracked, otherwise the owner's setting. */
function stockColumn(
  body: ProductBody,
  variations: readonly { stock_quantity: number; enabled: boolean }[],
): 'in_stock' | 'out_of_stock' | 'on_backorder' {
  if (!body.trackInventory) return body.stockStatus ? 'in_stock' : 'out_of_stock'
  const enabled = variations.filter((one) => one.enabled)
  const stock = enabled.length > 0 ? Math.max(...enabled.map((one) => one.stock_quantity)) : body.stockQuantity
  if (stock > 0) return 'in_stock'
  return body.allowBackorder ? 'on_backorder' : 'out_of_stock'
}

const NO_VARIATION = 'No variation with these options is available. Make one available, or remove the options.'

/** A product with options needs an available variation: the cart and the order store a variation, not the options. */
function checkGroups({ attributeGroups, variations }: ProductBody, problems: Problems) {
  const names = new Set<string>()
  if (attributeGroups.length > 0 && !variations.some(({ enabled }) => enabled))
    problems['attributeGroups.0.values'] = NO_VARIATION
  for (const [i, { name, values }] of attributeGroups.entries()) {
    if (names.has(name)) problems[`attributeGroups.${i}.name`] = `Another option is called ${name}.`
    names.add(name)
    if (new Set(values).size < values.length) problems[`attributeGroups.${i}.values`] = 'Remove the duplicate value.'
  }
}

function variationColumns(
  { variations, attributeGroups }: ProductBody,
  { price, currency }: { price: number; currency: Currency },
  problems: Problems,
) {
  const seen = new Set<string>()
  return variations.map((variation, i) => {
    const path = `variations.${i}`
    const variationPrice = toMinorOrProblem(variation.price, currency, `${path}.price`, problems)
    const discount = toMinorOrProblem(variation.discountPrice, currency, `${path}.discountPrice`, problems)
    // A price of 0 means the price of the product.
    if (discount > 0 && discount >= (variationPrice > 0 ? variationPrice : price))
      problems[`${path}.discountPrice`] ??= NOT_BELOW_PRICE
    if (!hasOneValuePerGroup(variation.attributes, attributeGroups))
      problems[`${path}.attributes`] = 'Choose one value for each option.'
    const key = combinationKey(variation.attributes)
    if (seen.has(key)) problems[`${path}.attributes`] = 'Another variation has the same options.'
    seen.add(key)
    return {
      id: variation.id,
      price: variationPrice,
      discount_price: discount,
      sku: variation.sku,
      barcode: variation.barcode,
      stock_quantity: variation.stockQuantity,
      image: variation.image,
      attributes: JSON.stringify(variation.attributes),
      attributes_key: key,
      enabled: variation.enabled,
      position: i,
    }
  })
}

const hasOneValuePerGroup = (attributes: Readonly<Record<string, string>>, groups: ProductBody['attributeGroups']): boolean =>
  Object.keys(attributes).length === groups.length &&
  groups.every(({ name, values }) => Object.hasOwn(attributes, name) && values.includes(attributes[name] ?? ''))
