import type { PageSummary } from '@blockfront/contract'

/** Where a page is on the store's host. */
export function pathOf({ type, slug }: Pick<PageSummary, 'type' | 'slug'>): string {
  if (type === 'home') return '/'
  return type === 'shop' || type === 'about' || type === 'checkout' ? `/${slug}` : `/page/${slug}`
}

/** Whether one address is the page's own: those of products and collections stand for many. */
export const hasOwnPath = ({ type }: Pick<PageSummary, 'type'>): boolean => type !== 'product' && type !== 'collection'
