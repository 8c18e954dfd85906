import { chargedPrice, chargedPriceOfVariation, currencyFormat, productPath, toMinor } from '@blockfront/commerce'
import type { StorefrontProduct } from '@blockfront/contract'
import { blocks } from '@blockfront/engine/blocks'
import type { Product } from '@blockfront/engine/render'
import { cacheTags } from '../../../../ground/events/cache-tags.ts'
import { categoryTrail } from '../../../../modules/category/index.ts'
import { DEFAULT_TEMPLATES } from '../../../../modules/page/index.ts'
import { publishedReturnPolicy } from '../../../../modules/policy/index.ts'
import { findStorefrontProduct, loadRelatedCards } from '../../../../modules/product/index.ts'
import { ratesOf, zonesOf } from '../../../../modules/shipping/index.ts'
import { taxesAt } from '../../../../modules/tax/index.ts'
import { localizePath, translateProduct } from '../../../../modules/translation/index.ts'
import { type PageTexts, pageTexts } from '../../messages.ts'
import { plainText } from '../metadata/plain-text.ts'
import { absolute, merchantReturnPolicy, productSchema } from '../metadata/schema-org.ts'
import { shippingDetails } from '../metadata/shipping-offers.ts'
import type { PageContent, Search } from '../page-parts.ts'
import { priceNote, productFacts } from '../product-facts.ts'

/** Maximum length of a meta description that is derived from the product's description. Characters. */
const LONGEST = 300

/** The product page of a store that has none: the main block of such pages. */
const PRODUCT_ALONE = JSON.stringify(
  Object.values(blocks)
    .filter(({ mainOf }) => mainOf === 'product')
    .map(({ type, contentType, version }) => ({ id: type, type, contentType, version, props: {} })),
)

/** Number of recommended products below a product. */
const RELATED = 4

/** An active product, in the store's product page. */
export async function productPage(
  { trx, storeId, layout, locale, page }: Search,
  slug: string,
): Promise<PageContent | undefined> {
  const [standard, found] = await Promise.all([page(DEFAULT_TEMPLATES.product), findStorefrontProduct(trx, storeId, slug)])
  if (!found) return undefined
  // While the chosen template is a draft, the default one shows the product.
  const row = (found.template && (await page(found.template))) || standard
  const { onBackorder, lowStock, requiresShipping, weight } = found
  const product = locale ? await translateProduct(trx, locale, found.product) : found.product
  const { store, currency, country, root } = await layout
  const zones = requiresShipping ? await zonesOf(trx, storeId) : []
  const rates = requiresShipping ? await ratesOf(trx, storeId) : []
  const shipping = (price: number) => shippingDetails({ zones, rates, currency, country, weight }, toMinor(price, currency))
  const returnPolicy = requiresShipping ? await publishedReturnPolicy(trx, storeId, country) : undefined
  const prices = product.variations.map((variation) => chargedPriceOfVariation(product, variation).price)
  const allPrices = prices.length > 0 ? prices : [chargedPrice(product).price]
  const shown = drawn(product, (id) => stockNote(id, { texts: pageTexts(store.locale), onBackorder, lowStock }))
  const facts = productFacts(
    allPrices.map((price) => toMinor(price, currency)),
    {
      ...{ locale: store.locale, currency },
      shipped: requiresShipping ? { zones, rates, currency, country, weight } : undefined,
      returns: returnPolicy && { days: returnPolicy.days, path: localizePath(root, `/page/${returnPolicy.slug}`) },
    },
  )
  const taxes = await taxesAt(trx, storeId, { country })
  const note = priceNote({
    ...{ locale: store.locale, country, rates },
    includesTax: store.includesTax === true && taxes.ofClass[found.taxClass].rate > 0,
    url: store.policies?.find(({ url }) => url.endsWith('/page/shipping-policy'))?.url,
  })
  const [category] = product.categories
  const related = category
    ? await loadRelatedCards(trx, storeId, product.id, { categoryId: category.id, currency, limit: RELATED })
    : []
  const trail = category ? await categoryTrail(trx, storeId, category.id, locale) : []
  const path = productPath(product.slug)
  return {
    kind: 'product',
    tags: [
      cacheTags.page(DEFAULT_TEMPLATES.product),
      ...(found.template ? [cacheTags.page(found.template)] : []),
      cacheTags.shipping,
      ...(returnPolicy ? [cacheTags.page(returnPolicy.slug)] : []),
      cacheTags.product(product.id),
      ...new Set([...product.categories, ...trail].map(({ id }) => cacheTags.category(id))),
      ...(category ? [cacheTags.collectionOf(category.id)] : []),
      ...related.map(({ id }) => cacheTags.product(id)),
    ],
    content: row?.content ?? { json: PRODUCT_ALONE },
    title: product.seoTitle || product.name,
    description: product.metaDescription || plainText(product.description, LONGEST),
    image: product.productImage,
    noindex: row?.noindex ?? false,
    canonical: path,
    crumbs: [...trail, { name: product.name, path }],
    schemas: ({ origin, root }) => [
      productSchema(product, {
        ...{ origin, currency, onBackorder, shipping },
        url: absolute(origin, localizePath(root, path)),
        returns:
          returnPolicy &&
          merchantReturnPolicy(returnPolicy, {
            country,
            link: absolute(origin, localizePath(root, `/page/${returnPolicy.slug}`)),
          }),
      }),
    ],
    product: {
      ...shown,
      ...(facts.length > 0 && { facts }),
      ...(note && { priceNote: note }),
    },
    textFields: {
      name: product.name,
      price: priceText(allPrices, currencyFormat(currency, store.locale)),
      sku: product.sku,
      brand: product.brand,
      ...(product.stockStatus && shown.stockNote && { stock: shown.stockNote }),
    },
    categoryIds: product.categories.map(({ id }) => id),
    related,
  }
}

/** The price of a product, or the range of its prices. */
function priceText(prices: readonly number[], format: Intl.NumberFormat): string {
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return least === most ? format.format(least) : format.formatRange(least, most)
}

interface Stock {
  texts: PageTexts
  onBackorder: ReadonlySet<string>
  /** Units left, where few are. */
  lowStock: ReadonlyMap<string, number>
}

/** The text about the stock of a product or variation that can be bought. */
function stockNote(id: string, { texts, onBackorder, lowStock }: Stock): string {
  if (onBackorder.has(id)) return texts.onBackorder
  const left = lowStock.get(id)
  return left === undefined ? texts.inStock : texts.lowStock({ count: left })
}

/** The parts of a product that the page renders; the rest is in its head. `noteOf` returns the stock note of an id. */
function drawn(
  { storeId, seoTitle, metaDescription, categories, brand, barcode, ...product }: StorefrontProduct,
  noteOf: (id: string) => string,
): Product {
  const variations = product.variations.map(({ barcode: _, ...variation }) => ({ ...variation, stockNote: noteOf(variation.id) }))
  const hasVariations = variations.length > 0
  const categoryIds = categories.map(({ id }) => id)
  return { ...product, categoryIds, variations, hasVariations, ...(!hasVariations && { stockNote: noteOf(product.id) }) }
}
