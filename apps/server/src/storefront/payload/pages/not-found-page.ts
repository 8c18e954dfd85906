import { words } from '../../messages.ts'
import type { PageParts, Search } from '../page-parts.ts'

/** What a store says wherever it has no page. It is the same for every path, so one rendering serves them all. */
export async function notFoundPage({ frame }: Search): Promise<PageParts> {
  return {
    kind: 'notFound',
    tags: [],
    title: words.of(words.notFound, (await frame).store.name),
    description: '',
    image: '',
    noindex: true,
    canonical: '/404',
    crumbs: [],
  }
}
