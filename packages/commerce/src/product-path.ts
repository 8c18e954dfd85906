/** Returns the canonical path of a product, not percent-encoded. Other routes to a product (product.md, point 2) name it as canonical. */
export const productPath = (slug: string): string => `/page/product/${slug}`
