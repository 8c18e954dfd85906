import { pageTexts, titleIn } from '../../messages.ts'
import type { PageContent, Search } from '../page-parts.ts'

/** The not-found page of a store. It is the same for every path, so it is rendered once. */
export async function notFoundPage({ layout }: Search): Promise<PageContent> {
  const { store } = await layout
  return {
    kind: 'notFound',
    tags: [],
    title: titleIn(store.name, pageTexts(store.locale).notFound),
    description: '',
    image: '',
    noindex: true,
    canonical: '/404',
    crumbs: [],
  }
}
