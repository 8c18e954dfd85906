import type { ContentKind } from '../block.ts'

/** How deep containers nest: a block at the top is at depth 1, and none is deeper than this (blocks.md, container). */
export const DEPTH_LIMIT = 8

/** What the builder notes on a block. It is stored with the block and never drawn. */
export interface EditorMetadata {
  /** The name that the outline shows instead of the block type's title. */
  label?: string
  /** The builder refuses to change the block until it is unlocked; operations don't look at it. */
  locked?: boolean
  /** The renderer leaves the block out. Saving and publishing keep it. */
  hidden?: boolean
}

/**
 * A block of a known type: complete and valid, in the very form in which it is stored (blocks.md, "The stored format"). It may
 * hold keys and props that its type does not know; every operation keeps them.
 */
export interface KnownBlock {
  id: string
  type: string
  contentType: ContentKind
  version: number
  variant?: string
  props: Readonly<Record<string, unknown>>
  /** The children of a container, in order. What another kind of block stores here is no structure, and left alone. */
  childComponents?: readonly DocumentBlock[]
  editor?: EditorMetadata
}

/**
 * What loading does not understand: an unknown type, a version from the future, or no block at all. It can be moved and removed.
 * Its id is the stored one where that is free; `stored` is what was there, and saving writes exactly that.
 */
export interface UnknownBlock {
  id: string
  /** The stored type; empty where there is none. */
  type: string
  contentType: 'unknown'
  version: number
  props: Readonly<Record<string, never>>
  variant?: undefined
  childComponents?: undefined
  editor?: undefined
  stored: unknown
}

export type DocumentBlock = KnownBlock | UnknownBlock

/** What an owner sets for a page besides its blocks. In a draft they are kept as typed, valid or not. */
export interface PageSettings {
  name: string
  /** The last part of the page's URL. */
  slug: string
  metaTitle: string
  metaDescription: string
  /** URL of the image that link previews show; empty for none. */
  ogImage: string
  noindex: boolean
}

/** A page's blocks and its store's global ones, as trees. Documents are never mutated: an operation returns a new one. */
export interface Document {
  content: readonly DocumentBlock[]
  globalContent: readonly DocumentBlock[]
  /** Missing where only blocks are known, such as in a template. */
  settings?: PageSettings
}

/** A page without blocks. */
export const emptyDocument: Document = { content: [], globalContent: [] }

/** The children of a container; none for every other block, whatever it stores under that name. */
export const childrenOf = (block: DocumentBlock): readonly DocumentBlock[] =>
  (block.contentType === 'container' && block.childComponents) || []
