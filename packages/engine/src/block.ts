import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { UnknownNames } from './field/define-field.ts'
import type { Condition, Test } from './field/meta.ts'
import type { Queries, Resources } from './render/resource.ts'

/** global: topbar, navbar, footer, once per store; container: holds other blocks; normal: everything else (product.md, point 3). */
export type ContentKind = 'global' | 'container' | 'normal'

/** Returns a block's schema. The arrow function keeps zod out of a client bundle that imports only the view. */
export type PropsSchema = () => z.ZodObject

/** The props that a view receives: complete and valid, the output type of the schema. */
export type Props<P extends PropsSchema> = z.output<ReturnType<P>>

/** The slots of a view, rendered: `View({ slots }: Props<typeof props> & Slots<'left' | 'right'>)`. An empty slot is undefined. */
export interface Slots<S extends string = string> {
  slots: { readonly [K in S]: ReactNode }
}

/** The props that the renderer passes to a view in addition to the block's props. */
export interface ViewContext<S extends string = string> extends Slots<S> {
  /** The results of the block's `data`, by name. */
  data: Resources
  variant?: string
  /** Whether the block draws the first large image of the page, which loads before others. See `drawsImage`. */
  eager?: boolean | undefined
  /** All blocks in a container, in order. A view with slots uses those instead. */
  children?: ReactNode
}

/** The props that a schema names: for a schema without props, zod's type would exclude every name. */
type NamedProps<P extends PropsSchema> = Props<P> extends Record<string, never> ? unknown : Props<P>

/** The props of a view: the block's props, its variant, the results of its queries, and the rendered children of a container. */
export type ViewProps<P extends PropsSchema, S extends string = string> = NamedProps<P> &
  Omit<ViewContext<S>, keyof NamedProps<P>>

/** A condition on props with these names. */
type PropsCondition<N extends string> = string extends N
  ? Condition
  : { all: readonly PropsCondition<N>[] } | { any: readonly PropsCondition<N>[] } | { [K in N]?: Test }

/**
 * A named place for blocks in a container, with rules for what may go in. Operations reject a block that the rules exclude, and loading moves
 * it. A block of an unknown type stays where it is stored.
 */
export interface Slot<N extends string = string> {
  /** The name that owners read. Default: the name of the slot, such as "Main column" for `mainColumn`. */
  title?: string
  /** The block types that may go in. Default: all. */
  allow?: readonly string[]
  /** The content kinds that may go in. Default: both. */
  contentTypes?: readonly Exclude<ContentKind, 'global'>[]
  /** The least number of blocks. Default: 0. Needs as many `initial` types. */
  min?: number
  /** The largest number of blocks. Default: no limit other than that of the page. */
  max?: number
  /** The types of the blocks that a new container has in this slot. */
  initial?: readonly string[]
  /** The slot takes blocks only while this condition on the container's props holds. Blocks in it stay. */
  when?: PropsCondition<N>
  /**
   * A list prop of the container whose items have `id: field.slotId()`: there is one slot for each item, named by its id, and removing an item
   * removes the blocks in its slot. Such a slot is the only one of its block type.
   */
  each?: N
}

/**
 * A named part of every page, such as a header or a sidebar: the same rules as those of a slot. A global block is only in the area that its
 * type names.
 */
export interface Area extends Pick<Slot, 'title' | 'allow' | 'min' | 'max' | 'initial'> {
  /** The content kinds that may go in. Default: all in a shared area, and all but global in the others. */
  contentTypes?: readonly ContentKind[]
  /** Whether all pages show the same blocks in it. They are stored in `globalContent`. Default: false, so that each page has its own. */
  shared?: boolean
}

/** The areas of an app's pages in reading order, and where they are rendered. */
export interface PageAreas<A extends string = string> {
  areas: Readonly<Record<A, Area>>
  /** Renders each area in a separate element. An area without blocks is undefined. Default: one area after the other. */
  View?: (props: AreaViewProps<A>) => ReactNode
  /** The view's style sheet (`stylesOf`). */
  css?: string
}

/** The props of the view of areas: the rendered blocks of each area. */
export interface AreaViewProps<A extends string = string> {
  areas: { readonly [K in A]: ReactNode }
}

/** The key of the areas in a dictionary of block types. `withAreas` sets it. */
export const AREAS: unique symbol = Symbol.for('blockfront.areas') as never

/** The names under which views and React receive other values than those of the fields. */
export const RESERVED_PROPS = ['data', 'variant', 'children', 'slots', 'eager', 'key', 'ref'] as const

type ReservedNames<Shape> = Extract<keyof Shape, (typeof RESERVED_PROPS)[number]>

/** Rejects conditions (`when`) that name a prop which does not exist, and props with a reserved name. `T` is the type that has the shape. */
export type Checked<T, Shape> = [UnknownNames<Shape>] extends [never]
  ? [ReservedNames<Shape>] extends [never]
    ? T
    : T & { 'views receive other values under these names': ReservedNames<Shape> }
  : T & { '`when` names props that do not exist': UnknownNames<Shape> }

/** Rejects the mistakes in a schema that the compiler can find. */
export type CheckedProps<P extends PropsSchema> = Checked<P, ReturnType<P>['shape']>

/** Named starting props that the palette offers in addition to the defaults. */
export interface Preset<P extends PropsSchema = PropsSchema> {
  name: string
  title: string
  props: z.input<ReturnType<P>>
}

/** A look that a view draws in addition to its default one. Its name is stored in `variant` of a block, and the view receives it. */
export interface Variant {
  name: string
  title: string
}

/**
 * Converts stored props of one version to the next version. Its key is the version that it reads; `example` contains stored props
 * of that version.
 */
export interface Migration {
  migrate: (props: Record<string, unknown>) => Record<string, unknown>
  example: Record<string, unknown>
}

/**
 * When a storefront loads the view. always: with every page, because nearly every page has such a block. grouped: in one file with the
 * other grouped views, because a home page usually has several of them. late: in a separate file, when a page has such a block. rare: like
 * late, and the style sheet too is only in pages that have such a block.
 */
export type BlockLoading = 'always' | 'grouped' | 'late' | 'rare'

/** The sources that the Content-Security-Policy of a page must allow for a view. */
export interface BlockPolicy {
  /** Sources of frames: `https://player.example`, or `https:` for any site. */
  frames?: readonly string[]
  /** Hashes of inline scripts that run in a frame of the page: `'sha256-…'`. */
  scripts?: readonly string[]
}

/** A block type. Each file default-exports one and also exports its view as `View` and its style sheet as `css`. */
export interface Block<P extends PropsSchema = PropsSchema, S extends string = string> {
  /** camelCase; also the file's name and the `type` of stored blocks. */
  type: string
  /** The name in the palette. */
  title: string
  /** One sentence for the palette and the reference page; empty for none. */
  description: string
  /**
   * Other words for the block, in lower case, such as `banner` and `slideshow` for a hero. The search of the palette finds the block by them.
   */
  keywords?: readonly string[]
  /**
   * SVG path data on a grid of 24, drawn as a line. It distinguishes the type in lists. Default: an icon for the content kind.
   */
  icon?: string
  contentType: ContentKind
  /** A whole number from 1. A change of the stored shape requires the next number (docs/decisions). */
  version: number
  props: CheckedProps<P>
  // biome-ignore lint/suspicious/noExplicitAny: `Block` without a schema stands for blocks with different props
  View: (props: PropsSchema extends P ? any : ViewProps<P, S>) => ReactNode
  /** The view's style sheet (`stylesOf`). With common parts, a list: those of the parts first, its own last. */
  css?: string | readonly string[]
  /** The slots of a container, in reading order. Without slots, a container has one list of any blocks, its `children`. */
  slots?: Readonly<Record<S, Slot>>
  /** Whether thumbnails show sample images in the empty image fields of the block. */
  sampleImages?: boolean
  /** Not offered in the palette, like the product page's own block. */
  hidden?: boolean
  /** The area of a global block: above the page's content, below it, or a shared area of the app (`withAreas`). */
  area?: 'header' | 'footer' | (string & {})
  /** Default: late. A string literal, because builds read it from the source. */
  loading?: BlockLoading
  /**
   * Whether the view works without JavaScript in the browser: React Server Components render it on the server only. Default: false. A
   * literal, because builds read it from the source.
   */
  static?: boolean
  /** Default: nothing but the page's own files, and images and videos of any site. */
  policy?: BlockPolicy
  /**
   * The kind of page whose main part is this block. A store without a page of this kind gets one with only this block. The main block of a
   * policy has the policy in its prop `text`.
   */
  mainOf?: 'product' | 'policy'
  /** The kind of page that gets this block at its end if it has content for it, unless the page has such a block already. */
  completes?: 'product'
  /** The list prop whose items the view shows one at a time: the canvas shows the item that the owner opens in the panel. */
  slideList?: keyof Props<P> & string
  /**
   * The block shows a shared component: its blocks replace it before a page is rendered (`expandComponents`). Names the prop with the id of the
   * component and the one with the changed values (`field.overrides`). One block type of an app can have it.
   */
  instance?: { component: keyof Props<P> & string; overrides: keyof Props<P> & string }
  /** Whether the view draws the page's first `h1`. A page without one gets a visually hidden heading. Default: false. */
  drawsHeading?(props: Props<P>): boolean
  /**
   * Whether the view draws a large image at its top. The first such block near the top of a page loads its image eagerly and with high priority
   * (`eager`), because it is the largest part of the first view. Default: false.
   */
  drawsImage?(props: Props<P>): boolean
  /**
   * Whether the block lists all products of the store. The shop page shows the filterable list instead of such a block. Default:
   * false.
   */
  listsAllProducts?(props: Props<P>): boolean
  presets?: readonly Preset<P>[]
  /** The variants that the panel offers. A stored variant without an entry is kept, and the view receives it too. */
  variants?: readonly Variant[]
  /**
   * Declares the store data that the view needs. The view receives each result as a resource of the same name. Method notation
   * makes parameters bivariant, so that every block is assignable to `Block`.
   */
  data?(props: Props<P>): { [K in keyof Queries]?: Queries[K]['query'] }
  migrations?: Readonly<Record<number, Migration>>
}

/** Block types by their `type`, and the areas of the pages made of them, if the app declares its own. */
export interface Blocks {
  readonly [type: string]: Block
  readonly [AREAS]?: PageAreas
}

/** A block type as `defineBlock` accepts it. */
export type BlockDefinition<P extends PropsSchema, S extends string = string> = Omit<
  Block<P, S>,
  'props' | 'View' | 'slots' | 'description' | 'contentType' | 'version'
> &
  Partial<Pick<Block<P>, 'description' | 'contentType' | 'version'>> & {
    props: P
    slots?: Readonly<Record<S, Slot<keyof ReturnType<P>['shape'] & string>>>
    View: (props: ViewProps<P, S>) => ReactNode
  }

/**
 * Returns a block type. TypeScript infers the props of `View` from the schema. Defaults: a normal block of version 1 without
 * description, or a container if it has slots. A file whose view is bundled without its schema exports an object literal with
 * `satisfies Block` instead.
 */
export const defineBlock = <P extends PropsSchema, T extends string, S extends string = never>(
  block: BlockDefinition<P, S> & { type: T; props: CheckedProps<P> },
): Block<P, S> & { type: T } =>
  ({
    description: '',
    contentType: block.slots ? 'container' : 'normal',
    version: 1,
    ...block,
  }) as Block<P, S> & { type: T }

/** Returns the title that owners read for a name in code: `heroBanner` as `Hero banner`. */
export const titleOf = (name: string): string => {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
