import type { Endpoint } from '@blockfront/contract'
import { z } from 'zod'

type Json = Record<string, unknown>

/** Values for the patterns of the contract, which cannot be generated from a schema alone. */
const SAMPLES = [
  'a1b2c3',
  'de',
  'abcdefghijklmnop',
  'someone@example.com',
  'shop-one',
  '/a-path',
  'example.com',
  'EUR',
  'AT',
  '2030-01-02',
  '2030-01-02T03:04:05.000Z',
  'long enough text to fit',
  '#123456',
  'https://receiver.example/hook',
]

interface ExampleOptions {
  /** The schema that has the definitions. */
  root?: Json
  /** Whether objects have their optional properties, too. */
  full?: boolean
}

/** Generates the smallest value that matches a JSON Schema of the contract, and test requests for every endpoint. */
export function exampleOf(schema: Json, { root = schema, full = false }: ExampleOptions = {}): unknown {
  const part = (inner: Json) => exampleOf(inner, { root, full })
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return part((root.$defs as Record<string, Json>)[name] ?? {})
  }
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const options = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Json[] | undefined
  if (options) return part(options.find(({ type }) => (type === 'null') !== full) ?? options[0] ?? {})
  if (schema.type === 'object') {
    const properties = (schema.properties ?? {}) as Record<string, Json>
    const keys = full ? Object.keys(properties) : ((schema.required ?? []) as string[])
    return Object.fromEntries(keys.map((key) => [key, part(properties[key] ?? {})]))
  }
  if (schema.type === 'array') {
    const count = Number(schema.minItems ?? 0)
    return Array.from({ length: count }, () => part((schema.items ?? {}) as Json))
  }
  if (schema.type === 'integer' || schema.type === 'number') return Number(schema.minimum ?? 1) || 1
  if (schema.type === 'boolean') return true
  if (schema.type === 'string') return exampleString(schema)
  return null
}

function exampleString(schema: Json): string {
  const fits = (text: string) =>
    text.length >= Number(schema.minLength ?? 0) &&
    text.length <= Number(schema.maxLength ?? 1e6) &&
    (typeof schema.pattern !== 'string' || new RegExp(schema.pattern, 'u').test(text))
  const format = { email: 'someone@example.com', 'date-time': '2030-01-02T03:04:05.000Z', date: '2030-01-02' }[
    String(schema.format)
  ]
  return format ?? SAMPLES.find(fits) ?? ''
}

/** The smallest request that a call's schemas take, or one with all optional parts. */
export function exampleInput(
  endpoint: Endpoint,
  { full = false }: Pick<ExampleOptions, 'full'> = {},
): { params?: Json; query?: Json; headers?: Json; body?: Json } {
  const parts = (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    if (!schema) return []
    return [[part, exampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, { full })] as const]
  })
  return Object.fromEntries(parts)
}
