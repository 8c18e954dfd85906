import type { BlockServices } from '@blockfront/engine/render'
import type { PageSummary } from '../adapter.ts'
import { pathOf } from './pages/page-list.ts'

/** Handlers for links in preview. */
export interface PreviewLinks {
  pages: () => readonly PageSummary[]
  /** Opens a page of the store in the builder. */
  openPage: (pageId: string) => void
  /** Follows a link to anything other than a page of the builder. */
  follow: (url: string) => void
}

/** Returns the page at a URL of the store, ignoring query and fragment. */
export function pageAt(url: string, pages: readonly PageSummary[]): PageSummary | undefined {
  const path = url.replace(/[?#][\s\S]*/, '').replace(/(.)\/$/, '$1')
  return pages.find((page) => pathOf(page) === path || `/page/${page.slug}` === path)
}

/** The app's services, except that links between the store's pages open them in the builder. */
export const previewServices = (services: BlockServices, { pages, openPage, follow }: PreviewLinks): BlockServices => ({
  ...services,
  navigate: (url) => {
    const page = pageAt(url, pages())
    if (page) openPage(page.pageId)
    else follow(url)
  },
})
