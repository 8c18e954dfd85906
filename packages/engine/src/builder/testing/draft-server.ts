import { sampleResources } from '../../generate/sample-data.ts'
import { stillHost } from '../../render/host.ts'
import {
  type BuilderHost,
  type DraftInput,
  HostFailure,
  type PageDraft,
  type PageSummary,
  type PageVersionContent,
  type StaleDraft,
} from '../host.ts'

type Blocks = readonly unknown[]

/** A store with one page, kept in memory by the rules of the real server: versions, stale drafts, publishes. */
export interface DraftServer {
  host: BuilderHost
  page: PageDraft
  published: { content: Blocks | null; globalContent: Blocks }
  /** Every save that was asked for, in order. */
  saves: DraftInput[]
  /** What the next calls fail with, until it is cleared. */
  failing: HostFailure | undefined
  /** Saves as someone else. */
  elsewhere: (change: Partial<Pick<PageDraft, 'content' | 'globalContent'>>) => void
}

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
    published: { content: null, globalContent: [] },
    saves: [],
    failing: undefined,
    elsewhere,
    host: undefined as never,
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
  function elsewhere(change: Partial<Pick<PageDraft, 'content' | 'globalContent'>>) {
    const { version, globalVersion } = server.page
    write({
      ...change,
      version: version + (change.content ? 1 : 0),
      globalVersion: globalVersion + (change.globalContent ? 1 : 0),
    })
  }
  const staleAnswer = ({ baseVersion, globalContent: shared, baseGlobalVersion }: DraftInput): StaleDraft | undefined => {
    const { version, globalVersion } = server.page
    const stale = baseVersion !== version || (shared && baseGlobalVersion !== globalVersion)
    return stale ? { stale: true, page: server.page } : undefined
  }
  const accept = ({ content: own, globalContent: shared }: DraftInput) =>
    elsewhere({ content: own, ...(shared && { globalContent: shared }) })

  server.host = {
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
    updatePage: (_id, settings) => answer(() => write(settings)),
    deletePage: () => answer(() => ({})),
    saveDraft: (draft) =>
      answer(() => {
        server.saves.push(json(draft))
        const stale = staleAnswer(draft)
        if (!stale) accept(draft)
        return (
          stale ?? { version: server.page.version, globalVersion: server.page.globalVersion, updatedAt: server.page.updatedAt }
        )
      }),
    publish: ({ label = '', ...draft }) =>
      answer(() => {
        const stale = staleAnswer(draft)
        if (stale) return stale
        const { content: own, globalContent: shared } = server.page
        server.published = { content: own, globalContent: shared }
        const number = versions.length + 1
        versions.unshift({
          versionId: `v${number}`,
          number,
          label,
          authorName: 'Ada',
          createdAt: new Date().toISOString(),
          content: own,
          globalContent: shared,
        })
        return write({
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
        if (!version) throw new HostFailure('gone', 'This version does not exist any more.')
        return version
      }),
    restore: (_id, versionId, baseVersion) =>
      answer(() => {
        if (baseVersion !== server.page.version) return { stale: true as const, page: server.page }
        elsewhere({ content: versions.find((one) => one.versionId === versionId)?.content ?? [] })
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
    live: stillHost,
  }
  return server
}

const firstPage = (content: Blocks, globalContent: Blocks): PageDraft => ({
  pageId: 'p1',
  name: 'Home',
  slug: 'home',
  metaTitle: '',
  metaDescription: '',
  ogImage: '',
  noindex: false,
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
