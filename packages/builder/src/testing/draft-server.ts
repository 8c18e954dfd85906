import { linkFinder } from '@blockfront/engine/form'
import { sampleResources } from '@blockfront/engine/generate'
import {
  AdapterError,
  type BuilderAdapter,
  type CommentThread,
  type DraftInput,
  type PageDraft,
  type PageSettings,
  type PageSummary,
  type PageVersionContent,
  type PresentPerson,
  type PreviewLink,
  type PublishedContent,
  type SavedSection,
  type StaleDraft,
} from '../adapter.ts'

type Blocks = readonly unknown[]

/** A store with one page in memory that follows the rules of the real server: versions, stale drafts, publishes. */
export interface DraftServer {
  adapter: Required<BuilderAdapter>
  page: PageDraft & { draftSettings: PageSettings }
  published: PublishedContent
  /** Every requested save, in order. */
  saves: DraftInput[]
  /** The error of the next calls, until it is cleared. */
  failing: AdapterError | undefined
  /** Saves as another person. */
  elsewhere: (change: Changes) => void
  /** Shows these people in other windows of the page. */
  meet: (people: readonly PresentPerson[]) => void
  /** The block that the builder reported as selected; null once it has left the page. */
  reported: string | undefined | null
  /** The threads of comments, as the server keeps them. */
  threads: CommentThread[]
  /** The slugs of other pages. */
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

const STORE = {
  storeId: 's1',
  name: 'Shop',
  storeDomain: 'shop.test',
  locale: 'en-GB',
  timezone: 'Asia/Tokyo',
}

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** Returns a copy of the result of a call, or rejects while the server fails. */
type Respond = <T>(work: () => T) => Promise<T>

export function draftServer(content: Blocks, globalContent: Blocks = []): DraftServer {
  const versions: PageVersionContent[] = []
  const server: DraftServer = {
    page: firstPage(content, globalContent),
    published: { content: null, globalContent: [], settings: null },
    saves: [],
    failing: undefined,
    taken: new Set(),
    meet: () => undefined,
    reported: undefined,
    threads: [],
    elsewhere: (change) => saveChanges(server, change),
    adapter: undefined as never,
  }
  const respond: Respond = async (work) => {
    await Promise.resolve()
    if (server.failing) throw server.failing
    return json(work())
  }
  server.adapter = {
    load: () => respond(() => server.page),
    store: () => respond(() => STORE),
    settings: ['name', 'slug', 'metaTitle', 'metaDescription', 'ogImage', 'noindex'],
    pages: {
      list: () => respond(() => [server.page as PageSummary]),
      create: () => respond(() => server.page),
      delete: () => respond(() => ({})),
      url: ({ status, slug }) => (status === 'published' ? `https://shop.example.com/page/${slug}` : undefined),
    },
    save: (draft) => respond(() => saveDraft(server, draft)),
    publish: (draft) => respond(() => publish(server, versions, draft)),
    schedule: (_id, publishAt) => respond(() => write(server, { scheduledAt: publishAt })),
    unpublish: () =>
      respond(() => {
        server.published = { ...server.published, content: null }
        return write(server, { status: 'draft', publishedAt: null })
      }),
    published: () => respond(() => server.published),
    versions: versionsOf(server, versions, respond),
    theme: { load: () => respond(() => THEME), save: () => respond(() => ({})) },
    comments: commentsOf(server, respond),
    presence: presenceOf(server),
    hints: { isDone: () => true, done: () => undefined },
    previews: previewsOf(respond),
    sections: sectionsOf(respond),
    components: {
      list: () => respond(() => []),
      add: () =>
        respond(() => {
          throw new AdapterError('gone', 'This page is the only one.')
        }),
      usages: () => respond(() => []),
      delete: () => respond(() => ({})),
    },
    sectionTemplates: async () => [],
    textTokens: () => [],
    resources: sampleSource(),
    collections: async () => [],
    products: { search: async () => [], get: async () => [] },
    services: {},
    media: { pick: async () => undefined },
    links: linkFinder(() => []),
    signIn: () => undefined,
  }
  return server
}

/** The published versions of the page. */
function versionsOf(
  server: DraftServer,
  versions: readonly PageVersionContent[],
  respond: Respond,
): BuilderAdapter['versions'] & object {
  return {
    list: (_id, pageNumber) =>
      respond(() => ({
        content: versions.slice(pageNumber * 20, pageNumber * 20 + 20),
        totalPages: Math.ceil(versions.length / 20),
        totalElements: versions.length,
      })),
    load: (_id, versionId) =>
      respond(() => {
        const version = versions.find((one) => one.versionId === versionId)
        if (!version) throw new AdapterError('gone', 'This version no longer exists.')
        return version
      }),
    restore: (_id, versionId, baseVersion) =>
      respond(() => {
        if (baseVersion !== server.page.version) return { stale: true as const, page: server.page }
        return restore(
          server,
          versions.find((one) => one.versionId === versionId),
        )
      }),
  }
}

/** The window of the test, in which the page is open. */
function presenceOf(server: DraftServer): BuilderAdapter['presence'] & object {
  return {
    join: (_pageId, onChange) => {
      server.meet = onChange
      return {
        select: (blockId) => {
          server.reported = blockId
        },
        leave: () => {
          server.reported = null
        },
      }
    },
  }
}

/** Preview links of the page, newest first. */
function previewsOf(respond: Respond): BuilderAdapter['previews'] & object {
  const previews: PreviewLink[] = []
  return {
    list: () => respond(() => previews),
    add: (_pageId, days) =>
      respond(() => {
        const previewId = `preview${previews.length + 1}`
        const [createdAt, expiresAt] = [0, days].map((day) => new Date(Date.now() + day * 86_400_000).toISOString())
        const link = {
          previewId,
          url: `https://shop.example/preview/${previewId}`,
          createdAt: String(createdAt),
          expiresAt: String(expiresAt),
        }
        previews.unshift(link)
        return link
      }),
    revoke: (previewId) =>
      respond(() =>
        previews.splice(
          previews.findIndex((one) => one.previewId === previewId),
          1,
        ),
      ),
  }
}

/** Saved sections, newest first. */
function sectionsOf(respond: Respond): BuilderAdapter['sections'] & object {
  let sections: SavedSection[] = []
  return {
    list: () => respond(() => sections),
    add: (section) =>
      respond(() => {
        const added = { ...section, sectionId: `s${sections.length + 1}` }
        sections = [added, ...sections]
        return added
      }),
    rename: (sectionId, name) =>
      respond(() => {
        sections = sections.map((one) => (one.sectionId === sectionId ? { ...one, name } : one))
        return sections.find((one) => one.sectionId === sectionId) as SavedSection
      }),
    delete: (sectionId) =>
      respond(() => {
        sections = sections.filter((one) => one.sectionId !== sectionId)
        return {}
      }),
  }
}

/** Comments of the page, written by "You". */
function commentsOf(server: DraftServer, respond: Respond): BuilderAdapter['comments'] & object {
  const comment = (text: string) => ({
    commentId: `c${Math.random()}`,
    authorName: 'Ada',
    isYours: true,
    canDelete: true,
    text,
    createdAt: new Date().toISOString(),
  })
  const change = (threadId: string, to: (thread: CommentThread) => CommentThread) =>
    respond(() => {
      server.threads = server.threads.map((thread) => (thread.threadId === threadId ? to(thread) : thread))
      return server.threads.find((thread) => thread.threadId === threadId) as CommentThread
    })
  return {
    list: () => respond(() => server.threads),
    add: ({ pageId: _page, text, ...thread }) =>
      respond(() => {
        const added = { ...thread, threadId: `t${server.threads.length}`, isResolved: false, comments: [comment(text)] }
        server.threads = [...server.threads, added]
        return added
      }),
    reply: (threadId, text) =>
      change(threadId, (thread) => ({ ...thread, isResolved: false, comments: [...thread.comments, comment(text)] })),
    setResolved: (threadId, isResolved) => change(threadId, (thread) => ({ ...thread, isResolved })),
    delete: (commentId) =>
      respond(() => {
        server.threads = server.threads
          .map((thread) => ({ ...thread, comments: thread.comments.filter((one) => one.commentId !== commentId) }))
          .filter(({ comments }) => comments.length > 0)
        return {}
      }),
  }
}

function write(server: DraftServer, change: Partial<DraftServer['page']>): DraftServer['page'] {
  server.page = { ...server.page, ...json(change), updatedAt: new Date().toISOString() }
  return server.page
}

/** Writes a draft and increments its versions. */
function saveChanges(server: DraftServer, change: Changes) {
  const { version, globalVersion, draftSettings } = server.page
  const slug = (change.draftSettings ?? draftSettings).slug
  write(server, {
    ...change,
    settingsErrors: server.taken.has(slug) ? { slug: 'Another page of this store uses this URL.' } : {},
    version: version + (change.content || change.draftSettings ? 1 : 0),
    globalVersion: globalVersion + (change.globalContent ? 1 : 0),
  })
}

function staleResponse({ page }: DraftServer, draft: DraftInput): StaleDraft | undefined {
  const { baseVersion, globalContent: shared, baseGlobalVersion } = draft
  const stale = baseVersion !== page.version || (shared && baseGlobalVersion !== page.globalVersion)
  return stale ? { stale: true, page } : undefined
}

function saveDraft(server: DraftServer, draft: DraftInput) {
  server.saves.push(json(draft))
  const stale = staleResponse(server, draft)
  if (stale) return stale
  const { content, globalContent, settings } = draft
  saveChanges(server, { content, ...(globalContent && { globalContent }), ...(settings && { draftSettings: settings }) })
  const { version, globalVersion, updatedAt, settingsErrors } = server.page
  return { version, globalVersion, updatedAt, settingsErrors }
}

function publish(
  server: DraftServer,
  versions: PageVersionContent[],
  { label = '', ...draft }: Parameters<NonNullable<BuilderAdapter['publish']>>[0],
) {
  const stale = staleResponse(server, draft)
  if (stale) return stale
  const { content, globalContent, draftSettings: settings, settingsErrors } = server.page
  if (settingsErrors.slug) throw new AdapterError('refused', 'Check the page settings.', settingsErrors as { slug: string })
  server.published = { content, globalContent, settings }
  const number = versions.length + 1
  const createdAt = new Date().toISOString()
  versions.unshift({ versionId: `v${number}`, number, label, authorName: 'Ada', createdAt, content, globalContent, settings })
  return write(server, {
    ...settings,
    status: 'published',
    hasUnpublishedChanges: false,
    publishedAt: new Date().toISOString(),
    scheduledAt: null,
  })
}

function restore(server: DraftServer, version: PageVersionContent | undefined): PageDraft {
  const { draftSettings } = server.page
  saveChanges(server, {
    content: version?.content ?? [],
    draftSettings: { ...draftSettings, ...version?.settings, slug: draftSettings.slug },
  })
  return server.page
}

/** Sample data of a store: the same object for the same query. */
function sampleSource(): Required<BuilderAdapter>['resources'] {
  const known = new Map<string, never>()
  return {
    read: (name, query) => {
      const key = JSON.stringify([name, query])
      const asking = { data: () => ({ [name]: query }) } as unknown as Parameters<typeof sampleResources>[0]
      if (!known.has(key)) known.set(key, sampleResources(asking, {})[name] as never)
      return known.get(key) as never
    },
    subscribe: () => () => {},
  }
}

const SETTINGS = { name: 'Home', slug: 'home', metaTitle: '', metaDescription: '', ogImage: '', noindex: false }

const firstPage = (content: Blocks, globalContent: Blocks): DraftServer['page'] => ({
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
