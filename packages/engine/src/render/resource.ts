/**
 * The data that views show. Prices are decimal numbers in the store's currency, as in API responses; the app's `formatPrice`
 * formats them.
 */

/** Data that is loaded for a view: loading, failed or ready. */
export type Resource<T> = { status: 'loading' } | { status: 'error'; message: string } | { status: 'ready'; value: T }

/** A product on a card. `rating` is the average of its reviews, 0 to 5; missing for a product without reviews. */
export interface ProductCard {
  id: string
  slug: string
  name: string
  productImage?: string | null
  /** Shown while a mouse points at the card. */
  secondImage?: string | null
  price: number
  /** On sale when above 0 and below `price`. */
  discountPrice?: number | null
  /** The highest price of its variations, if they differ: `price` and `discountPrice` are those of the cheapest one. */
  maxPrice?: number
  /** Whether a variation is reduced, but not the cheapest one. */
  onSale?: boolean
  rating?: number | null
  /** Falsy means sold out. */
  stockStatus?: string | boolean | null
  /** Whether options must be chosen before it can be bought. */
  hasVariations?: boolean
}

export interface AttributeGroup {
  name: string
  type: 'select' | 'color' | 'buttons'
  values: string[]
  /** The color names that the swatches of translated values are drawn from, in the order of `values`. */
  swatches?: string[]
}

/** One combination of options. A price of 0 means the product's price. */
export interface Variation {
  id: string
  price?: number | null
  discountPrice?: number | null
  image?: string | null
  sku?: string | null
  stockStatus?: string | boolean | null
  /** A note about its stock, such as "Only 3 left". */
  stockNote?: string
  attributes: Record<string, string>
}

/** A fact about buying a product, such as its delivery time. */
export interface ProductFact {
  /** An icon of the built-in set, such as `truck`. */
  icon: string
  text: string
  /** A page that says more. */
  url?: string
}

export interface Product extends ProductCard {
  galleryImages?: string[]
  /** HTML. Render it with `RichText`. */
  description?: string | null
  sku?: string | null
  attributeGroups?: AttributeGroup[]
  variations?: Variation[]
  /** The ids of its categories. */
  categoryIds?: string[]
  /** The stock note of a product without variations. */
  stockNote?: string
  facts?: ProductFact[]
  /** What the law requires next to the price, such as "incl. VAT, plus shipping", with the page about shipping. */
  priceNote?: { text: string; url?: string }
  /** Number of published reviews; missing for a product without reviews. */
  ratingCount?: number
}

/** A published review of a product. */
export interface Review {
  id: string
  /** 1 to 5. */
  rating: number
  title: string
  text: string
  authorName: string
  /** The reply of the store; empty without one. */
  reply: string
  /** ISO 8601. */
  createdAt: string
  /** The day of `createdAt` in the language and time zone of the page. */
  date: string
  /** The reviewed product, on pages that are not about it. */
  product?: { id: string; name: string; slug: string }
}

/** The newest reviews of the page's product; on other pages, of all products. */
export interface ReviewList {
  items: Review[]
  /** All reviews of the page's product; missing on other pages. `counts` are those with 1, 2, 3, 4 and 5 stars. */
  product?: { id: string; rating: number; counts: number[] }
}

export interface CategoryCard {
  id: string
  slug: string
  name: string
  image?: string | null
  /** The id of the category that contains it; null at the top. */
  parentId?: string | null
}

/**
 * The queries of the built-in blocks. `products` and `categories` are lists. `categories` are ordered by level, so that a category follows its
 * parent; with `isNested`, `limit` is that of the top level, and subcategories are added. `product` is the product of the current page, and is
 * available on product pages only. `reviews` are those of that product; on other pages, of all products.
 *
 * `products` with `ids` are these products in this order, without those that do not exist; otherwise the newest of a collection.
 * `related` are products from the categories of the page's product, completed from a collection, without the product itself.
 * `recentlyViewed` is known in the shopper's browser only: a server leaves it out, and the view calls `loadRecentlyViewed`.
 */
export interface StoreQueries {
  products: { query: { collection: string; limit: number; ids?: readonly string[] }; result: ProductCard[] }
  related: { query: { collection: string; limit: number }; result: ProductCard[] }
  recentlyViewed: { query: { limit: number }; result: ProductCard[] }
  categories: { query: { limit: number; isNested?: boolean }; result: CategoryCard[] }
  product: { query: Record<never, never>; result: Product }
  reviews: { query: { limit: number }; result: ReviewList }
}

/**
 * Everything that blocks can query, by name. An app adds queries by declaration merging and answers them in its `resources`:
 * ```ts
 * declare module '@blockfront/engine/render' {
 *   interface Queries { posts: { query: { limit: number }; result: Post[] } }
 * }
 * ```
 */
export interface Queries extends StoreQueries {}

/** The resources of one block, by query name. */
export type Resources = { [K in keyof Queries]?: Resource<Queries[K]['result']> }

/** The data props of a view: `View({ title, data }: Props<typeof props> & Data<'products'>)`. */
export interface Data<K extends keyof Queries> {
  data: { [N in K]?: Resource<Queries[N]['result']> }
}
