/**
 * What the builder asks of the app around it. The builder knows no HTTP: an app answers these calls with its API, a playground
 * with the browser's own storage. Every call rejects with a `AdapterError`.
 */
import type { Choice, PageSettings, Report } from '@blockfront/engine'
import type { PageChoice } from '@blockfront/engine/form'
import type { BlockServices, StoreTheme } from '@blockfront/engine/render'
import type { ResourceSource } from './canvas/canvas-context.ts'

export type { PageSettings } from '@blockfront/engine'

/** What is wrong with a page's settings, by field, in sentences that the owner can read. */
export type SettingsErrors = Readonly<Partial<Record<keyof PageSettings, string>>>

/** A page as lists show it: the settings that shoppers see, or those of the draft while it is not published. Times are ISO 8601 in UTC. */
export interface PageSummary extends PageSettings {
  pageId: string
  type: 'home' | 'shop' | 'product' | 'collection' | 'about' | 'checkout' | 'policy' | 'custom'
  /** A system page can be edited but neither deleted nor renamed. */
  isSystem: boolean
  /** The settings as they were last typed; the next publish makes them public. */
  draftSettings: PageSettings
  status: 'draft' | 'published'
  hasUnpublishedChanges: boolean
  publishedAt: string | null
  scheduledAt: string | null
  updatedAt: string
}

/** A page with its draft, as it is stored, and the versions that the next save has to name. */
export interface PageDraft extends PageSummary {
  /** Why some of the draft's settings can't be published unchanged. */
  settingsErrors: SettingsErrors
  content: readonly unknown[]
  version: number
  globalContent: readonly unknown[]
  globalVersion: number
  /** What the server replaced when it restored a version; missing in other answers. The builder shows it like its own report. */
  repairs?: readonly Report[]
}

/** The store that the page belongs to. */
export interface BuilderStoreInfo {
  storeId: string
  name: string
  /** The host that shoppers use, with a port where there is one: `shop.example.com`. */
  storeDomain: string
  /** BCP 47, such as `en-GB`. */
  locale: string
  /** IANA, such as `Europe/Berlin`; schedules are entered in it. */
  timezone: string
  theme: StoreTheme
}

/** What a save carries: blocks, and the versions that they are based on. */
export interface DraftInput {
  pageId: string
  content: readonly unknown[]
  baseVersion: number
  /** Left out when the global blocks were not touched. */
  globalContent?: readonly unknown[]
  /** Goes with globalContent. */
  baseGlobalVersion?: number
  /** The page's settings as typed, valid or not. Left out when they were not touched. */
  settings?: PageSettings
}

export interface SavedDraft {
  version: number
  globalVersion: number
  updatedAt: string
  settingsErrors: SettingsErrors
}

/** Someone else saved in between; nothing was written. `page` is the current state. */
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
  /** As far as they were kept: the first versions have no name and no address. */
  settings: Partial<PageSettings>
}

/** What shoppers see of a page now; `content` and `settings` are null while it is not published. */
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

/** A page to be made. What is left out the app completes: an address from the name, no blocks, no SEO. */
export interface NewPage extends Partial<PageSettings> {
  name: string
  content?: readonly unknown[]
}

/**
 * - `offline`: no answer came
 * - `signed-out`: the session has ended; work must be kept until the owner has signed in again
 * - `refused`: the answer was no, for a reason that `message` tells (and `fields`, by path)
 * - `too-large`: what was sent is larger than the server takes
 * - `gone`: what was asked for does not exist any more
 * - `busy`: the server asks to come back later, after `retryAfter` where it says when
 * - `broken`: the server failed; trying again may help
 */
export type AdapterErrorReason = 'offline' | 'signed-out' | 'refused' | 'too-large' | 'gone' | 'busy' | 'broken'

/** A call that did not succeed. `message` is a sentence that the owner can read. */
export class AdapterError extends Error {
  override readonly name = 'AdapterError'
  readonly reason: AdapterErrorReason
  readonly fields: Readonly<Record<string, string>>
  /** How long the server asks to wait before the next try, in milliseconds; undefined where it does not say. */
  readonly retryAfter: number | undefined

  constructor(reason: AdapterErrorReason, message: string, fields: Readonly<Record<string, string>> = {}, retryAfter?: number) {
    super(message)
    this.reason = reason
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** The app around the builder. Keep it the same object for as long as the builder is open. */
export interface BuilderAdapter {
  loadStore: () => Promise<BuilderStoreInfo>
  loadPage: (pageId: string) => Promise<PageDraft>

  /** All pages of the store. */
  pages: () => Promise<readonly PageSummary[]>
  createPage: (page: NewPage) => Promise<PageDraft>
  deletePage: (pageId: string) => Promise<unknown>

  /** Keeps the draft; shoppers see nothing of it. */
  saveDraft: (draft: DraftInput) => Promise<SavedDraft | StaleDraft>
  publish: (draft: DraftInput & { label?: string }) => Promise<PageDraft | StaleDraft>
  /** Publishes the kept draft at a later time (ISO 8601 in UTC); null cancels. */
  schedule: (pageId: string, publishAt: string | null) => Promise<PageSummary>
  unpublish: (pageId: string) => Promise<PageSummary>
  /** What shoppers see now. */
  published: (pageId: string) => Promise<PublishedContent>
  /** Newest first; pages count from 0. */
  versions: (pageId: string, pageNumber: number) => Promise<PageVersions>
  version: (pageId: string, versionId: string) => Promise<PageVersionContent>
  /** Makes a version the draft. */
  restore: (pageId: string, versionId: string, baseVersion: number) => Promise<PageDraft | StaleDraft>

  /** Counts for shoppers at once. */
  saveTheme: (theme: StoreTheme) => Promise<unknown>

  /** What blocks ask for: products, categories, the product of a product page. */
  resources: ResourceSource
  /** What views do in preview, how prices are written, what pictures there are. Keep it the same object. */
  services: BlockServices
  /** Categories, as `collection` fields offer them. */
  collections?: () => Promise<readonly Choice[]>
  /** Pages that links can lead to; the builder's own list of pages where it is missing. */
  links?: () => Promise<readonly PageChoice[]>
  /** Lets the owner choose or upload a file; undefined when nothing was chosen. */
  pickFile?: (accept: 'image' | 'video') => Promise<string | undefined>
  /** Lets the owner sign in again without losing the builder, in a window or its own tab; missing where there is no such place. */
  signIn?: () => void
  /** Where a shopper sees a page; undefined when there is no such address. */
  pageUrl?: (page: PageSummary) => string | undefined
}

/** Whether a save or publish came too late. */
export const isStale = (answer: object): answer is StaleDraft => 'stale' in answer
