/** Where a page stands on its store's host (product.md, point 2, "Store host routes"). */
export function pagePath({ type, slug }: { type: string; slug: string }): string {
  if (type === 'home') return '/'
  if (type === 'shop' || type === 'about' || type === 'checkout') return `/${slug}`
  return `/page/${slug}`
}
