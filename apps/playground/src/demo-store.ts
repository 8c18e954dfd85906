import type { BuilderStoreInfo, PageDraft, PageSettings, PageSummary, PageVersionContent } from '@blockfront/builder'
import { blocks } from '@blockfront/engine/blocks'
import type { StoreTheme } from '@blockfront/engine/render'

const KEY = 'blockfront.playground'

/** A page of the demo store with its published versions. */
export interface StoredPage {
  page: Omit<PageDraft, 'globalContent' | 'globalVersion'> & { draftSettings: PageSettings }
  /** Newest first. */
  versions: PageVersionContent[]
}

/** The stored form of the demo store in this browser. */
export interface DemoStore {
  info: BuilderStoreInfo
  theme: StoreTheme
  globalContent: readonly unknown[]
  globalVersion: number
  publishedGlobal: readonly unknown[]
  pages: StoredPage[]
}

/** Returns the stored demo store, or a new one. */
export function loadStore(): DemoStore {
  const stored = localStorage.getItem(KEY)
  if (!stored) return newStore()
  const store = JSON.parse(stored) as Partial<DemoStore>
  // An older playground stored a single page, pages without draft settings, or the theme with the store's name.
  return store.theme && store.pages?.every(({ page }) => page.draftSettings) ? (store as DemoStore) : newStore()
}

/** Stores the demo store in this browser. */
export const saveStore = (store: DemoStore): void => localStorage.setItem(KEY, JSON.stringify(store))

/** Deletes the demo store. */
export const deleteStore = (): void => localStorage.removeItem(KEY)

const NO_SEO = { metaTitle: '', metaDescription: '', ogImage: '', noindex: false }

/** Returns a new page with the given content. */
export const newPage = (
  summary: Pick<PageSummary, 'pageId' | 'name' | 'slug' | 'type'>,
  content: readonly unknown[],
): StoredPage => ({
  page: {
    ...summary,
    ...NO_SEO,
    draftSettings: { name: summary.name, slug: summary.slug, ...NO_SEO },
    settingsErrors: {},
    isSystem: summary.type !== 'custom',
    status: 'draft',
    hasUnpublishedChanges: true,
    publishedAt: null,
    scheduledAt: null,
    updatedAt: new Date().toISOString(),
    content,
    version: 1,
  },
  versions: [],
})

const THEME: StoreTheme = {
  name: 'Daylight',
  palette: {
    surface: '#ffffff',
    text: '#1a1a1a',
    muted: '#5f6470',
    accent: '#1d4ed8',
    onAccent: '#ffffff',
    border: '#e2e4e9',
    sale: '#c81e2c',
  },
  fonts: { heading: 'system-ui, sans-serif', body: 'system-ui, sans-serif' },
  radius: 10,
  spacing: 1,
}

/** Returns a store whose home page has one block of each type, with default props. */
function newStore(): DemoStore {
  const all = Object.values(blocks).filter(({ hidden }) => !hidden)
  const stored = (global: boolean) =>
    all.filter(({ contentType }) => (contentType === 'global') === global).map(({ type }) => ({ type, id: `first-${type}` }))
  return {
    info: {
      storeId: 'playground',
      name: 'Playground store',
      storeDomain: location.host || 'localhost',
      locale: navigator.language || 'en',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    theme: THEME,
    // In reverse alphabetical order, the top bar comes before the navigation.
    globalContent: stored(true).toReversed(),
    globalVersion: 1,
    publishedGlobal: [],
    pages: [newPage({ pageId: 'home', name: 'Home', slug: 'home', type: 'home' }, stored(false))],
  }
}
