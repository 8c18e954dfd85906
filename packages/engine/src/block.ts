import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Queries } from './render/resource.ts'

/** global: topbar, navbar, footer, once per store; container: holds other blocks; normal: everything else (product.md, point 3). */
export type ContentKind = 'global' | 'container' | 'normal'

/** A thunk around a block's schema. The arrow keeps zod out of a client bundle that only wants the view. */
export type PropsSchema = () => z.ZodObject

/** The props that a view receives: complete, valid, as the schema's output. */
export type Props<P extends PropsSchema> = z.output<ReturnType<P>>

/** Named starting props that the palette offers in addition to the defaults. */
export interface Preset<P extends PropsSchema = PropsSchema> {
  name: string
  title: string
  props: z.input<ReturnType<P>>
}

/**
 * How stored props of one version become those of the next. It is under the number of the version that it reads, with
 * an example of that version, as some store may have it.
 */
export interface Migration {
  migrate: (props: Record<string, unknown>) => Record<string, unknown>
  example: Record<string, unknown>
}

/**
 * When a storefront loads the view. always: with every page, because nearly every page has such a block. grouped: in one file with the
 * other grouped views, because a home page usually has several of them. late: in a separate file, when a page has such a block.
 */
export type BlockLoading = 'always' | 'grouped' | 'late'

/** A block type. One file holds one, as its default export, with its view as `View` and its style sheet as `css`. */
export interface Block<P extends PropsSchema = PropsSchema> {
  /** camelCase; also the file's name and the `type` of stored blocks. */
  type: string
  /** What owners read in the palette. */
  title: string
  /** One sentence for the palette and the reference page. */
  description: string
  /** SVG path data on a grid of 24, drawn as a line; it tells the type from others in lists. Without it the content kind has one. */
  icon?: string
  contentType: ContentKind
  /** A whole number from 1; a change of the stored shape takes the next one (docs/decisions). */
  version: number
  props: P
  // biome-ignore lint/suspicious/noExplicitAny: a view may take data and children in addition to its props
  View: (props: any) => ReactNode
  /** Not offered in the palette; the product page's own block is. */
  hidden?: boolean
  /** Where a global block is: above the page's content or below it. */
  area?: 'header' | 'footer'
  /** Default: late. A string literal, because builds read it from the source. */
  loading?: BlockLoading
  /** The kind of page that this block is the main part of. Without a page of the owner's, such a page consists of this block. */
  mainOf?: 'product'
  /** The list prop whose items the view shows one at a time: the canvas shows the item that the owner opens in the panel. */
  slideList?: keyof Props<P> & string
  /** Whether the view draws the first heading of a page (`h1`). A page without one gets a visually hidden heading. Default: it does not. */
  drawsHeading?(props: Props<P>): boolean
  /** Whether the block lists all products of the store. On the shop page the list with filters takes its place. Default: it does not. */
  listsAllProducts?(props: Props<P>): boolean
  presets?: readonly Preset<P>[]
  /**
   * What the view needs from the store, as data; it receives each answer as a resource of the same name. (In method notation,
   * so that every block is a `Block`: parameters of methods are compared both ways.)
   */
  data?(props: Props<P>): { [K in keyof Queries]?: Queries[K]['query'] }
  migrations?: Readonly<Record<number, Migration>>
}

/** Block types by their `type`. */
export type Blocks = Readonly<Record<string, Block>>
