import type { z } from 'zod'

/** The zod types whose values can be stored as JSON. */
const STORABLE = new Set([
  'string',
  'number',
  'boolean',
  'enum',
  'literal',
  'null',
  'array',
  'tuple',
  'object',
  'record',
  'union',
  'intersection',
  'template_literal',
  'unknown',
  'any',
  'never',
])
const WRAPPERS = new Set(['default', 'prefault', 'optional', 'nullable', 'nonoptional', 'readonly', 'catch'])

type Def = { type: string } & Record<string, unknown>

const defOf = (schema: z.ZodType) => schema.def as unknown as Def

/** The schemas directly inside another one. With `shallow`, the fields of a record are left out. */
function inside({ options, innerType, element, left, right, items, valueType, shape }: Def): z.ZodType[] {
  const one = [innerType, element, left, right, valueType].filter((part) => part !== undefined)
  const more = [options, items].flatMap((list) => (Array.isArray(list) ? list : []))
  return [...one, ...more, ...Object.values((shape as object | undefined) ?? {})] as z.ZodType[]
}

/** The type that prevents a schema's values from being stored as JSON, such as `date`; undefined if there is none. */
export function unstorable(schema: z.ZodType): string | undefined {
  const def = defOf(schema)
  if (!STORABLE.has(def.type) && !WRAPPERS.has(def.type)) return def.type
  return inside(def)
    .map(unstorable)
    .find((type) => type !== undefined)
}

/** Whether any part of the schema accepts text without a maximum length. */
export function isUnbounded(schema: z.ZodType): boolean {
  const def = defOf(schema)
  if (def.type === 'string') return (schema as z.ZodString).maxLength == null
  return inside(def).some(isUnbounded)
}
