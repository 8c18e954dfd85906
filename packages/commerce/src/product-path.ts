/** The one path of a product on its store's host, not percent-encoded. The other routes of product.md, point 2, show it as canonical. */
export const productPath = (slug: string): string => `/page/product/${slug}`
