import { pageTexts } from '../../messages.ts'
import type { PageContent, Search } from '../page-parts.ts'

/** Shown in the layout of the store instead of products or a page that could not be loaded (product.md, point 8). */
export async function failedPage({ layout }: Search): Promise<PageContent> {
  const { store } = await layout
  return {
    kind: 'failed',
    tags: [],
    title: '',
    description: '',
    image: '',
    noindex: true,
    canonical: '/',
    crumbs: [],
    failure: pageTexts(store.locale).blockDataFailed,
  }
}
