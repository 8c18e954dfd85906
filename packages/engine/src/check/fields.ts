import type { z } from 'zod'
import { elementOf, recordOf } from '../field/inside.ts'
import { type FieldMeta, metaOf } from '../field/meta.ts'

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
