import { pageTexts, titleIn } from '../../messages.ts'
import type { PageContent, Search } from '../page-parts.ts'

/** The wishlist, if the store has one. It is the same page for all shoppers: the browser loads the products. */
export async function wishlistPage({ layout }: Search): Promise<PageContent | undefined> {
  const { store } = await layout
  if (!store.wishlist) return undefined
  return {
    kind: 'wishlist',
    tags: [],
    title: titleIn(store.name, pageTexts(store.locale).wishlist),
    description: '',
    image: '',
    noindex: true,
    canonical: '/wishlist',
    crumbs: [],
  }
}
