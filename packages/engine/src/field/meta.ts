import type { z } from 'zod'
import { isOfZod4, ZOD_4 } from './zod-version.ts'

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
  'products',
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

/** How a translatable text is edited: one line, several lines, or HTML. */
export type TextKind = 'text' | 'textarea' | 'richText'

/** The formats of rich text that a toolbar offers. */
export const RICH_TEXT_FORMATS = [
  'heading',
  'bold',
  'italic',
  'underline',
  'bulletList',
  'orderedList',
  'blockquote',
  'align',
  'color',
  'link',
  'image',
] as const
export type RichTextFormat = (typeof RICH_TEXT_FORMATS)[number]

/** A plain JSON value that a prop is compared with. */
type Plain = string | number | boolean | null

/** The required value of a sibling prop: equal to a value, not equal to one, or one of several. */
export type Test = Plain | { not: Plain } | { in: readonly Plain[] }

/**
 * When a field is shown, as data about its sibling props: `{ logoType: 'text' }`. All keys must match; `all` and `any` combine
 * conditions. The JSON Schema contains it under the key `when`.
 */
export type Condition = { all: readonly Condition[] } | { any: readonly Condition[] } | { [prop: string]: Test }

/** Which size of an element a field sets, so that the canvas shows handles to drag it. */
export type FieldHandle =
  | {
      /** The inner space above and below the element, its width, or its height. */
      edge: 'padding' | 'width' | 'height'
      /** A CSS selector of the element in the block. Default: the block's root element. */
      of?: string
    }
  | {
      /** The widths of elements side by side, in twelfths (`field.ratio`). */
      edge: 'ratio'
      /** A CSS selector of the first of the elements in the block. */
      of: string
      /** The sibling prop whose value the ratio belongs to. */
      per: string
    }

/** A field's metadata for panels. A field kind adds what its control needs. */
export interface FieldOptions<W extends Condition = Condition> {
  /** The control of the app that edits the field, by its name in `controls`. Default: the control of the field kind. */
  control?: string
  group?: Group
  /** The heading inside its group under which a panel shows the field (`field.section`). */
  section?: string
  /** One sentence under the control. */
  help?: string
  /** The canvas shows handles that change the field: for a spacing, or a size with a unit. */
  handle?: FieldHandle
  when?: W
  /** Shown in an empty control. */
  placeholder?: string
  /**
   * How translators edit the text: on one line, on several lines, or as HTML. The field kind sets it; `false` excludes one field. Text
   * that must match a pattern, such as a length in CSS, is translated only with `true`.
   */
  translatable?: boolean | TextKind
  /**
   * Whether the builder warns before publishing while the field is empty, such as the URL of a button: always, or while a condition on its
   * siblings holds.
   */
  expected?: true | Condition
}

/** An option of a select: its stored value and its label. */
export interface Choice {
  value: string | number
  label: string
}

/** The control of a field while a condition on its siblings holds. */
export interface FieldCase extends Pick<FieldMeta, 'control' | 'accept'> {
  when: Condition
}

/** All metadata of a schema for panels, reference pages and JSON Schema. All of it is JSON. */
export interface FieldMeta<W extends Condition = Condition> extends FieldOptions<W> {
  /** The field kind, which selects the control. */
  control?: string
  label?: string
  choices?: readonly Choice[]
  units?: readonly string[]
  /** Tokens of the theme that a number with a unit can be instead. */
  tokens?: readonly Choice[]
  /** Limits of the control, in the field's unit. */
  min?: number
  max?: number
  step?: number
  /** The accepted media type of a file field. */
  accept?: 'image' | 'video'
  /** The formats that the editor of a rich text field offers. */
  formats?: readonly RichTextFormat[]
  /** Controls that depend on siblings: the first case whose condition holds replaces `control`. */
  cases?: readonly FieldCase[]
  /** The `type` of a text field's input: `email`, `time`, `datetime-local`, … */
  inputType?: string
  /** The singular name of a list's items, and the prop that is an item's title. */
  itemName?: string
  itemTitle?: string
  /** For fields that hold one value at several widths: their common name and this field's width. */
  responsive?: { of: string; width: Width }
  /** The field holds one value per width (see `responsive`). */
  perWidth?: boolean
}

/** The widths that can have separate values. By default, desktop is from 1024 px, tablet from 768 px, mobile below (product.md, point 9). */
export const WIDTHS = ['desktop', 'tablet', 'mobile'] as const
export type Width = (typeof WIDTHS)[number]

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

type Wrapper = { def: { innerType: z.ZodType } }

/** Throws for a schema of zod 3. */
function unwrap(schema: z.ZodType): z.ZodType | undefined {
  if (!isOfZod4(schema)) throw new Error(`${ZOD_4}.`)
  return 'innerType' in schema.def ? (schema as unknown as Wrapper).def.innerType : undefined
}

/** Returns the metadata of a field, including metadata inside `.default()` or `.optional()`. The outermost value wins. */
export function metaOf(schema: z.ZodType): FieldMeta {
  const inner = unwrap(schema)
  return { ...(inner ? metaOf(inner) : {}), ...schema.meta() }
}

/** Returns the schema inside `.default()`, `.optional()` and similar wrappers. */
export function bare(schema: z.ZodType): z.ZodType {
  const inner = unwrap(schema)
  return inner ? bare(inner) : schema
}
