import { emptySettings, type StoredDocument } from '@blockfront/engine'
import { type BlockServices, inertServices } from '@blockfront/engine/render'
import {
  type BuilderAdapter,
  type BuilderStoreInfo,
  type DraftInput,
  isStale,
  type PageDraft,
  type SavedDraft,
  type StaleDraft,
  type StoredPage,
  type VersionsAdapter,
} from './adapter.ts'
import { messages } from './adapters/messages.ts'
import type { ResourceSource } from './canvas/canvas-context.ts'
import { reportErrors } from './report-errors.ts'

type PublishCall = NonNullable<BuilderAdapter['publish']>

/** An app's adapter as the builder uses it: results are complete. Members that add a part of the interface stay optional. */
export interface OpenAdapter
  extends Omit<BuilderAdapter, 'load' | 'save' | 'publish' | 'versions' | 'resources' | 'store' | 'services'> {
  load: (pageId: string) => Promise<PageDraft>
  save: (draft: DraftInput) => Promise<SavedDraft | StaleDraft<PageDraft>>
  publish?: (draft: Parameters<PublishCall>[0]) => Promise<PageDraft | StaleDraft<PageDraft>>
  versions?: Omit<VersionsAdapter, 'restore'> & {
    restore: (...call: Parameters<VersionsAdapter['restore']>) => Promise<PageDraft | StaleDraft<PageDraft>>
  }
  resources: ResourceSource
  services: BlockServices
  loadStore: () => Promise<BuilderStoreInfo>
}

/** The stored form of the page that a builder starts with. */
export type StartDocument = Partial<StoredDocument>

/**
 * Completes the results of an app's adapter.
 * @param start The content of a page that was never saved; empty by default.
 */
export function openAdapter(adapter: BuilderAdapter, start: StartDocument = {}): OpenAdapter {
  const { load, save, publish, versions, resources, store, services, ...rest } = reportErrors(adapter)
  const complete = (pageId: string, page: StoredPage) =>
    completePage(pageId, rest.settings ? { ...page, settings: page.settings ?? emptySettings } : page)
  const stale = (pageId: string, { page }: StaleDraft) => ({ stale: true as const, page: complete(pageId, page) })
  return {
    ...rest,
    load: async (pageId) => {
      const page = await load(pageId)
      return complete(pageId, page?.content ? page : { ...start, ...page })
    },
    save: async (draft) => {
      const result = await save(draft)
      if (result && isStale<StoredPage>(result)) return stale(draft.pageId, result)
      return completeSave(draft, result ?? {})
    },
    ...(publish && {
      publish: async (draft) => {
        const result = await publish(draft)
        if (result && isStale<StoredPage>(result)) return stale(draft.pageId, result)
        return complete(draft.pageId, {
          ...draft.document,
          version: draft.baseVersion,
          status: 'published',
          hasUnpublishedChanges: false,
          publishedAt: new Date().toISOString(),
          ...result,
        })
      },
    }),
    ...(versions && {
      versions: {
        ...versions,
        restore: async (pageId, versionId, baseVersion) => {
          const result = await versions.restore(pageId, versionId, baseVersion)
          return isStale<StoredPage>(result) ? stale(pageId, result) : complete(pageId, result)
        },
      },
    }),
    resources: resources ?? noResources,
    services: { ...inertServices, ...services },
    loadStore: store ?? browserStore,
  }
}

/** Fills in what an app does not store about a page. */
function completePage(pageId: string, { settings, ...page }: StoredPage): PageDraft {
  const draftSettings = page.draftSettings ?? settings
  return {
    pageId,
    name: draftSettings?.name || pageId,
    slug: pageId,
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
    settingsErrors: {},
    version: 0,
    globalContent: [],
    globalVersion: 0,
    ...page,
    content: page.content ?? [],
    ...(draftSettings && { draftSettings }),
  }
}

/** Without versions, a save keeps the versions that it was based on. */
const completeSave = ({ baseVersion, baseGlobalVersion }: DraftInput, result: Partial<SavedDraft>): SavedDraft => ({
  version: baseVersion,
  globalVersion: baseGlobalVersion ?? 0,
  updatedAt: new Date().toISOString(),
  settingsErrors: {},
  ...result,
})

const NO_DATA = { status: 'error', message: messages.noData } as const

const noResources: ResourceSource = { read: () => NO_DATA, subscribe: () => () => undefined }

/** The locale of the window and the time zone of the browser. */
const browserStore = async (): Promise<BuilderStoreInfo> => ({
  storeId: 'app',
  name: document.title,
  storeDomain: location.host,
  locale: document.documentElement.lang || navigator.language,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})
