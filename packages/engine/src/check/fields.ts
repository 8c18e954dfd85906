import { z } from 'zod'
import { bare, type FieldMeta, metaOf } from '../field/meta.ts'

/** One field of a block, at any depth. */
export interface FieldAt {
  /** Its path from the props, such as `slides[].title`. */
  path: string
  name: string
  schema: z.ZodType
  meta: FieldMeta
  /** The fields of the same record by name. */
  siblings: Readonly<Record<string, z.ZodType>>
}

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

/** All fields of a record, including those in nested lists and records. */
export function* fieldsOf(record: z.ZodObject, path = ''): Generator<FieldAt> {
  const siblings = record.shape as Record<string, z.ZodType>
  for (const [name, schema] of Object.entries(siblings)) {
    const at = path ? `${path}.${name}` : name
    yield { path: at, name, schema, meta: metaOf(schema), siblings }
    const element = elementOf(schema)
    const inside = recordOf(element ?? schema)
    if (inside) yield* fieldsOf(inside, element ? `${at}[]` : at)
  }
}
