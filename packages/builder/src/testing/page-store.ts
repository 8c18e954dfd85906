import type { StoreTheme } from '@blockfront/engine/render'
import { AdapterError, type BuilderAdapter, type PageDraft, type PageSummary, type ThemeFont } from '../adapter.ts'
import { type DraftServer, draftServer } from './draft-server.ts'

/** A store of several pages in memory, each with its own draft server. */
export interface PageStore {
  adapter: Required<BuilderAdapter>
  pages: Map<string, DraftServer>
  /** The saved themes, in order. */
  themes: StoreTheme[]
  /** The drafts of the theme that were saved, in order; undefined discards. */
  themeDrafts: (StoreTheme | undefined)[]
  /** The error of the next calls except draft saves, until it is cleared. */
  failing: AdapterError | undefined
}

/** Fonts of an app, as a list of fonts shows them. No font file is loaded. */
const FONTS: readonly ThemeFont[] = [
  { name: 'Inter', value: '"Inter Variable", sans-serif', category: 'sans' },
  { name: 'Lora', value: '"Lora Variable", serif', category: 'serif' },
]

const componentOf = ({ page, published }: DraftServer) => ({
  componentId: page.pageId,
  name: page.name,
  content: published.content ?? [],
  hasUnpublishedChanges: page.hasUnpublishedChanges,
})

const shows = ({ page, published }: DraftServer, componentId: string): boolean =>
  JSON.stringify([page.content, published.content]).includes(`"${componentId}"`)

/** Creates a store with these pages, by id. */
export function pageStore(start: Record<string, Partial<PageDraft>>, globalContent: readonly unknown[] = []): PageStore {
  const pages = new Map<string, DraftServer>()
  const add = (pageId: string, { content = [], ...settings }: Partial<PageDraft>) => {
    const server = draftServer(content, globalContent)
    const { name = pageId, slug = pageId } = settings
    const draftSettings = { ...server.page.draftSettings, name, slug }
    server.page = { ...server.page, draftSettings, name, slug, ...settings, pageId }
    pages.set(pageId, server)
    return server
  }
  for (const [pageId, page] of Object.entries(start)) add(pageId, page)
  const of = (pageId: string) => {
    if (store.failing) throw store.failing
    const server = pages.get(pageId)
    if (!server) throw new AdapterError('gone', 'It was deleted.')
    return server
  }
  const first = draftServer([]).adapter
  const store: PageStore = {
    pages,
    themes: [],
    themeDrafts: [],
    failing: undefined,
    adapter: {
      ...first,
      load: async (pageId) => of(pageId).adapter.load(pageId),
      comments: {
        ...first.comments,
        list: async (pageId) => of(pageId).adapter.comments.list(pageId),
        add: async (thread) => of(thread.pageId).adapter.comments.add(thread),
        // Only one page of a test has comments.
        reply: async (...call) => of('home').adapter.comments.reply(...call),
        setResolved: async (...call) => of('home').adapter.comments.setResolved(...call),
        delete: async (...call) => of('home').adapter.comments.delete(...call),
      },
      presence: { join: (pageId, onChange) => of(pageId).adapter.presence.join(pageId, onChange) },
      pages: {
        list: async () => {
          if (store.failing) throw store.failing
          return [...pages.values()].map(({ page }): PageSummary => page).filter(({ type }) => type !== 'component')
        },
        create: async (page) => {
          if (store.failing) throw store.failing
          const slug = page.name.toLowerCase().replaceAll(' ', '-')
          return add(slug, { ...page, slug }).page
        },
        delete: async (pageId) => {
          of(pageId)
          pages.delete(pageId)
        },
      },
      components: componentsIn(pages, add),
      save: async (draft) => (pages.get(draft.pageId) ?? of(draft.pageId)).adapter.save(draft),
      publish: async (draft) => of(draft.pageId).adapter.publish(draft),
      published: async (pageId) => of(pageId).adapter.published(pageId),
      versions: { ...first.versions, list: async (pageId, number) => of(pageId).adapter.versions.list(pageId, number) },
      theme: themeOf(first.theme, () => store),
    },
  }
  return store
}

type Pages = PageStore['pages']
type AddPage = (pageId: string, page: Partial<PageDraft>) => DraftServer

/** The shared components among the pages of a store. */
const componentsIn = (pages: Pages, add: AddPage): PageStore['adapter']['components'] => ({
  list: async () => [...pages.values()].filter(({ page }) => page.type === 'component').map(componentOf),
  add: async ({ name, content }) => {
    const server = add(`component-${pages.size}`, {
      name,
      content,
      type: 'component',
      status: 'published',
      hasUnpublishedChanges: false,
    })
    server.published = { ...server.published, content }
    return componentOf(server)
  },
  usages: async (componentId) => [...pages.values()].filter((server) => shows(server, componentId)).map(({ page }) => page),
  delete: async (componentId) => {
    if ([...pages.values()].some((server) => shows(server, componentId)))
      throw new AdapterError('refused', 'Pages show this component.')
    pages.delete(componentId)
  },
})

/** The theme of a store with its fonts, and the themes that it can choose. */
function themeOf(first: PageStore['adapter']['theme'], store: () => PageStore): PageStore['adapter']['theme'] {
  const own: ThemeFont[] = []
  const check = () => {
    const { failing } = store()
    if (failing) throw failing
  }
  return {
    ...first,
    fonts: async () => {
      check()
      return [...own, ...FONTS]
    },
    addFont: async ({ name }) => {
      check()
      const font: ThemeFont = { name, value: `"${name}", serif`, category: 'own' }
      own.push(font)
      return font
    },
    deleteFont: async ({ name }) =>
      void own.splice(
        own.findIndex((font) => font.name === name),
        1,
      ),
    designs: async () => {
      check()
      const theme = await first.load()
      const palette = { ...theme.palette, surface: '#101418', text: '#f4f4f4' }
      return [{ id: 'bold', name: 'Bold', theme: { ...theme, name: 'Bold', radius: 20 }, alternate: palette }]
    },
    save: async (theme) => {
      check()
      store().themes.push(theme)
    },
  }
}
