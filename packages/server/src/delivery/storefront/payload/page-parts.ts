import type { ProductTextField } from '@blockfront/commerce'
import type { CheckoutConfig, OrderReceipt } from '@blockfront/contract'
import type { Product, ProductCard } from '@blockfront/engine/render'
import type { Listing, RouteKind } from '@blockfront/storefront/payload'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import type { StoredContent } from './blocks.ts'
import type { PublishedPage } from './published-page.ts'
import type { StoreLayout } from './store-layout.ts'

/** One step on the way from the home page to this one. */
export interface Breadcrumb {
  name: string
  path: string
}

/** The parts of a payload that differ between the pages of a store. A file of `pages/` loads them for each kind of route. */
export interface PageContent {
  kind: RouteKind
  /** Cache tags of the data that it was loaded from (`events/cache-tags.ts`). */
  tags: string[]
  /** Stored blocks; undefined for none. */
  content?: StoredContent | undefined
  title: string
  /** Plain text. */
  description: string
  /** An image URL; empty for the store's logo. */
  image: string
  noindex: boolean
  /** The one path that search engines should know it by, with its query and without its language. */
  canonical: string
  /** The way here after the home page, with this page as its end; empty where there is none to show. */
  crumbs: Breadcrumb[]
  /** Further schema.org objects. */
  schemas?: (layout: StoreLayout) => object[]
  product?: Product
  /** The ids of the product's categories, the main one first. */
  categoryIds?: readonly string[]
  /** The values of the product that formatted texts of its page can contain. */
  textFields?: Readonly<Partial<Record<ProductTextField, string>>>
  related?: ProductCard[]
  listing?: Listing
  checkout?: CheckoutConfig
  order?: OrderReceipt
  /** Why the page could not be loaded, for shoppers. */
  failure?: string
}

/** The context for finding a page. `layout` loads while the page is read. */
export interface Search {
  trx: StoreTrx
  storeId: string
  /** The layout in the language of the URL. */
  layout: Promise<StoreLayout>
  /** The language into which content is translated; undefined for the main language. */
  locale?: string | undefined
  /** A published page or template by its slug. */
  page(slug: string): Promise<PublishedPage | undefined>
}
