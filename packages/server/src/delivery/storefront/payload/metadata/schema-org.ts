import { type Currency, chargedPrice, chargedPriceOfVariation, currencyExponent, gtinDigits, isGtin } from '@blockfront/commerce'
import type { StorefrontProduct } from '@blockfront/contract'
import type { StorePayload } from '@blockfront/storefront/payload'
import type { ReturnPolicy } from '../../../../modules/policy/index.ts'
import type { Breadcrumb } from '../page-parts.ts'
import { plainText } from './plain-text.ts'

const schemaContext = { '@context': 'https://schema.org' }

/** Returns an absolute URL for a path of the store or an external URL, in the form of the sitemap. */
export const absolute = (origin: string, address: string): string =>
  address.startsWith('/') ? new URL(origin + address).href : address

/** The store as schema.org organization. */
export function organization(store: StorePayload, origin: string): object {
  const { name, logo, email, phone, address, social } = store
  return {
    ...schemaContext,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    ...(logo && { logo: absolute(origin, logo) }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address.length > 0 && { address: address.join(', ') }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  }
}

/** The store as a site that can be searched. */
export const website = ({ name }: StorePayload, origin: string): object => ({
  ...schemaContext,
  '@type': 'WebSite',
  name,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** The breadcrumbs of a page. */
export const breadcrumbs = (crumbs: readonly Breadcrumb[], origin: string): object => ({
  ...schemaContext,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(origin, path),
  })),
})

interface OfferContext {
  origin: string
  currency: Currency
  /** The page's canonical URL. */
  url: string
  /** Returns the shipping costs for a price in major units; undefined for a product that is not shipped. */
  shipping?: ((price: number) => object[]) | undefined
  /** The store's return policy, see {@link merchantReturnPolicy}. */
  returns?: object | undefined
  /** Ids of variations or products that are available on backorder. */
  onBackorder: ReadonlySet<string>
}

/** More single offers than this make a page heavy: then only their range is listed. */
const MOST_OFFERS = 100

/** Shipping costs and references to them on one page: with more, a product is listed without them. */
const MOST_SHIPPED = { costs: 100, references: 1000 }

/** A product with its offers, and its rating if it has published reviews. Default ratings are left out (server.md, "Corrections"). */
export function productSchema(product: StorefrontProduct, context: OfferContext): object {
  const { name, description, metaDescription, sku, barcode, brand, productImage, galleryImages, rating, ratingCount } = product
  const images = [...new Set([productImage, ...galleryImages])].filter(Boolean).map((image) => absolute(context.origin, image))
  const text = plainText(description, 5000) || metaDescription
  return {
    ...schemaContext,
    '@type': 'Product',
    name,
    url: context.url,
    ...(text && { description: text }),
    ...(images.length > 0 && { image: images }),
    ...(sku && { sku }),
    ...gtin(barcode),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(rating && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: ratingCount } }),
    offers: offers(product, context),
  }
}

/** Search engines reject a product with a wrong number, so only a correct one is named. */
const gtin = (barcode: string) => isGtin(barcode) && { gtin: gtinDigits(barcode) }

/** A product or variation with its current price. */
interface Sold {
  id: string
  stockStatus: boolean
  price: number
}

/** One price as an offer; the prices of variations as their range, of those that can be bought where any can, and each by itself. */
function offers(product: StorefrontProduct, context: OfferContext): object {
  const { variations } = product
  const each = variations.map((variation) => ({ ...variation, price: chargedPriceOfVariation(product, variation).price }))
  const sold: Sold[] = each.length > 0 ? each : [{ ...product, price: chargedPrice(product).price }]
  const [price = 0, ...others] = new Set(sold.map((one) => one.price))
  if (others.length === 0) return { ...offer(sold, price, context), ...shipping([price], context)[0], url: context.url }
  const shipped =
    each.length <= MOST_OFFERS
      ? shipping(
          each.map((one) => one.price),
          context,
        )
      : []
  const buyable = sold.filter(({ stockStatus }) => stockStatus)
  const prices = (buyable.length > 0 ? buyable : sold).map((one) => one.price)
  return {
    '@type': 'AggregateOffer',
    lowPrice: written(Math.min(...prices), context),
    highPrice: written(Math.max(...prices), context),
    offerCount: each.length,
    priceCurrency: context.currency,
    availability: availability(sold, context),
    url: context.url,
    ...(each.length <= MOST_OFFERS && {
      offers: each.map((one, index) => ({
        ...offer([one], one.price, context),
        ...shipped[index],
        url: `${context.url}?${new URLSearchParams(one.attributes)}`,
        ...(one.sku && { sku: one.sku }),
        ...gtin(one.barcode),
      })),
    }),
  }
}

const offer = (sold: readonly Sold[], price: number, context: OfferContext) => ({
  '@type': 'Offer',
  price: written(price, context),
  priceCurrency: context.currency,
  availability: availability(sold, context),
  itemCondition: 'https://schema.org/NewCondition',
  ...(context.returns && { hasMerchantReturnPolicy: context.returns }),
})

/** A return policy as schema.org `MerchantReturnPolicy`, for the store's country, with the fields that Google requires. */
export const merchantReturnPolicy = (
  { days, costs }: Pick<ReturnPolicy, 'days' | 'costs'>,
  { country, link }: { country: string; link: string },
): object => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  merchantReturnLink: link,
  ...(days === 0
    ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: days,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: `https://schema.org/${costs === 'store' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
      }),
})

/**
 * Returns the shipping costs for each of the prices of a product. Costs that several offers share are written once, with an `@id` to which the
 * other offers refer (JSON-LD node identifiers), so that a product with many variations stays small.
 */
function shipping(prices: readonly number[], { shipping: costsOf }: OfferContext): { shippingDetails?: object[] }[] {
  if (!costsOf) return []
  const byPrice = new Map([...new Set(prices)].map((price) => [price, costsOf(price).map((costs) => JSON.stringify(costs))]))
  const uses = prices.flatMap((price) => byPrice.get(price) ?? [])
  const known = new Map([...new Set(uses)].map((json, index) => [json, `#shipping-${index + 1}`]))
  if (known.size > MOST_SHIPPED.costs || uses.length > MOST_SHIPPED.references) return []
  const isShared = uses.length > known.size
  const isWritten = new Set<string>()
  return prices.map((price) => {
    const details = (byPrice.get(price) ?? []).map((json) => {
      const id = isShared && { '@id': known.get(json) }
      if (isWritten.has(json)) return { ...id }
      isWritten.add(json)
      return { ...id, ...JSON.parse(json) }
    })
    return details.length > 0 ? { shippingDetails: details } : {}
  })
}

const written = (amount: number, { currency }: OfferContext) => amount.toFixed(currencyExponent(currency))

/** Whether any of these is there, or at least can be ordered. */
function availability(sold: readonly Sold[], { onBackorder }: OfferContext): string {
  const buyable = sold.filter(({ stockStatus }) => stockStatus)
  const is = buyable.length === 0 ? 'OutOfStock' : buyable.every(({ id }) => onBackorder.has(id)) ? 'BackOrder' : 'InStock'
  return `https://schema.org/${is}`
}
