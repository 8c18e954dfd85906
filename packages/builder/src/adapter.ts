/**
 * Everything that the builder needs from its app. The builder makes no HTTP calls: an app implements these functions with its
 * API, and the playground with the browser's storage. Every call rejects with an `AdapterError`.
 */
import type { Choice, PageSettings, Report } from '@blockfront/engine'
import type { PageChoice } from '@blockfront/engine/form'
import type { BlockServices, StoreTheme } from '@blockfront/engine/render'
import type { ResourceSource } from './canvas/canvas-context.ts'

export type { PageSettings } from '@blockfront/engine'

/** The errors of a page's settings by field, as sentences for the owner. */
export type SettingsErrors = Readonly<Partial<Record<keyof PageSettings, string>>>

/** A page in lists: the public settings, or those of the draft while it is not published. Times are ISO 8601 in UTC. */
export interface PageSummary extends PageSettings {
  pageId: string
  type: 'home' | 'shop' | 'product' | 'collection' | 'about' | 'checkout' | 'policy' | 'custom'
  /** A system page can be edited, but not deleted or renamed. */
  isSystem: boolean
  /** The draft's settings, which the next publish makes public. */
  draftSettings: PageSettings
  status: 'draft' | 'published'
  hasUnpublishedChanges: boolean
  publishedAt: string | null
  scheduledAt: string | null
  updatedAt: string
}

/** A page with its stored draft, and the versions that the next save must name. */
export interface PageDraft extends PageSummary {
  /** Errors of the draft's settings that prevent publishing. */
  settingsErrors: SettingsErrors
  content: readonly unknown[]
  version: number
  globalContent: readonly unknown[]
  globalVersion: number
  /**
   * The values that the server replaced when it restored a version; missing in other responses. The builder shows them like its
   * own report.
   */
  repairs?: readonly Report[]
}

/** The store that the page belongs to. */
export interface BuilderStoreInfo {
  storeId: string
  name: string
  /** The store's hostname, with a port if it has one: `shop.example.com`. */
  storeDomain: string
  /** BCP 47, such as `en-GB`. */
  locale: string
  /** IANA, such as `Europe/Berlin`; schedules use this time zone. */
  timezone: string
  theme: StoreTheme
}

/** The content of a save: blocks, and the versions that they are based on. */
export interface DraftInput {
  pageId: string
  content: readonly unknown[]
  baseVersion: number
  /** Missing if the global blocks are unchanged. */
  globalContent?: readonly unknown[]
  /** Required with `globalContent`. */
  baseGlobalVersion?: number
  /** The page's settings as typed, valid or not. Missing if they are unchanged. */
  settings?: PageSettings
}

export interface SavedDraft {
  version: number
  globalVersion: number
  updatedAt: string
  settingsErrors: SettingsErrors
}

/** Another person saved meanwhile, and nothing was written. `page` is the current state. */
export interface StaleDraft {
  stale: true
  page: PageDraft
}

/** One publish of a page. */
export interface PageVersion {
  versionId: string
  number: number
  label: string
  authorName: string
  createdAt: string
}

export interface PageVersionContent extends PageVersion {
  content: readonly unknown[]
  globalContent: readonly unknown[]
  /** The stored settings, if any: the first versions have no name and no URL. */
  settings: Partial<PageSettings>
}

/** The published page; `content` and `settings` are null while it is not published. */
export interface PublishedContent {
  content: readonly unknown[] | null
  globalContent: readonly unknown[]
  settings: PageSettings | null
}

export interface PageVersions {
  content: readonly PageVersion[]
  totalPages: number
  totalElements: number
}

/** A new page. The app completes missing values: a URL from the name, no blocks, no SEO. */
export interface NewPage extends Partial<PageSettings> {
  name: string
  content?: readonly unknown[]
}

/**
 * - `offline`: no response
 * - `signed-out`: the session has ended; keep the work until the owner has signed in again
 * - `refused`: the server rejected the call for the reason in `message` (and in `fields`, by path)
 * - `too-large`: the input is larger than the server accepts
 * - `gone`: the requested object does not exist anymore
 * - `busy`: the server asks to try again later, after `retryAfter` if it names a time
 * - `broken`: the server failed; trying again may help
 */
export type AdapterErrorReason = 'offline' | 'signed-out' | 'refused' | 'too-large' | 'gone' | 'busy' | 'broken'

/** A failed call. `message` is a sentence for the owner. */
export class AdapterError extends Error {
  override readonly name = 'AdapterError'
  readonly reason: AdapterErrorReason
  readonly fields: Readonly<Record<string, string>>
  /** Milliseconds until the next try, as requested by the server; undefined if it names no time. */
  readonly retryAfter: number | undefined

  constructor(reason: AdapterErrorReason, message: string, fields: Readonly<Record<string, string>> = {}, retryAfter?: number) {
    super(message)
    this.reason = reason
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** The connection between builder and app. Pass the same object as long as the builder is open. */
export interface BuilderAdapter {
  loadStore: () => Promise<BuilderStoreInfo>
  loadPage: (pageId: string) => Promise<PageDraft>

  /** All pages of the store. */
  pages: () => Promise<readonly PageSummary[]>
  createPage: (page: NewPage) => Promise<PageDraft>
  deletePage: (pageId: string) => Promise<unknown>

  /** Saves the draft. Shoppers do not see it. */
  saveDraft: (draft: DraftInput) => Promise<SavedDraft | StaleDraft>
  publish: (draft: DraftInput & { label?: string }) => Promise<PageDraft | StaleDraft>
  /** Schedules the saved draft to be published (ISO 8601 in UTC); null cancels. */
  schedule: (pageId: string, publishAt: string | null) => Promise<PageSummary>
  unpublish: (pageId: string) => Promise<PageSummary>
  /** The content that shoppers see. */
  published: (pageId: string) => Promise<PublishedContent>
  /** Newest first; pages count from 0. */
  versions: (pageId: string, pageNumber: number) => Promise<PageVersions>
  version: (pageId: string, versionId: string) => Promise<PageVersionContent>
  /** Replaces the draft with a version. */
  restore: (pageId: string, versionId: string, baseVersion: number) => Promise<PageDraft | StaleDraft>

  /** Takes effect for shoppers immediately. */
  saveTheme: (theme: StoreTheme) => Promise<unknown>

  /** The data of blocks: products, categories, the product of a product page. */
  resources: ResourceSource
  /** The services of views in preview, the price format and the available images. Pass the same object on each render. */
  services: BlockServices
  /** Options of `collection` fields. */
  collections?: () => Promise<readonly Choice[]>
  /** Pages that can be linked. Default: the builder's own list of pages. */
  links?: () => Promise<readonly PageChoice[]>
  /** Lets the owner choose or upload a file. Resolves with undefined if none was chosen. */
  pickFile?: (accept: 'image' | 'video') => Promise<string | undefined>
  /**
   * Lets the owner sign in again without closing the builder, in a dialog or a separate tab. Missing if the app does not support
   * this.
   */
  signIn?: () => void
  /** The public URL of a page; undefined if it has none. */
  pageUrl?: (page: PageSummary) => string | undefined
}

/** Whether a save or publish was based on an outdated version. */
export const isStale = (answer: object): answer is StaleDraft => 'stale' in answer
