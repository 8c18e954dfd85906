import { messages } from '../../messages.ts'
import type { PageContent, Search } from '../page-parts.ts'

/** What a store says wherever it has no page. It is the same for every path, so one rendering serves them all. */
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
