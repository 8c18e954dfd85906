/** The path of a page on its store's hostnames (docs/spec/product.md, "Store host routes"). */
export function pagePath({ type, slug }: { type: string; slug: string }): string {
  if (type === 'home') return '/'
  if (type === 'shop' || type === 'about' || type === 'checkout') return `/${slug}`
  return `/page/${slug}`
}
