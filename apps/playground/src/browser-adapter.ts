import {
  AdapterError,
  type BuilderAdapter,
  type DraftInput,
  type PageDraft,
  type PageSettings,
  type PageSummary,
  type SettingsErrors,
  type StaleDraft,
} from '@blockfront/builder'
import { sampleProductFinder } from '@blockfront/engine/generate'
import { type DemoStore, loadStore, newPage, type StoredPage, saveStore } from './demo-store.ts'
import { sampleSource } from './sample-source.ts'

/** How many versions a list shows at a time. */
const PAGE_SIZE = 20

/** Returns a builder adapter without a server. It stores everything in this browser. */
export function browserAdapter(): BuilderAdapter {
  return {
    load: async (pageId) => toDraftInput(loadStore(), pageId),
    save: async (draft) => update((store) => write(store, draft) ?? savedIn(store, draft.pageId)),
    store: async () => loadStore().info,
    pages: {
      list: async () => loadStore().pages.map(({ page }) => summaryOf(page)),
      create: async ({ name, content = [], ...settings }) =>
        update((store) => {
          const pageId = crypto.randomUUID()
          const created = newPage({ pageId, name, slug: freeSlug(store, settings.slug ?? name), type: 'custom' }, content)
          const draftSettings = { ...created.page.draftSettings, ...settings, name, slug: created.page.slug }
          store.pages.push({ ...created, page: { ...created.page, ...draftSettings, draftSettings } })
          return toDraftInput(store, pageId)
        }),
      delete: async (pageId) =>
        update((store) => {
          find(store, pageId)
          store.pages = store.pages.filter(({ page }) => page.pageId !== pageId)
        }),
    },
    publish: async (draft) => update((store) => write(store, draft) ?? publish(store, draft.pageId, draft.label ?? '')),
    schedule: async (pageId, scheduledAt) =>
      update((store) => summaryOf(Object.assign(find(store, pageId).page, { scheduledAt }))),
    unpublish: async (pageId) =>
      update((store) => summaryOf(Object.assign(find(store, pageId).page, { status: 'draft' as const, publishedAt: null }))),
    published: async (pageId) => {
      const store = loadStore()
      const { page, versions } = find(store, pageId)
      return {
        content: page.status === 'published' ? (versions[0]?.content ?? null) : null,
        globalContent: store.publishedGlobal,
        settings: page.status === 'published' ? settingsOf(page) : null,
      }
    },
    versions: {
      list: async (pageId, pageNumber) => {
        const { versions } = find(loadStore(), pageId)
        return {
          content: versions.slice(pageNumber * PAGE_SIZE, (pageNumber + 1) * PAGE_SIZE),
          totalPages: Math.ceil(versions.length / PAGE_SIZE),
          totalElements: versions.length,
        }
      },
      load: async (pageId, versionId) => {
        const found = find(loadStore(), pageId).versions.find((version) => version.versionId === versionId)
        if (!found) throw new AdapterError('gone', 'This version no longer exists.')
        return found
      },
      restore: async (pageId, versionId, baseVersion) =>
        update((store) => {
          const stored = find(store, pageId)
          const version = stored.versions.find((other) => other.versionId === versionId)
          if (!version) throw new AdapterError('gone', 'This version no longer exists.')
          const { draftSettings } = stored.page
          const settings = { ...draftSettings, ...version.settings, slug: draftSettings.slug }
          return write(store, { pageId, content: version.content, baseVersion, settings }) ?? toDraftInput(store, pageId)
        }),
    },
    theme: {
      load: async () => loadStore().theme,
      save: async (theme) => update((store) => Object.assign(store, { theme })),
    },
    resources: sampleSource(),
    products: sampleProductFinder,
  }
}

/** Runs `act` on the store and saves the store. */
function update<T>(act: (store: DemoStore) => T): T {
  const store = loadStore()
  const result = act(store)
  saveStore(store)
  return result
}

function find(store: DemoStore, pageId: string): StoredPage {
  const found = store.pages.find(({ page }) => page.pageId === pageId)
  if (!found) throw new AdapterError('gone', 'The page was deleted, or the data of this browser was cleared.')
  return found
}

const summaryOf = ({ content: _content, version: _version, ...summary }: StoredPage['page']): PageSummary => summary

const toDraftInput = (store: DemoStore, pageId: string): PageDraft => ({
  ...find(store, pageId).page,
  globalContent: store.globalContent,
  globalVersion: store.globalVersion,
})

/** Saves a draft. Returns the stored draft instead if the new one is not based on it. */
function write(
  store: DemoStore,
  { pageId, content, baseVersion, globalContent, baseGlobalVersion, settings }: Omit<DraftInput, 'document'>,
): StaleDraft | undefined {
  const { page } = find(store, pageId)
  const staleGlobal = globalContent !== undefined && baseGlobalVersion !== store.globalVersion
  if (page.version !== baseVersion || staleGlobal) return { stale: true, page: toDraftInput(store, pageId) }
  Object.assign(page, { content, version: page.version + 1, hasUnpublishedChanges: true, updatedAt: new Date().toISOString() })
  if (settings) Object.assign(page, { draftSettings: settings, settingsErrors: errorsOf(store, pageId, settings) })
  if (globalContent) Object.assign(store, { globalContent, globalVersion: store.globalVersion + 1 })
  return undefined
}

/** Returns an error if another page has the same slug. */
function errorsOf({ pages }: DemoStore, pageId: string, { slug }: PageSettings): SettingsErrors {
  const taken = pages.some(({ page }) => page.pageId !== pageId && page.slug === slug)
  return taken ? { slug: 'Another page of this store uses this URL.' } : {}
}

const settingsOf = ({ name, slug, metaTitle, metaDescription, ogImage, noindex }: PageSettings): PageSettings => ({
  name,
  slug,
  metaTitle,
  metaDescription,
  ogImage,
  noindex,
})

function savedIn(store: DemoStore, pageId: string) {
  const { version, updatedAt, settingsErrors } = find(store, pageId).page
  return { version, globalVersion: store.globalVersion, updatedAt, settingsErrors }
}

function publish(store: DemoStore, pageId: string, label: string): PageDraft {
  const { page, versions } = find(store, pageId)
  const createdAt = new Date().toISOString()
  const number = (versions[0]?.number ?? 0) + 1
  const { content, draftSettings, settingsErrors } = page
  if (settingsErrors.slug) throw new AdapterError('refused', settingsErrors.slug)
  Object.assign(page, draftSettings)
  versions.unshift({
    versionId: crypto.randomUUID(),
    number,
    label,
    authorName: 'You',
    createdAt,
    content,
    globalContent: store.globalContent,
    settings: draftSettings,
  })
  store.publishedGlobal = store.globalContent
  Object.assign(page, { status: 'published', hasUnpublishedChanges: false, publishedAt: createdAt, scheduledAt: null })
  return toDraftInput(store, pageId)
}

/** Returns a slug for a name that no other page has. */
function freeSlug({ pages }: DemoStore, name: string): string {
  const slug =
    name
      .toLowerCase()
      .replace(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu, '-')
      .replace(/^[-\p{M}]+|-$/gu, '') || 'page'
  const taken = new Set(pages.map(({ page }) => page.slug))
  let number = 1
  while (taken.has(number === 1 ? slug : `${slug}-${number}`)) number++
  return number === 1 ? slug : `${slug}-${number}`
}
