import { z } from 'zod'
import { bare, metaOf } from './meta.ts'
import { isOfZod4 } from './zod-version.ts'

/** The record that a field edits: an object, or the object option of a union. Undefined for a field with one value per width. */
export function recordOf(schema: z.ZodType): z.ZodObject | undefined {
  const inner = bare(schema)
  if (inner instanceof z.ZodObject) return inner
  if (!(inner instanceof z.ZodUnion) || metaOf(schema).perWidth) return undefined
  return inner.options.map((option) => recordOf(option as z.ZodType)).find((record) => record !== undefined)
}

/** Whether a field is a list whose items have ids (`field.slotId`), so that each item can have a slot. */
export function hasItemIds(field: z.ZodType | undefined): boolean {
  const item = field && elementOf(field)
  const record = item && recordOf(item)
  const id = record && Object.hasOwn(record.shape, 'id') ? (record.shape.id as z.ZodType) : undefined
  return id !== undefined && metaOf(id).control === 'hidden'
}

/**
 * Whether a schema is made with zod 4, with all schemas in its records and in the items of its lists. zod checks these only when it parses a value
 * that has them.
 */
export function isZod4Throughout(schema: unknown, seen: ReadonlySet<unknown> = new Set()): boolean {
  if (!isOfZod4(schema)) return false
  const item = elementOf(schema as z.ZodType)
  if (item && !isOfZod4(item)) return false
  const record = recordOf(item ?? (schema as z.ZodType))
  if (!record || seen.has(record)) return true
  return Object.values(record.shape).every((field) => isZod4Throughout(field, new Set([...seen, record])))
}

/** The schema of a list's items; undefined for other fields. */
export function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const inner = bare(schema)
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined
}
