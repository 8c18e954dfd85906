import fc from 'fast-check'
import type { JsonSchema } from '../json-schema.ts'

/**
 * Random values that match a JSON Schema from `blockSchema`. Optional props are sometimes left out, most lists and texts are
 * short and some have the maximum length, and half of the values with a default are that default. `root` resolves `$ref`.
 */
export function arbitraryOf(schema: JsonSchema, root: JsonSchema = schema): fc.Arbitrary<unknown> {
  const { default: start, ...rest } = schema
  if (start !== undefined) return fc.oneof(fc.constant(start), arbitraryOf(rest, root))
  if (schema.$ref) {
    const { $ref, ...own } = rest
    return arbitraryOf({ ...(root.$defs?.[schema.$ref.slice('#/$defs/'.length)] as JsonSchema), ...own }, root)
  }
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => arbitraryOf(one, root)))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => arbitraryOf({ ...schema, type }, root)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, root)
    case 'array':
      return listOf(schema, arbitraryOf((schema.items ?? {}) as JsonSchema, root))
    case 'string':
      return schema.pattern ? matching(schema.pattern, schema.maxLength) : textOf(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true }).map((n) => n + 0)
    case 'boolean':
      return fc.boolean()
    default:
      return fc.constantFrom(null, 1, 'x', true)
  }
}

function objectOf(schema: JsonSchema, root: JsonSchema): fc.Arbitrary<unknown> {
  const props = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, arbitraryOf(one as JsonSchema, root)])
  const known = fc.record(Object.fromEntries(props) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: schema.required ?? [],
    noNullPrototype: true,
  })
  if (schema.additionalProperties === false) return known
  return fc.tuple(known, fc.boolean()).map(([object, more]) => (more ? { ...object, keptFromElsewhere: { a: [1] } } : object))
}

function listOf({ minItems, maxItems = 3 }: JsonSchema, item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const short = fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, 3) })
  const full = item.map((one) => Array.from({ length: maxItems }, () => one))
  return fc.oneof({ weight: 9, arbitrary: short }, { weight: 1, arbitrary: full })
}

function textOf({ minLength, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  const short = fc.string({ minLength, maxLength: Math.min(maxLength, 40) })
  return fc.oneof({ weight: 4, arbitrary: short }, { weight: 1, arbitrary: fc.constant('w'.repeat(maxLength)) })
}

/**
 * Strings that match a pattern. fast-check does not support look-ahead, so look-aheads are removed and the generated strings are
 * filtered by the full pattern.
 */
function matching(pattern: string, maxLength = Number.POSITIVE_INFINITY): fc.Arbitrary<string> {
  const whole = new RegExp(pattern, 'u')
  return fc.stringMatching(new RegExp(withoutLookAhead(pattern))).filter((text) => text.length <= maxLength && whole.test(text))
}

function withoutLookAhead(pattern: string): string {
  const start = pattern.indexOf('(?!')
  if (start < 0) return pattern
  let end = start + 1
  for (let depth = 1; depth > 0; end++) {
    if (pattern[end] === '\\') end++
    else if (pattern[end] === '(') depth++
    else if (pattern[end] === ')') depth--
  }
  return withoutLookAhead(pattern.slice(0, start) + pattern.slice(end))
}
