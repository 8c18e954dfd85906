import type { BlockServices } from '@blockfront/engine/render'
import type { PageSummary } from '../adapter.ts'
import { pathOf } from './pages/page-list.ts'

/** What following a link in preview leads to. */
export interface PreviewLinks {
  pages: () => readonly PageSummary[]
  /** Opens a page of the store in the builder. */
  openPage: (pageId: string) => void
  /** Follows a link that leads to no page that the builder can open. */
  follow: (url: string) => void
}

/** The page that an address of the store leads to, whatever query or fragment it carries. */
export function pageAt(url: string, pages: readonly PageSummary[]): PageSummary | undefined {
  const path = url.replace(/[?#][\s\S]*/, '').replace(/(.)\/$/, '$1')
  return pages.find((page) => pathOf(page) === path || `/page/${page.slug}` === path)
}

/** The app's host, with links between the store's pages followed inside the builder. */
export const previewServices = (services: BlockServices, { pages, openPage, follow }: PreviewLinks): BlockServices => ({
  ...services,
  navigate: (url) => {
    const page = pageAt(url, pages())
    if (page) openPage(page.pageId)
    else follow(url)
  },
})
