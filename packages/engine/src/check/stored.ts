import type { z } from 'zod'

/** The zod types whose values survive JSON, as they are written into a page. */
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

/** The schemas directly inside another; records are left to the fields that they hold when `shallow`. */
function inside({ options, innerType, element, left, right, items, valueType, shape }: Def): z.ZodType[] {
  const one = [innerType, element, left, right, valueType].filter((part) => part !== undefined)
  const more = [options, items].flatMap((list) => (Array.isArray(list) ? list : []))
  return [...one, ...more, ...Object.values((shape as object | undefined) ?? {})] as z.ZodType[]
}

/** What a value of this schema cannot be stored as, such as `date`; undefined where JSON holds all of it. */
export function unstorable(schema: z.ZodType): string | undefined {
  const def = defOf(schema)
  if (!STORABLE.has(def.type) && !WRAPPERS.has(def.type)) return def.type
  return inside(def)
    .map(unstorable)
    .find((type) => type !== undefined)
}

/** Whether the schema accepts text of any length somewhere. */
export function isUnbounded(schema: z.ZodType): boolean {
  const def = defOf(schema)
  if (def.type === 'string') return (schema as z.ZodString).maxLength == null
  return inside(def).some(isUnbounded)
}
