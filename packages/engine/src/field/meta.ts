import type { z } from 'zod'

/** The four groups of a property panel, in the order in which a panel shows them. */
export const GROUPS = ['Content', 'Layout', 'Style', 'Behavior'] as const
export type Group = (typeof GROUPS)[number]

/** The control kinds that come with the engine (`form/controls`), and `hidden` for a prop that panels do not show. */
export const CONTROLS = [
  'border',
  'checkbox',
  'collection',
  'color',
  'file',
  'gradient',
  'icon',
  'link',
  'list',
  'number',
  'object',
  'password',
  'richText',
  'select',
  'shadow',
  'spacing',
  'text',
  'textarea',
  'unitNumber',
  'url',
  'hidden',
] as const

/** A plain JSON value, as a prop is compared with. */
type Plain = string | number | boolean | null

/** What one sibling prop must be: equal to a value, not equal to one, or one of several. */
export type Test = Plain | { not: Plain } | { in: readonly Plain[] }

/**
 * When a field is shown, as data over its sibling props: `{ logoType: 'text' }`. Several keys must all hold;
 * `all` and `any` combine whole conditions. It is in the JSON Schema under the key `when`.
 */
export type Condition = { all: readonly Condition[] } | { any: readonly Condition[] } | { [prop: string]: Test }

/** What a field says about itself to a panel. A field kind adds what its own control needs. */
export interface FieldOptions {
  group?: Group
  /** One sentence under the control. */
  help?: string
  when?: Condition
  /** Shown in an empty control. */
  placeholder?: string
}

/** A choice of a select: its stored value and what a person reads. */
export interface Choice {
  value: string | number
  label: string
}

/** What a field is edited with while its siblings are so. */
export interface FieldCase extends Pick<FieldMeta, 'control' | 'accept'> {
  when: Condition
}

/** Everything that a schema can carry for panels, reference pages and JSON Schema. All of it is JSON. */
export interface FieldMeta extends FieldOptions {
  /** The field kind: which control edits it. */
  control?: string
  label?: string
  choices?: readonly Choice[]
  units?: readonly string[]
  /** Bounds that a control keeps to: numbers of the field's own unit. */
  min?: number
  max?: number
  step?: number
  /** What a file field takes. */
  accept?: 'image' | 'video'
  /** Where siblings decide how the field is edited: the first case whose condition holds speaks instead of the rest. */
  cases?: readonly FieldCase[]
  /** The singular name of a list's items, and the prop that titles one. */
  itemName?: string
  itemTitle?: string
  /** Fields that are one value at several widths: the name they share and the width this one speaks for. */
  responsive?: { of: string; width: Width }
  /** The field holds one value per width (see `responsive`). */
  perWidth?: boolean
}

/** The widths that a value can be given for. Desktop is from 1024 px, tablet from 768 px, mobile below (product.md, point 9). */
export const WIDTHS = ['desktop', 'tablet', 'mobile'] as const
export type Width = (typeof WIDTHS)[number]

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

type Wrapper = { def: { innerType: z.ZodType } }

const unwrap = (schema: z.ZodType): z.ZodType | undefined =>
  'innerType' in schema.def ? (schema as unknown as Wrapper).def.innerType : undefined

/** The metadata of a field, wherever in `.default()` or `.optional()` it was given; the outermost word wins. */
export function metaOf(schema: z.ZodType): FieldMeta {
  const inner = unwrap(schema)
  return { ...(inner ? metaOf(inner) : {}), ...schema.meta() }
}

/** The schema behind `.default()`, `.optional()` and their like. */
export function bare(schema: z.ZodType): z.ZodType {
  const inner = unwrap(schema)
  return inner ? bare(inner) : schema
}
