/**
 * The payload of one URL of a store: the server renders the page from it, and the browser requests it to navigate. Plain JSON; this file
 * has types only.
 */

import type { Currency } from '@blockfront/commerce'
import type { CheckoutConfig, ConsentBanner, Facets, OrderReceipt } from '@blockfront/contract'
import type {
  Breakpoints,
  ImageSource,
  PageBlock,
  Product,
  ProductCard,
  ProductListLook,
  Resources,
} from '@blockfront/engine/render'
import type { OwnFont } from '@blockfront/fonts'
import type { Language, MessageTable } from '@blockfront/messages'

/** Data that all pages of a store have in common. */
export interface StorePayload {
  storeId: string
  name: string
  currency: Currency
  /** Decimal digits of the currency's amounts: 2 for EUR, 0 for JPY. */
  currencyDigits: number
  /** BCP 47, such as `en` or `de-AT`. */
  locale: string
  dir: 'ltr' | 'rtl'
  /** Start of the paths in this language, such as `/de`; empty in the store's main language. */
  root: string
  /** IANA name, such as `Europe/Vienna`. */
  timezone: string
  /** Custom properties of the theme by name, such as `--color-accent`. */
  theme: Record<string, string>
  /** The fonts of the theme that the owner uploaded. */
  fonts?: readonly OwnFont[] | undefined
  /** The look of product lists outside of blocks: that of the shop page's block with all products. Undefined if there is none. */
  lists?: ProductListLook | undefined
  /** The widths at which the layout of pages changes; undefined for the default ones. */
  breakpoints?: Breakpoints | undefined
  /** Id of the Meta pixel, digits; empty without one. */
  fbPixelId: string
  /** `ask` loads the pixel only after the shopper agreed; `countries` too, if the server says that this shopper must be asked. */
  consent: 'ask' | 'countries' | 'none'
  /** Settings of the pixel and of the consent banner; undefined if all are the defaults. */
  tracking?: { disabledEvents: readonly string[]; banner: Partial<ConsentBanner> } | undefined
  logo: string
  favicon: string
  /** Whether the store serves a touch icon, other icons and a web manifest with them. */
  hasIcons?: boolean
  email: string
  phone: string
  /** Lines of the postal address. */
  address: string[]
  social: { network: string; url: string }[]
  /** Path of the customer accounts; undefined if customers cannot sign in. */
  account?: string | undefined
  /** Path of the wishlist; undefined in a store without one. */
  wishlist?: string | undefined
  /** Whether adding a product opens the cart. */
  opensCart?: boolean
  /** Whether sold-out products offer no email when they are back in stock. */
  hidesStockAlerts?: boolean
  /** Whether prices include tax. */
  includesTax?: boolean
  /** Titles of the enabled payment methods, in the order of the checkout. */
  paymentMethods: string[]
  /** Links to the published policies, if there are any. */
  policies?: { label: string; url: string }[]
}

export type RouteKind =
  | 'page'
  | 'product'
  | 'shop'
  | 'collection'
  | 'search'
  | 'checkout'
  | 'order'
  | 'account'
  | 'wishlist'
  | 'notFound'
  | 'failed'

export interface Route {
  kind: RouteKind
  /** Path and query as the browser shows them. */
  path: string
}

export interface PageMeta {
  title: string
  description: string
  /** Absolute URL of the page. */
  canonical: string
  /** Absolute URLs of the page in all languages, for search engines; only in documents. Empty for a store with one language. */
  alternates: { locale: string; url: string }[]
  /** Shown where the page is shared as a link: absolute URL, size in pixels, and the card of X. */
  image?: { url: string; alt: string; card: 'summary' | 'summary_large_image'; width?: number; height?: number } | undefined
  noindex: boolean
  /** schema.org objects, each in its own script element. */
  jsonLd: object[]
}

/** A step on the way from the home page to a page. */
export interface Crumb {
  name: string
  path: string
}

/** A link to the same page in a language of the store. */
export interface LanguageLink {
  /** BCP 47. */
  locale: string
  /** The language's own name: `Deutsch`. */
  name: string
  path: string
  /** Whether the page is in this language. */
  current: boolean
}

export type Sort = 'relevance' | 'newest' | 'price_asc' | 'price_desc' | 'name'

/** One page of the products in the shop, a collection or a search. */
export interface Listing {
  heading: string
  /** Id of the block that the list replaces; without it the list follows the blocks. */
  replaces?: string
  items: ProductCard[]
  /** The categories directly in that of a collection. Its products include theirs. */
  subcategories?: { id: string; slug: string; name: string }[]
  facets: Facets
  totalElements: number
  /** Zero-based, as in the API. `page` in the URL counts from 1. */
  page: number
  totalPages: number
  query: ListingQuery
  /** Price filters whose text is not a valid price, with an example in the store's format. */
  unreadPrices?: { fields: ('minPrice' | 'maxPrice')[]; example: string }
}

/** The query of a list's URL, as typed. Empty means not set. */
export interface ListingQuery {
  /** The search term; empty outside of a search. */
  q: string
  sort: Sort
  /** Slug of a category; always empty in a collection. */
  category: string
  minPrice: string
  maxPrice: string
  inStock: boolean
  /** One `Color:Red` for each selected value. */
  attributes: string[]
}

/** Messages of a document in its language: catalogs by area, and the URLs of files with further ones. */
export interface PageMessages {
  language: Language
  catalogs: Partial<Record<string, MessageTable>>
  files: Readonly<Record<string, string>>
}

/** Formatted prices by amount in major units. */
export type FormattedPrices = Record<string, string>

export interface PagePayload {
  store: StorePayload
  route: Route
  meta: PageMeta
  /** The published languages, the current one among them. Undefined for a store with one language. */
  languages?: LanguageLink[]
  header: PageBlock[]
  content: PageBlock[]
  /** No block draws the page's first heading, so the page gets a visually hidden one. */
  needsHeading?: boolean
  footer: PageBlock[]
  /** Resources of the blocks, by block id. */
  data: Record<string, Resources>
  /** Image sources by the URL that blocks and products use. */
  pictures: Record<string, ImageSource>
  /** The way from the home page, with this page as its end. Undefined on pages that do not show it. */
  crumbs?: Crumb[]
  product?: Product
  related?: ProductCard[]
  listing?: Listing
  checkout?: CheckoutConfig
  order?: OrderReceipt
  /** Prices as the server formatted them. The renderer fills it in. */
  prices?: FormattedPrices
  /** Messages in the language of the page. The renderer fills them in for documents. */
  messages?: PageMessages
  /** Why the server could not load what the page shows, for shoppers. Only on pages of the kind `failed`. */
  failure?: string
  /** A text that says that the page is a shared draft. Only in previews. */
  previewNote?: string
  /** Ids of blocks that failed on the server and are left out. The renderer fills it in. */
  leftOut?: string[]
}

/** Response of `/api/storefront/payload?path=…`: the page, or where it moved. */
export type PayloadResponse = PagePayload | { redirectTo: string }

/** Files of the client build that a document loads, from its manifest. */
export interface PageAssets {
  /** URL of the client's entry module. */
  entry: string
  /** URLs of the modules that the entry imports statically; the browser preloads them. */
  imports: string[]
  /** URLs of message files by language, then by part (see `language/parts.ts`). */
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The web fonts of the store's theme: for a document with basic characters only, and for all others. */
  fonts?: { basic: PageFonts; complete: PageFonts }
}

/** The elements in the head of a document that load its web fonts. */
export interface PageFonts {
  /** `@font-face` rules. */
  css: string
  /** URLs of the files that the browser loads with the document. */
  preload: readonly string[]
}
