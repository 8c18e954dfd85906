/**
 * Everything that one address of a store shows: what the server renders a page from, and what a browser asks for when a
 * shopper goes on. Plain JSON, types alone.
 */

import type { Currency } from '@blockfront/commerce'
import type { CheckoutConfig, Facets, OrderReceipt } from '@blockfront/contract'
import type { ImageSource, PageBlock, Product, ProductCard, Resources } from '@blockfront/engine/render'

/** What all pages of a store have in common. */
export interface StorePayload {
  storeId: string
  name: string
  currency: Currency
  /** BCP 47, such as `en` or `de-AT`. */
  locale: string
  dir: 'ltr' | 'rtl'
  /** IANA name, such as `Europe/Vienna`. */
  timezone: string
  /** Custom properties of the theme by name, `--color-accent` and its like. */
  theme: Record<string, string>
  /** Digits; empty without a pixel. */
  fbPixelId: string
  /** `ask` keeps the pixel away until the shopper agreed. */
  consent: 'ask' | 'none'
  logo: string
  favicon: string
  email: string
  phone: string
  /** Lines of the postal address. */
  address: string[]
  social: { network: string; url: string }[]
  /** Titles of the enabled payment methods, in the order of the checkout. */
  paymentMethods: string[]
}

export type RouteKind = 'page' | 'product' | 'shop' | 'collection' | 'search' | 'checkout' | 'order' | 'notFound'

export interface Route {
  kind: RouteKind
  /** Path and query as the browser shows them. */
  path: string
}

export interface PageMeta {
  title: string
  description: string
  /** Absolute address of the page. */
  canonical: string
  /** Absolute address of a picture; empty without one. */
  ogImage: string
  noindex: boolean
  /** schema.org objects, one script each. */
  jsonLd: object[]
}

export type Sort = 'relevance' | 'newest' | 'price_asc' | 'price_desc' | 'name'

/** Products as the shop, a collection or a search lists them, one page of them. */
export interface Listing {
  heading: string
  /** Id of the block whose place the list takes; without it the list follows the blocks. */
  replaces?: string
  items: ProductCard[]
  facets: Facets
  totalElements: number
  /** Zero-based, as on the wire; the address counts from 1 in `page`. */
  page: number
  totalPages: number
  query: ListingQuery
  /** Price filters whose text is no price of the store, with an example of one as the store writes it. */
  unreadPrices?: { fields: ('minPrice' | 'maxPrice')[]; example: string }
}

/** What the address says about a list, as typed. Empty means not set. */
export interface ListingQuery {
  /** The search term; empty outside of a search. */
  q: string
  sort: Sort
  /** The slug of one of the store's categories; always empty in a collection, which is one already. */
  category: string
  minPrice: string
  maxPrice: string
  inStock: boolean
  /** `Colour:Red`, one for each chosen value. */
  attributes: string[]
}

/** Amounts in major units, and how they are written. */
export type FormattedPrices = Record<string, string>

export interface PagePayload {
  store: StorePayload
  route: Route
  meta: PageMeta
  header: PageBlock[]
  content: PageBlock[]
  footer: PageBlock[]
  /** What blocks asked for, by block id. */
  data: Record<string, Resources>
  /** Sizes of pictures by the address that blocks and products name them by. */
  pictures: Record<string, ImageSource>
  product?: Product
  related?: ProductCard[]
  listing?: Listing
  checkout?: CheckoutConfig
  order?: OrderReceipt
  /** How the server wrote the amounts of this page. The renderer fills it in. */
  prices?: FormattedPrices
  /** Blocks that failed on the server and are left out, by id. The renderer fills it in. */
  leftOut?: string[]
}

/** The answer of `/api/storefront/payload?path=…`: the page, or where it moved. */
export type PayloadAnswer = PagePayload | { redirectTo: string }

/** The built files that a document names, from the client build's manifest. */
export interface PageAssets {
  /** Address of the client's entry module. */
  entry: string
  /** Addresses of modules that the entry imports at once; the browser fetches them along with it. */
  imports: string[]
}
