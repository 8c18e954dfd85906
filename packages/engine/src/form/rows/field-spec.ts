import { z } from 'zod'
import { bare, type FieldMeta, metaOf, WIDTHS, type Width } from '../../field/meta.ts'
import type { ControlMeta } from '../control.ts'

/** One prop, as a panel or form edits it. */
export interface FieldSpec {
  /** The prop's name. */
  name: string
  schema: z.ZodType
  meta: ControlMeta
}

/** One row: a prop, or the props that hold one value at several widths. */
export interface Row {
  /** The first prop's name. */
  key: string
  label: string
  specs: readonly FieldSpec[]
  /** For props that are one responsive value: the prop of each width. */
  widths?: Readonly<Record<Width, FieldSpec>>
}

/** `firstName` becomes "First name". */
const titled = (name: string) => {
  const spaced = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const choicesOf = (values: readonly unknown[]) =>
  values
    .filter((value): value is string | number => typeof value === 'string' || typeof value === 'number')
    .map((value) => ({ value, label: typeof value === 'number' ? String(value) : titled(value) }))

/** Minimum maximum length for which a string gets a multi-line control. */
const LONG = 300
const formats: Record<string, string> = { email: 'email', url: 'url' }

/** The control of a schema without field metadata, by its type. */
function fallback(schema: z.ZodType): Partial<ControlMeta> {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    const maxLength = schema.maxLength ?? undefined
    const long = maxLength !== undefined && maxLength >= LONG && !schema.format
    return { control: long ? 'textarea' : 'text', maxLength, inputType: formats[schema.format ?? ''] }
  }
  if (schema instanceof z.ZodNumber) {
    const finite = (bound: number | null) =>
      bound !== null && Number.isFinite(bound) && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined
    return {
      control: 'number',
      min: finite(schema.minValue),
      max: finite(schema.maxValue),
      step: schema.isInt ? 1 : undefined,
    }
  }
  if (schema instanceof z.ZodBoolean) return { control: 'checkbox' }
  if (schema instanceof z.ZodEnum) return { control: 'select', choices: choicesOf(schema.options) }
  if (schema instanceof z.ZodLiteral) return { control: 'select', choices: choicesOf([...schema.values]) }
  if (schema instanceof z.ZodArray) return { control: 'list', itemName: 'Item' }
  if (schema instanceof z.ZodObject) return { control: 'object' }
  if (schema instanceof z.ZodUnion) return fallback(bare(schema.options[0] as z.ZodType))
  const listed = (schema.meta() as { enum?: readonly unknown[] } | undefined)?.enum
  return listed ? { control: 'select', choices: choicesOf(listed) } : { control: 'text' }
}

/** An empty control means a missing value: the schema accepts undefined or null and has no `.default()`. */
const isOptional = (schema: z.ZodType) =>
  !(schema instanceof z.ZodDefault) && (schema.safeParse(undefined).success || schema.safeParse(null).success)

/** The spec of one schema: its metadata first, then defaults for its type. */
export function fieldSpec(name: string, schema: z.ZodType, override: Partial<ControlMeta> = {}): FieldSpec {
  const meta: FieldMeta = metaOf(schema)
  const inner = bare(schema)
  const guess = meta.control
    ? { maxLength: inner instanceof z.ZodString ? (inner.maxLength ?? undefined) : undefined }
    : fallback(inner)
  return {
    name,
    schema,
    meta: { label: titled(name), control: 'text', ...guess, optional: isOptional(schema), ...meta, ...override },
  }
}

/** Returns the rows of an object schema in its order. Props that hold one value at several widths form one row. */
export function rowsOf(schema: z.ZodObject, overrides: Readonly<Record<string, Partial<ControlMeta>>> = {}): Row[] {
  const rows: Row[] = []
  const responsive = new Map<string, { row: Row; widths: Partial<Record<Width, FieldSpec>>; specs: FieldSpec[] }>()
  for (const [name, field] of Object.entries(schema.shape)) {
    const spec = fieldSpec(name, field as z.ZodType, overrides[name])
    const { responsive: part, control } = spec.meta
    if (control === 'hidden') continue
    if (!part) {
      rows.push({ key: name, label: spec.meta.label, specs: [spec] })
      continue
    }
    let set = responsive.get(part.of)
    if (!set) {
      const specs: FieldSpec[] = []
      const widths: Partial<Record<Width, FieldSpec>> = {}
      set = { row: { key: name, label: part.of, specs }, widths, specs }
      responsive.set(part.of, set)
      rows.push(set.row)
    }
    set.specs.push(spec)
    set.widths[part.width] = spec
    if (WIDTHS.every((width) => set.widths[width])) set.row.widths = set.widths as Record<Width, FieldSpec>
  }
  return rows
}

/** Returns the object schema of a field whose value is a record of fields, or undefined. */
export const objectOf = (schema: z.ZodType): z.ZodObject | undefined => {
  const inner = bare(schema)
  return inner instanceof z.ZodObject ? inner : undefined
}

/** Returns an initial value: the schema's default, an empty record, an empty text, or the initial value of its type. */
export function freshValue(schema: z.ZodType): unknown {
  for (const start of [undefined, {}, '', [], 0, false]) {
    const result = schema.safeParse(start)
    if (result.success && result.data !== undefined) return result.data
  }
  return emptyRecord(schema) ?? ''
}

/** Returns a record with the initial value of each field, valid or not, for schemas without defaults. */
export const emptyRecord = (schema: z.ZodType): Record<string, unknown> | undefined => {
  const object = objectOf(schema)
  if (!object) return undefined
  return Object.fromEntries(
    Object.entries(object.shape).map(([name, field]) => {
      const result = (field as z.ZodType).safeParse(undefined)
      return [name, result.success ? result.data : freshValue(field as z.ZodType)]
    }),
  )
}

/** An empty control means "no value" if the schema rejects empty text: undefined or null, whichever it accepts. */
export function fitted(schema: z.ZodType, value: unknown): unknown {
  if (value !== '' || schema.safeParse('').success) return value
  if (!isOptional(schema)) return value
  return schema.safeParse(undefined).success ? undefined : null
}
