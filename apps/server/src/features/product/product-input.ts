import { type Currency, combinationKey, MoneyError, toMinor } from '@blockfront/commerce'
import type { HandlerInput } from '@blockfront/contract'
import { appError } from '../../errors.ts'

export type ProductBody = HandlerInput<'product.add'>['body']

/** Collects what is wrong with a product, by the paths of its form. */
type Problems = Record<string, string>

/** A price in minor units; 0 and a note where it does not fit the currency. */
function minor(amount: number, currency: Currency, path: string, problems: Problems): number {
  try {
    return toMinor(amount, currency)
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error
    problems[path] = error.message
    return 0
  }
}

const NOT_BELOW = 'A sale price is 0 (no sale) or below the price.'

/**
 * What the schema cannot say of a product, checked against the store's currency and the product itself, and its columns. The
 * description must be sanitized already (`sanitizeLargeHtml`).
 * Throws `invalid_input` with a message for every mistake.
 */
export function productColumns(body: ProductBody, currency: Currency) {
  const problems: Problems = {}
  const price = minor(body.price, currency, 'price', problems)
  const discount = minor(body.discountPrice, currency, 'discountPrice', problems)
  if (discount > 0 && discount >= price) problems.discountPrice ??= NOT_BELOW
  if (body.trackInventory && !body.allowBackorder && body.stockQuantity < 0)
    problems.stockQuantity = 'Stock below 0 needs backorders to be allowed.'
  checkGroups(body, problems)
  const variations = variationColumns(body, { price, currency }, problems)
  if (Object.keys(problems).length > 0) throw appError('invalid_input', { fields: problems })
  return {
    variations,
    product: {
      name: body.name,
      sku: body.sku,
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
      taxable: body.taxable,
      position: body.position,
    },
  }
}

/** The column that lists filter by: derived where inventory is tracked, else the owner's word. */
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

const NOTHING_TO_CHOOSE = 'No variation with these options is sold. Switch one on, or take the options out.'

/** What a shopper chooses reaches cart and order as a variation: options without any would be chosen in vain. */
function checkGroups({ attributeGroups, variations }: ProductBody, problems: Problems) {
  const names = new Set<string>()
  if (attributeGroups.length > 0 && !variations.some(({ enabled }) => enabled))
    problems['attributeGroups.0.values'] = NOTHING_TO_CHOOSE
  for (const [i, { name, values }] of attributeGroups.entries()) {
    if (names.has(name)) problems[`attributeGroups.${i}.name`] = `There is another group called ${name}.`
    names.add(name)
    if (new Set(values).size < values.length) problems[`attributeGroups.${i}.values`] = 'A value stands here twice.'
  }
}

function variationColumns(
  { variations, attributeGroups }: ProductBody,
  { price, currency }: { price: number; currency: Currency },
  problems: Problems,
) {
  const seen = new Set<string>()
  return variations.map((one, i) => {
    const at = `variations.${i}`
    const own = minor(one.price, currency, `${at}.price`, problems)
    const discount = minor(one.discountPrice, currency, `${at}.discountPrice`, problems)
    if (discount > 0 && discount >= (own > 0 ? own : price)) problems[`${at}.discountPrice`] ??= NOT_BELOW
    const fits =
      Object.keys(one.attributes).length === attributeGroups.length &&
      attributeGroups.every(
        ({ name, values }) => Object.hasOwn(one.attributes, name) && values.includes(one.attributes[name] ?? ''),
      )
    if (!fits) problems[`${at}.attributes`] = 'A variation has one value of every group, and nothing else.'
    const key = combinationKey(one.attributes)
    if (seen.has(key)) problems[`${at}.attributes`] = 'Another variation has the same options.'
    seen.add(key)
    return {
      id: one.id,
      price: own,
      discount_price: discount,
      sku: one.sku,
      stock_quantity: one.stockQuantity,
      image: one.image,
      attributes: JSON.stringify(one.attributes),
      attributes_key: key,
      enabled: one.enabled,
      position: i,
    }
  })
}
