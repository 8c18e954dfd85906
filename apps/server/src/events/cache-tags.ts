/** The slug in the name of a page. */
export const slugOfPage = (name: string): string | undefined => /^page\/(.*)/.exec(name)?.[1]

/**
 * Names of what pages of a store show. A page that is kept carries those that it was made of; a change announces those that it makes
 * out of date. What a page shows of the store itself (its details, its colors, its global blocks) has no name: such a change announces
 * all (`invalidate` without names).
 */
export const shown = {
  /** A page of the owner's, by its slug; also templates, such as `product`. */
  page: (slug: string) => `page/${slug}`,
  /** All addresses of pages. */
  pages: 'pages',
  /** A product itself, on any page. */
  product: (id: string) => `product/${id}`,
  /** All addresses of products. */
  products: 'products',
  /** The newest or oldest of all products: who they are, not what is said of them. */
  shelf: 'shelf',
  /** The same in a category. */
  shelfOf: (categoryId: string) => `shelf/${categoryId}`,
  /** All products, with what a list counts, narrows and orders by. */
  list: 'list',
  /** The same in a category. */
  listOf: (categoryId: string) => `list/${categoryId}`,
  /** A category itself. */
  category: (id: string) => `category/${id}`,
  /** The store's categories by name. */
  categories: 'categories',
  /** A picture of the library. */
  picture: (id: string) => `picture/${id}`,
} as const
