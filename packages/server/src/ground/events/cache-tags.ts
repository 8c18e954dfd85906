/**
 * Cache tags of what pages of a store show. A cached page has the tags of everything it was rendered from; a change invalidates the tags
 * that it affects (`invalidate`). What a page shows of the store itself (its details, its colors, its global blocks) has no tag: such a
 * change invalidates all pages of the store.
 */
export const cacheTags = {
  /** A custom page or a template such as `product`, by its slug. */
  page: (slug: string) => `page/${slug}`,
  /** The published blocks of a shared component, on any page. */
  component: (id: string) => `component/${id}`,
  /** All URLs of pages. */
  pages: 'pages',
  /** A product itself, on any page. */
  product: (id: string) => `product/${id}`,
  /** All URLs of products. */
  products: 'products',
  /** Which products are the newest or oldest of all, without their data. */
  collection: 'collection',
  /** The same in a category. */
  collectionOf: (categoryId: string) => `collection/${categoryId}`,
  /** All products, with everything by which a list counts, filters and sorts. */
  list: 'list',
  /** The same in a category. */
  listOf: (categoryId: string) => `list/${categoryId}`,
  /** The newest reviews of all products. */
  reviews: 'reviews',
  /** A category itself. */
  category: (id: string) => `category/${id}`,
  /** The store's categories by name. */
  categories: 'categories',
  /** All translations into a language. */
  language: (locale: string) => `language/${locale}`,
  /** Shipping zones and rates. */
  shipping: 'shipping',
  /** An image of the media library. */
  image: (id: string) => `image/${id}`,
} as const
