import type { PageSummary } from '@blockfront/contract'

/** The path of a page on the store's hostname. */
export function pathOf({ type, slug }: Pick<PageSummary, 'type' | 'slug'>): string {
  if (type === 'home') return '/'
  return type === 'shop' || type === 'about' || type === 'checkout' ? `/${slug}` : `/page/${slug}`
}

/** Whether a page has a single URL: templates of products and collections have many. */
export const hasOwnPath = ({ type }: Pick<PageSummary, 'type'>): boolean => type !== 'product' && type !== 'collection'
