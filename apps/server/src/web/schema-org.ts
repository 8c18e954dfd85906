import { type Currency, currencyExponent, offerFor, offerOf } from '@blockfront/commerce'
import type { StorefrontProduct } from '@blockfront/contract'
import type { StorePayload } from '@blockfront/storefront/payload'
import type { Crumb } from './page-parts.ts'
import { plainText } from './plain-text.ts'

const context = { '@context': 'https://schema.org' }

/** An address within a store, or elsewhere, as an absolute one. */
export const absolute = (origin: string, address: string): string => (address.startsWith('/') ? origin + address : address)

/** Who sells. */
export function organization(store: StorePayload, origin: string): object {
  const { name, logo, email, phone, social } = store
  return {
    ...context,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    ...(logo && { logo: absolute(origin, logo) }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  }
}

/** The store as a site that can be searched. */
export const website = ({ name }: StorePayload, origin: string): object => ({
  ...context,
  '@type': 'WebSite',
  name,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** The way from the home page to a page. */
export const breadcrumbs = (crumbs: readonly Crumb[], origin: string): object => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})

interface Surroundings {
  origin: string
  currency: Currency
  /** The page's own address. */
  url: string
}

/** A product with what it costs. Ratings that nobody gave are left out (server.md, "Corrections"). */
export function productSchema(product: StorefrontProduct, { origin, currency, url }: Surroundings): object {
  const { name, description, metaDescription, sku, brand, productImage, galleryImages } = product
  const images = [...new Set([productImage, ...galleryImages])].filter(Boolean).map((image) => absolute(origin, image))
  const text = plainText(description, 5000) || metaDescription
  return {
    ...context,
    '@type': 'Product',
    name,
    url,
    ...(text && { description: text }),
    ...(images.length > 0 && { image: images }),
    ...(sku && { sku }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    offers: { ...offers(product, currency), priceCurrency: currency, availability: availability(product.stockStatus), url },
  }
}

/** One price as an offer; the prices of variations as their range. */
function offers(product: StorefrontProduct, currency: Currency): object {
  const written = (amount: number) => amount.toFixed(currencyExponent(currency))
  const prices = product.variations.map((variation) => offerFor(product, variation).price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  if (prices.length === 0 || low === high)
    return {
      '@type': 'Offer',
      price: written(prices[0] ?? offerOf(product).price),
      itemCondition: 'https://schema.org/NewCondition',
    }
  return { '@type': 'AggregateOffer', lowPrice: written(low), highPrice: written(high), offerCount: prices.length }
}

const availability = (inStock: boolean) => `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`
