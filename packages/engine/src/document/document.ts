import type { ContentKind } from '../block.ts'
import type { Width } from '../field/meta.ts'

/** How deep containers nest: a block at the top is at depth 1, and none is deeper than this (blocks.md, container). */
export const DEPTH_LIMIT = 8

/** Effects of blocks that are scrolled into view. */
export const APPEAR_EFFECTS = ['fade', 'rise', 'grow'] as const
export type AppearEffect = (typeof APPEAR_EFFECTS)[number]

/** Effects of blocks under a pointer. */
export const HOVER_EFFECTS = ['lift', 'enlarge'] as const
export type HoverEffect = (typeof HOVER_EFFECTS)[number]

/** The builder's annotations on a block, stored with the block. Versions that do not know one keep it. */
export interface EditorMetadata {
  /** The name that the outline shows instead of the block type's title. */
  label?: string
  /** The builder does not change a locked block. The operations ignore this flag. */
  locked?: boolean
  /** The renderer leaves the block out. Saving and publishing keep it. */
  hidden?: boolean
  /** The widths at which the block is not shown. Missing: at none. */
  hiddenOn?: readonly Width[]
  /** How the block appears when it is scrolled into view. Missing: it is shown. Global blocks have no effects. */
  appear?: AppearEffect
  /** The effect of a pointer over the block. Missing: none. */
  hover?: HoverEffect
}

/**
 * A block of a known type: complete and valid, in its stored form (blocks.md, "The stored format"). It may contain keys and props
 * that its type does not know; every operation keeps them.
 */
export interface KnownBlock {
  id: string
  type: string
  contentType: ContentKind
  version: number
  variant?: string
  props: Readonly<Record<string, unknown>>
  /**
   * The slot of the parent that contains the block, without meaning if the parent has no slots. At the top level, the area of the page; missing
   * in the default area and in that of a global block.
   */
  slot?: string
  /** The children of a container, in order. For other content kinds this value is kept but has no meaning. */
  childComponents?: readonly DocumentBlock[]
  editor?: EditorMetadata
}

/**
 * A stored value that loading cannot interpret: an unknown type, a newer version, or not a block. It can be moved and removed.
 * Its id is the stored one if that is unused. `stored` holds the original value, which saving writes back unchanged.
 */
export interface UnknownBlock {
  id: string
  /** The stored type; empty if missing. */
  type: string
  contentType: 'unknown'
  version: number
  props: Readonly<Record<string, never>>
  /** The stored slot; the first one of the parent if it has none. */
  slot?: string
  variant?: undefined
  childComponents?: undefined
  editor?: undefined
  stored: unknown
}

export type DocumentBlock = KnownBlock | UnknownBlock

/** Page settings other than blocks. In a draft they are kept as typed, valid or not. */
export interface PageSettings {
  name: string
  /** The last part of the page's URL. */
  slug: string
  metaTitle: string
  metaDescription: string
  /** URL of the image in link previews; empty for none. */
  ogImage: string
  noindex: boolean
}

/** The settings of a page for which nothing was entered. */
export const emptySettings: PageSettings = {
  name: '',
  slug: '',
  metaTitle: '',
  metaDescription: '',
  ogImage: '',
  noindex: false,
}

/** A page's blocks and its store's global blocks, as trees. Documents are never mutated: an operation returns a new one. */
export interface Document {
  content: readonly DocumentBlock[]
  globalContent: readonly DocumentBlock[]
  /** Missing in documents without settings, such as templates. */
  settings?: PageSettings
}

/** A page without blocks. */
export const emptyDocument: Document = { content: [], globalContent: [] }

/** The children of a container; empty for every other block. */
export const childrenOf = (block: DocumentBlock): readonly DocumentBlock[] =>
  (block.contentType === 'container' && block.childComponents) || []
