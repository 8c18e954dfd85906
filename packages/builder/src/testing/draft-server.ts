import { sampleResources } from '@blockfront/engine/generate'
import { inertServices } from '@blockfront/engine/render'
import {
  AdapterError,
  type BuilderAdapter,
  type DraftInput,
  type PageDraft,
  type PageSummary,
  type PageVersionContent,
  type PublishedContent,
  type StaleDraft,
} from '../adapter.ts'

type Blocks = readonly unknown[]

/** A store with one page, kept in memory by the rules of the real server: versions, stale drafts, publishes. */
export interface DraftServer {
  adapter: BuilderAdapter
  page: PageDraft
  published: PublishedContent
  /** Every save that was asked for, in order. */
  saves: DraftInput[]
  /** What the next calls fail with, until it is cleared. */
  failing: AdapterError | undefined
  /** Saves as someone else. */
  elsewhere: (change: Changes) => void
  /** Addresses that other pages have. */
  taken: Set<string>
}

type Changes = Partial<Pick<PageDraft, 'content' | 'globalContent' | 'draftSettings'>>

const THEME = {
  name: 'Plain',
  palette: { surface: '#fff', text: '#111', muted: '#555', accent: '#1d4ed8', onAccent: '#fff', border: '#ccc', sale: '#b91c1c' },
  fonts: { heading: 'serif', body: 'sans-serif' },
  radius: 4,
  spacing: 1,
}

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value))

export function draftServer(content: Blocks, globalContent: Blocks = []): DraftServer {
  const known = new Map<string, never>()
  const versions: PageVersionContent[] = []
  const server: DraftServer = {
    page: firstPage(content, globalContent),
    published: { content: null, globalContent: [], settings: null },
    saves: [],
    failing: undefined,
    taken: new Set(),
    elsewhere,
    adapter: undefined as never,
  }

  const answer = async <T>(work: () => T): Promise<T> => {
    await Promise.resolve()
    if (server.failing) throw server.failing
    return json(work())
  }
  const write = (change: Partial<PageDraft>): PageDraft => {
    server.page = { ...server.page, ...json(change), updatedAt: new Date().toISOString() }
    return server.page
  }
  function elsewhere(change: Changes) {
    const { version, globalVersion, draftSettings } = server.page
    const slug = (change.draftSettings ?? draftSettings).slug
    write({
      ...change,
      settingsErrors: server.taken.has(slug) ? { slug: 'Another page of this store uses this URL.' } : {},
      version: version + (change.content || change.draftSettings ? 1 : 0),
      globalVersion: globalVersion + (change.globalContent ? 1 : 0),
    })
  }
  const staleAnswer = ({ baseVersion, globalContent: shared, baseGlobalVersion }: DraftInput): StaleDraft | undefined => {
    const { version, globalVersion } = server.page
    const stale = baseVersion !== version || (shared && baseGlobalVersion !== globalVersion)
    return stale ? { stale: true, page: server.page } : undefined
  }
  const accept = ({ content: own, globalContent: shared, settings }: DraftInput) =>
    elsewhere({ content: own, ...(shared && { globalContent: shared }), ...(settings && { draftSettings: settings }) })

  server.adapter = {
    loadStore: () =>
      answer(() => ({
        storeId: 's1',
        name: 'Shop',
        storeDomain: 'shop.test',
        locale: 'en-GB',
        timezone: 'Asia/Tokyo',
        theme: THEME,
      })),
    loadPage: () => answer(() => server.page),
    pages: () => answer(() => [server.page as PageSummary]),
    createPage: () => answer(() => server.page),
    deletePage: () => answer(() => ({})),
    saveDraft: (draft) =>
      answer(() => {
        server.saves.push(json(draft))
        const stale = staleAnswer(draft)
        if (!stale) accept(draft)
        const { version, globalVersion, updatedAt, settingsErrors } = server.page
        return stale ?? { version, globalVersion, updatedAt, settingsErrors }
      }),
    publish: ({ label = '', ...draft }) =>
      answer(() => {
        const stale = staleAnswer(draft)
        if (stale) return stale
        const { content: own, globalContent: shared, draftSettings: settings, settingsErrors } = server.page
        if (settingsErrors.slug) throw new AdapterError('refused', 'Check the page settings.', settingsErrors as { slug: string })
        server.published = { content: own, globalContent: shared, settings }
        const number = versions.length + 1
        versions.unshift({
          versionId: `v${number}`,
          number,
          label,
          authorName: 'Ada',
          createdAt: new Date().toISOString(),
          content: own,
          globalContent: shared,
          settings,
        })
        return write({
          ...settings,
          status: 'published',
          hasUnpublishedChanges: false,
          publishedAt: new Date().toISOString(),
          scheduledAt: null,
        })
      }),
    schedule: (_id, publishAt) => answer(() => write({ scheduledAt: publishAt })),
    unpublish: () =>
      answer(() => {
        server.published = { ...server.published, content: null }
        return write({ status: 'draft', publishedAt: null })
      }),
    published: () => answer(() => server.published),
    versions: (_id, pageNumber) =>
      answer(() => ({
        content: versions.slice(pageNumber * 20, pageNumber * 20 + 20),
        totalPages: Math.ceil(versions.length / 20),
        totalElements: versions.length,
      })),
    version: (_id, versionId) =>
      answer(() => {
        const version = versions.find((one) => one.versionId === versionId)
        if (!version) throw new AdapterError('gone', 'This version does not exist any more.')
        return version
      }),
    restore: (_id, versionId, baseVersion) =>
      answer(() => {
        if (baseVersion !== server.page.version) return { stale: true as const, page: server.page }
        const version = versions.find((one) => one.versionId === versionId)
        const { draftSettings } = server.page
        elsewhere({
          content: version?.content ?? [],
          draftSettings: { ...draftSettings, ...version?.settings, slug: draftSettings.slug },
        })
        return server.page
      }),
    saveTheme: () => answer(() => ({})),
    resources: {
      read: (name, query) => {
        const key = JSON.stringify([name, query])
        const asking = { data: () => ({ [name]: query }) } as unknown as Parameters<typeof sampleResources>[0]
        if (!known.has(key)) known.set(key, sampleResources(asking, {})[name] as never)
        return known.get(key) as never
      },
      subscribe: () => () => {},
    },
    services: inertServices,
  }
  return server
}

const SETTINGS = { name: 'Home', slug: 'home', metaTitle: '', metaDescription: '', ogImage: '', noindex: false }

const firstPage = (content: Blocks, globalContent: Blocks): PageDraft => ({
  pageId: 'p1',
  ...SETTINGS,
  draftSettings: SETTINGS,
  settingsErrors: {},
  type: 'custom',
  isSystem: false,
  status: 'draft',
  hasUnpublishedChanges: true,
  publishedAt: null,
  scheduledAt: null,
  updatedAt: new Date().toISOString(),
  content,
  version: 1,
  globalContent,
  globalVersion: 1,
})
