import { messages } from '../../messages.ts'
import type { PageContent, Search } from '../page-parts.ts'

/** The not-found page of a store. It is the same for every path, so it is rendered once. */
export async function notFoundPage({ layout }: Search): Promise<PageContent> {
  return {
    kind: 'notFound',
    tags: [],
    title: messages.of(messages.notFound, (await layout).store.name),
    description: '',
    image: '',
    noindex: true,
    canonical: '/404',
    crumbs: [],
  }
}
