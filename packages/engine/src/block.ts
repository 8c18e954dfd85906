import type { ReactNode } from 'react'
import type { z } from 'zod'
import { type Condition, GROUPS, metaOf } from './field/meta.ts'
import type { Queries } from './render/resource.ts'

/** global: topbar, navbar, footer, once per store; container: holds other blocks; normal: everything else (product.md, point 3). */
export type ContentKind = 'global' | 'container' | 'normal'

/** A thunk around a block's schema. The arrow keeps zod out of a client bundle that only wants the view. */
export type PropsSchema = () => z.ZodObject

/** The props that a view receives: complete, valid, as the schema's output. */
export type Props<P extends PropsSchema> = z.output<ReturnType<P>>

/** Named starting props that the palette offers beside the defaults. */
export interface Preset<P extends PropsSchema = PropsSchema> {
  name: string
  title: string
  props: z.input<ReturnType<P>>
}

/**
 * How stored props of one version become those of the next. It stands under the number of the version that it reads, with
 * an example of that version, as some store may have it.
 */
export interface Migration {
  migrate: (props: Record<string, unknown>) => Record<string, unknown>
  example: Record<string, unknown>
}

/** A block type. One file holds one, as its default export, beside its view as `View` and its style sheet as `css`. */
export interface Block<P extends PropsSchema = PropsSchema> {
  /** camelCase; also the file's name and the `type` of stored blocks. */
  type: string
  /** What owners read in the palette. */
  title: string
  /** One sentence for the palette and the reference page. */
  description: string
  contentType: ContentKind
  /** A whole number from 1; a change of the stored shape takes the next one (docs/decisions). */
  version: number
  props: P
  // biome-ignore lint/suspicious/noExplicitAny: a view may take data and children beside its props
  View: (props: any) => ReactNode
  /** Not offered in the palette; the product page's own block is. */
  hidden?: boolean
  /** Where a global block stands: above the page's content or below it. */
  area?: 'header' | 'footer'
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

/** The first prop that a condition asks for and that does not exist. */
const unknownProp = (condition: Condition, props: ReadonlySet<string>): string | undefined => {
  if ('all' in condition || 'any' in condition) {
    const inner = (('all' in condition ? condition.all : condition.any) ?? []) as readonly Condition[]
    return inner.map((one) => unknownProp(one, props)).find((problem) => problem !== undefined)
  }
  return Object.keys(condition).find((key) => !props.has(key))
}

/**
 * What is wrong with a block's definition, as sentences with paths; empty when nothing is. The contract suite runs it over
 * every block, and a host should over its own.
 */
export function checkBlock(block: Block): string[] {
  const problems: string[] = []
  const say = (path: string, what: string) => problems.push(`${block.type || '(no type)'}${path}: ${what}`)
  if (!/^[a-z][A-Za-z0-9]*$/.test(block.type)) say('.type', 'must be camelCase letters and digits, such as promoBanner')
  if (!block.title.trim()) say('.title', 'is empty; give it the name that owners read')
  if (!block.description.trim()) say('.description', 'is empty; say in one sentence what the block shows')
  if (!Number.isSafeInteger(block.version) || block.version < 1) say('.version', 'must be a whole number from 1')
  for (let version = 1; version < block.version; version++)
    if (!block.migrations?.[version])
      say(
        `.migrations[${version}]`,
        `is missing; version ${block.version} must say how props of version ${version} become its own`,
      )
  if (block.contentType === 'global' && !block.area)
    say('.area', 'is missing; a global block stands in the header or in the footer')
  const { shape } = block.props()
  const names = new Set(Object.keys(shape))
  for (const [name, schema] of Object.entries(shape)) {
    const meta = metaOf(schema as z.ZodType)
    if (!meta.control)
      say(`.props.${name}`, 'is not made with a field kind; use field.text(…) or another one, so that a panel can edit it')
    if (!meta.label) say(`.props.${name}`, 'has no label')
    if (!meta.group || !GROUPS.includes(meta.group)) say(`.props.${name}`, `has no group; choose one of ${GROUPS.join(', ')}`)
    if (!(schema as z.ZodType).safeParse(undefined).success) say(`.props.${name}`, 'has no default; end it with .default(…)')
    const unknown = meta.when && unknownProp(meta.when, names)
    if (unknown) say(`.props.${name}.when`, `asks for ${unknown}, which is no prop of this block`)
  }
  for (const preset of block.presets ?? []) {
    const result = block.props().strict().safeParse(preset.props)
    for (const issue of result.error?.issues ?? []) say(`.presets.${preset.name}.${issue.path.join('.')}`, issue.message)
  }
  return problems
}
