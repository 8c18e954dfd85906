import { z } from 'zod'
import { bare, metaOf } from './meta.ts'

/** The record that a field edits: an object, or the object option of a union. Undefined for a field with one value per width. */
export function recordOf(schema: z.ZodType): z.ZodObject | undefined {
  const inner = bare(schema)
  if (inner instanceof z.ZodObject) return inner
  if (!(inner instanceof z.ZodUnion) || metaOf(schema).perWidth) return undefined
  return inner.options.map((option) => recordOf(option as z.ZodType)).find((record) => record !== undefined)
}

/** The schema of a list's items; undefined for other fields. */
export function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const inner = bare(schema)
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined
}
