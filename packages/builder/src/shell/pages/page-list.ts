import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PageSummary, PagesAdapter } from '../../adapter.ts'

/** The loaded pages of the store. While they are reloaded, the old ones stay. */
export interface PageList {
  status: 'loading' | 'ready' | 'failed'
  pages: readonly PageSummary[]
  /** The error message. */
  message: string
}

/** The properties of a page that lists show. */
type ListedPage = Pick<PageSummary, 'pageId' | (typeof SHOWN)[number]>

export interface PageListStore extends StoreApi<PageList> {
  reload: () => Promise<void>
  /** Updates one page in the list. */
  learn: (page: ListedPage) => void
}

/** The pages of the store; always empty if the app has no list of pages. Nothing is loaded before `reload`. */
export function createPageList(adapter: PagesAdapter | undefined): PageListStore {
  const store = createStore<PageList>(() => ({ status: adapter ? 'loading' : 'ready', pages: [], message: '' }))
  let lastRequest = 0
  async function reload() {
    if (!adapter) return
    const request = ++lastRequest
    if (store.getState().status === 'failed') store.setState({ status: 'loading' })
    try {
      const pages = await adapter.list()
      if (request === lastRequest) store.setState({ status: 'ready', pages: sorted(pages), message: '' })
    } catch (error) {
      if (request === lastRequest)
        store.setState({ status: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }
  function learn(news: ListedPage) {
    const { pages } = store.getState()
    const known = pages.find(({ pageId }) => pageId === news.pageId)
    if (!known || SHOWN.every((key) => known[key] === news[key])) return
    store.setState({ pages: sorted(pages.map((page) => (page === known ? { ...page, ...pick(news) } : page))) })
  }
  return { ...store, reload, learn }
}

/** The properties of a page that lists show. */
const SHOWN = ['name', 'slug', 'status', 'hasUnpublishedChanges', 'scheduledAt'] as const

const pick = ({ name, slug, status, hasUnpublishedChanges, scheduledAt }: ListedPage) => ({
  name,
  slug,
  status,
  hasUnpublishedChanges,
  scheduledAt,
})

/** The home page first, then other system pages, then the owner's pages, each group sorted by name. */
const sorted = (pages: readonly PageSummary[]) => {
  const rank = ({ type, isSystem }: PageSummary) => (type === 'home' ? 0 : isSystem ? 1 : 2)
  return [...pages].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
}

export const PageListContext = /* @__PURE__ */ createContext<PageListStore | undefined>(undefined)

export function usePageListStore(): PageListStore {
  const store = useContext(PageListContext)
  if (!store) throw new Error('This part of the builder must be inside <PageBuilder>.')
  return store
}

export const usePageList = (): PageList => useStore(usePageListStore())

/** The public path of a page; undefined for templates of many pages, such as the product page, and for shared components. */
export function pathOf({ type, slug }: Pick<PageSummary, 'type' | 'slug'>): string | undefined {
  if (type === 'home') return '/'
  if (type === 'product' || type === 'collection' || type === 'component') return undefined
  return type === 'shop' || type === 'about' || type === 'checkout' ? `/${type}` : `/page/${slug}`
}
