/**
 * The connection between the builder and its app. Only `load` and `save` are required; every other member adds a part of the
 * interface. A failed call rejects with an `AdapterError`, whose `reason` decides the message and whether the builder retries.
 */
import type { Choice, PageSettings, Report, StoredDocument } from '@blockfront/engine'
import type { LinkFinder, ProductFinder } from '@blockfront/engine/form'
import type { BlockServices, StoreTheme } from '@blockfront/engine/render'
import type { ResourceSource } from './canvas/canvas-context.ts'
import type { CommentsAdapter } from './comments/comment.ts'
import type { PresenceAdapter } from './presence/presence.ts'
import type { SectionPurpose, SectionsAdapter } from './sections/section.ts'
import type { ComponentsAdapter } from './shared-components/shared-component.ts'

export type { PageSettings } from '@blockfront/engine'
export type { BlockComment, CommentsAdapter, CommentThread, NewThread } from './comments/comment.ts'
export type { JoinedPage, PresenceAdapter, PresentPerson } from './presence/presence.ts'
export type { SavedSection, SectionPurpose, SectionsAdapter, SectionTemplate } from './sections/section.ts'
export type { ComponentsAdapter, ComponentUsage, SharedComponent } from './shared-components/shared-component.ts'

/** The errors of a page's settings by field, as sentences for the owner. */
export type SettingsErrors = Readonly<Partial<Record<keyof PageSettings, string>>>

/** A page in lists: the public settings, or those of the draft while it is not published. Times are ISO 8601 in UTC. */
export interface PageSummary extends PageSettings {
  pageId: string
  /** `component`: a shared component. Other pages show its blocks, and it has no URL. */
  type: 'home' | 'shop' | 'product' | 'collection' | 'about' | 'checkout' | 'policy' | 'custom' | 'component'
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
export interface PageDraft extends Omit<PageSummary, 'draftSettings'> {
  /** The settings of the draft. Missing if the app stores none: the builder then shows no page settings. */
  draftSettings?: PageSettings
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

/**
 * A page as the app stores it. An app can return the `document` of the last save. Without `content`, the page was never saved, and may
 * have content that all pages share. Without `version`, the builder cannot notice that another person saved: the last save wins.
 */
export interface StoredPage extends Partial<PageDraft> {
  /** The page's settings as `DraftInput.document` contains them. `draftSettings` takes precedence. */
  settings?: PageSettings
}

/** The site or store that the page belongs to. */
export interface BuilderStoreInfo {
  /** Separates the copies of unsaved work that several stores keep in one browser. */
  storeId: string
  name: string
  /** The store's hostname, with a port if it has one: `shop.example.com`. */
  storeDomain: string
  /** BCP 47, such as `en-GB`. */
  locale: string
  /** IANA, such as `Europe/Berlin`; schedules use this time zone. */
  timezone: string
}

/**
 * The content of a save. `document` is the whole page: an app without versions stores it and ignores the rest. The other members
 * contain what has changed, and the versions that the change is based on.
 */
export interface DraftInput {
  pageId: string
  document: StoredDocument
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

/** Another person saved meanwhile, and nothing was written. `page` is the current state: the builder merges both versions. */
export interface StaleDraft<Page = StoredPage> {
  stale: true
  page: Page
}

/** A version of a page: one publish, or a state of its draft. */
export interface PageVersion {
  versionId: string
  number: number
  label: string
  authorName: string
  /** False for a state of the draft, such as a change by an AI assistant. Default: true. */
  isPublished?: boolean
  createdAt: string
}

export interface PageVersionContent extends PageVersion {
  content: readonly unknown[]
  globalContent: readonly unknown[]
  /** The stored settings, if any: the first versions have no name and no URL. */
  settings: Partial<PageSettings>
  /** Files of the version that were deleted since, whose places are empty. The builder names their number. */
  missingFiles?: number
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
  /** `product` and `collection`: a page that shows products or categories, from a template or a copy. Default: `custom`. */
  type?: 'custom' | 'product' | 'collection'
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

/** The versions of pages. */
export interface VersionsAdapter {
  /** Newest first; pages of the list count from 0. */
  list: (pageId: string, pageNumber: number) => Promise<PageVersions>
  load: (pageId: string, versionId: string) => Promise<PageVersionContent>
  /** Replaces the draft with a version. */
  restore: (pageId: string, versionId: string, baseVersion: number) => Promise<StoredPage | StaleDraft>
}

/** Several pages: adds the page menu and the panel of pages. */
export interface PagesAdapter {
  list: () => Promise<readonly PageSummary[]>
  /** Without it, the builder cannot add or duplicate pages. */
  create?: (page: NewPage) => Promise<{ pageId: string }>
  /** Without it, the builder cannot delete pages. */
  delete?: (pageId: string) => Promise<unknown>
  /** The public URL of a page; undefined if it has none. */
  url?: (page: PageSummary) => string | undefined
}

/** A link that shows the saved draft of a page to anyone who has it, until it expires or is revoked. Times are ISO 8601 in UTC. */
export interface PreviewLink {
  previewId: string
  url: string
  createdAt: string
  expiresAt: string
}

/** Preview links: adds "Share preview" to the publish menu. */
export interface PreviewsAdapter {
  /** The links of a page that work, newest first. */
  list: (pageId: string) => Promise<readonly PreviewLink[]>
  /** Creates a link that works for this number of days. */
  add: (pageId: string, days: 1 | 7 | 30) => Promise<PreviewLink>
  revoke: (previewId: string) => Promise<unknown>
}

/** Colors, fonts and shapes of all pages: adds the theme panel. */
export interface ThemeAdapter {
  /** The theme that visitors see. */
  load: () => Promise<StoreTheme>
  /** Takes effect for visitors immediately. */
  save: (theme: StoreTheme) => Promise<unknown>
  /** Keeps changes of the theme until they are published with `save`. Without it, they are lost when the builder closes. */
  draft?: ThemeDraftAdapter
  /** The app's web fonts. The page must contain their `@font-face` rules, in the builder and for visitors. Default: only fonts that devices have. */
  fonts?: () => Promise<readonly ThemeFont[]>
  /** Adds a font of the owner from a WOFF2 file. Reject with an `Error` whose message the owner sees. */
  addFont?: (file: File) => Promise<ThemeFont>
  /** Deletes a font of the category `own`. */
  deleteFont?: (font: ThemeFont) => Promise<unknown>
  /** The app's complete themes. Adds a dialog that shows the page in each of them. */
  designs?: () => Promise<readonly ThemeDesign[]>
}

/** A theme that owners can choose as a whole. */
export interface ThemeDesign {
  id: string
  name: string
  theme: StoreTheme
  /** Its dark palette, or the light palette of a dark theme. */
  alternate?: StoreTheme['palette']
}

/** A theme with changes that visitors do not see. */
export interface ThemeDraftAdapter {
  /** Resolves with undefined if the published theme has no changes. */
  load: () => Promise<StoreTheme | undefined>
  /** Stores the changed theme; undefined discards it. `save` of the theme also removes the stored draft. */
  save: (theme: StoreTheme | undefined) => Promise<unknown>
}

/** The groups of the list of fonts. `own` are fonts of this owner; `installed` are on the devices of visitors. */
export type ThemeFontCategory = 'own' | 'sans' | 'serif' | 'display' | 'rounded' | 'handwriting' | 'mono' | 'installed'

/** A font that a theme can use. */
export interface ThemeFont {
  name: string
  /** The value in the theme: a CSS list of font families. */
  value: string
  category: ThemeFontCategory
}

/** Shows three hints to a person who opens the builder for the first time (`browserHints`). */
export interface HintsAdapter {
  /** Whether the person has seen or skipped them. */
  isDone: () => boolean | Promise<boolean>
  done: () => unknown
}

/** Uploaded files: adds a button to fields for images and videos, which accept a URL otherwise. */
export interface MediaAdapter {
  /** Lets the owner choose or upload a file. Resolves with its URL, or with undefined if none was chosen. */
  pick: (accept: 'image' | 'video') => Promise<string | undefined>
}

/**
 * The functions of the app that the builder calls. Only `load` and `save` are required.
 *
 * ```ts
 * const adapter: BuilderAdapter = {
 *   load: async (pageId) => JSON.parse(localStorage.getItem(pageId) ?? 'null'),
 *   save: async ({ pageId, document }) => localStorage.setItem(pageId, JSON.stringify(document)),
 * }
 * ```
 */
export interface BuilderAdapter {
  /** The stored draft. Null or undefined for a page that was never saved: it starts with the builder's default page. */
  load: (pageId: string) => Promise<StoredPage | null | undefined>
  /**
   * Stores a draft, which visitors do not see. Resolve with the new `version` if the app counts versions, and with a `StaleDraft`
   * instead of writing if `baseVersion` is not the stored version.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: an app without versions returns nothing
  save: (draft: DraftInput) => Promise<Partial<SavedDraft> | StaleDraft | undefined | void>

  /** Makes a draft public. Adds the publish button. Resolve with the published page if the app stores more than its blocks. */
  // biome-ignore lint/suspicious/noConfusingVoidType: an app without versions returns nothing
  publish?: (draft: DraftInput & { label?: string }) => Promise<StoredPage | StaleDraft | undefined | void>
  unpublish?: (pageId: string) => Promise<PageSummary>
  /** The content that visitors see. Adds the list of changes to the publish dialog. */
  published?: (pageId: string) => Promise<PublishedContent>
  /** Schedules the saved draft to be published (ISO 8601 in UTC); null cancels. Requires `publish`. */
  schedule?: (pageId: string, publishAt: string | null) => Promise<PageSummary>
  versions?: VersionsAdapter

  /**
   * The settings of a page that the app uses, such as `['metaTitle', 'metaDescription', 'noindex']`: adds them to every page, and
   * `document.settings` contains them. Default: all of them, for pages that are stored with settings.
   */
  settings?: readonly (keyof PageSettings)[]
  pages?: PagesAdapter
  theme?: ThemeAdapter
  hints?: HintsAdapter
  sections?: SectionsAdapter
  /** Blocks that several pages show. Needs a block type with `instance`. */
  components?: ComponentsAdapter
  /** Finished sections by purpose. Adds a card for each purpose to the palette, and all sections to its search. */
  sectionTemplates?: () => Promise<readonly SectionPurpose[]>
  previews?: PreviewsAdapter
  presence?: PresenceAdapter
  comments?: CommentsAdapter
  media?: MediaAdapter
  /** Answers to the queries of blocks, such as products. Adds the blocks that have queries to the palette. */
  resources?: ResourceSource
  /** Options of `collection` fields. */
  collections?: () => Promise<readonly Choice[]>
  /**
   * Tokens that the app replaces in formatted text on pages of a type, such as `{{product.name}}`. Adds a menu to the editor of formatted text. The
   * editor and the canvas show their labels.
   */
  textTokens?: (type: PageSummary['type']) => readonly Choice[]
  /** Finds products for `products` fields. Without it, they accept ids as text. */
  products?: ProductFinder
  /** Name, hostname, locale and time zone. Default: those of this browser and window. */
  store?: () => Promise<BuilderStoreInfo>
  /** Services of views in preview, such as the price format. Default: services without effect. */
  services?: Partial<BlockServices>
  /** Finds what links can open. Default: the pages of `pages`. `linkFinder` of the engine's forms makes one from a list. */
  links?: LinkFinder
  /** Lets the owner sign in again without closing the builder, in a dialog or a separate tab. */
  signIn?: () => void
}

/** Whether a save or publish was based on an outdated version. */
export const isStale = <Page>(result: object): result is StaleDraft<Page> => 'stale' in result
