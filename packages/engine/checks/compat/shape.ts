import { createHash } from 'node:crypto'
import type { JsonSchema } from '../../src/generate/json-schema.ts'
import { isGeneralLimit, releasedBound, releasedPattern } from './tightened.ts'

/** The keywords that decide which documents are valid and how they are completed, without texts and hints for panels. */
const SHAPE = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
  'oneOf',
  'allOf',
  'not',
  'enum',
  'const',
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'default',
])

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * The shape of a schema: references resolved, texts removed, keys sorted. Two schemas of the same shape accept the same documents
 * and complete them in the same way. Defaults are part of it, because blocks.md makes them part of the stored format. General
 * limits are not (see tightened.ts).
 */
export function shapeOf(schema: JsonSchema, root: JsonSchema = schema): Json {
  const target = schema.$ref ? root.$defs?.[schema.$ref.slice('#/$defs/'.length)] : undefined
  const { $ref: _ref, ...whole } = target ? { ...(target as JsonSchema), ...schema } : schema
  const inside = (value: unknown) => (isRecord(value) ? shapeOf(value as JsonSchema, root) : (value as Json))
  const parts = Object.entries(whole)
    .filter(([key, value]) => SHAPE.has(key) && !(key === 'maxLength' && isGeneralLimit(value)))
    .map(([key, value]): [string, Json] => {
      if (key === 'pattern') return [key, releasedPattern(String(value))]
      if (key === 'minimum' || key === 'maximum') return [key, releasedBound(value) as Json]
      if (key === 'default' || key === 'const') return [key, sorted(value as Json)]
      if (key === 'enum' || key === 'required') return [key, [...(value as string[])].sort()]
      if (key === 'properties') return [key, sorted(mapped(value as Record<string, unknown>, inside))]
      return [key, Array.isArray(value) && key.endsWith('Of') ? value.map(inside) : inside(value)]
    })
  return sorted(Object.fromEntries(parts))
}

/** The fingerprint of a shape in `schemas/released.json`. */
export const fingerprint = (schema: JsonSchema): string =>
  createHash('sha256')
    .update(JSON.stringify(shapeOf(schema)))
    .digest('base64url')

/** The differences between two shapes, such as `properties.props.properties.heading.maxLength: 80 → 60`. */
export function differences(before: Json | undefined, after: Json | undefined, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return keys.flatMap((key) => differences(before[key] as Json, after[key] as Json, path ? `${path}.${key}` : key))
  }
  return [`${path}: ${short(before)} → ${short(after)}`]
}

const short = (value: Json | undefined) => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mapped = (record: Record<string, unknown>, change: (value: unknown) => Json): Json =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value as Record<string, Json>)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}
