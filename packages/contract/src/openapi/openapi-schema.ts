import { z } from 'zod'

/** A JSON Schema 2020-12 object, as in OpenAPI 3.1. */
export type JsonSchema = { [key: string]: unknown }

const definitions = '#/$defs/'
const components = '#/components/schemas/'

/**
 * Collects schemas for one OpenAPI document. Schemas with an id become components, all others are inline. If the input of a schema differs
 * from its output (defaults make fields optional), it gets a second component, `<id>Input`.
 */
export class SchemaCollector {
  readonly #outputs = new Map<string, JsonSchema>()
  readonly #inputs = new Map<string, JsonSchema>()
  readonly #converted = { input: new Map<z.ZodType, JsonSchema>(), output: new Map<z.ZodType, JsonSchema>() }
  #differing: ReadonlySet<string> | undefined

  /** Adds the schema of a response. */
  output(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'output', this.#outputs)
  }

  /** Adds the schema of a request. */
  input(schema: z.ZodType): JsonSchema {
    return this.#convert(schema, 'input', this.#inputs)
  }

  /** Returns all components in alphabetical order. Call it after all schemas were added. */
  components(): Record<string, JsonSchema> {
    const differing = this.#idsThatDiffer()
    const entries = [...this.#outputs].map(([id, schema]): [string, JsonSchema] => [id, this.resolve(schema, 'output')])
    for (const [id, schema] of this.#inputs) {
      if (differing.has(id)) entries.push([`${id}Input`, this.resolve(schema, 'input')])
      else if (!this.#outputs.has(id)) entries.push([id, this.resolve(schema, 'input')])
    }
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** Returns a schema whose references point to the components of the document. Call it after all schemas were added. */
  resolve(schema: JsonSchema, side: 'input' | 'output'): JsonSchema {
    const differing = this.#idsThatDiffer()
    return mapReferences(
      schema,
      (id) => `${components}${id}${side === 'input' && differing.has(id) ? 'Input' : ''}`,
    ) as JsonSchema
  }

  #convert(schema: z.ZodType, io: 'input' | 'output', into: Map<string, JsonSchema>): JsonSchema {
    const known = this.#converted[io].get(schema)
    if (known) return known
    const before = into.size
    const converted = this.#read(schema, io, into)
    this.#converted[io].set(schema, converted)
    if (into.size > before) this.#differing = undefined
    return converted
  }

  #read(schema: z.ZodType, io: 'input' | 'output', into: Map<string, JsonSchema>): JsonSchema {
    const {
      $schema,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        // Responses may gain fields, and unknown fields of requests are ignored: neither schema is closed.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      },
    }) as JsonSchema & { $defs?: Record<string, JsonSchema> }
    for (const [id, definition] of Object.entries($defs)) into.set(id, withoutId(definition))
    if (typeof root.id !== 'string') return root
    into.set(root.id, withoutId(root))
    return { $ref: definitions + root.id }
  }

  /** Returns the ids whose input schema differs from their output schema, directly or through references. */
  #idsThatDiffer(): ReadonlySet<string> {
    this.#differing ??= differingIds(this.#inputs, this.#outputs)
    return this.#differing
  }
}

function differingIds(inputs: ReadonlyMap<string, JsonSchema>, outputs: ReadonlyMap<string, JsonSchema>): ReadonlySet<string> {
  const shared = [...inputs].filter(([id]) => outputs.has(id))
  const differing = new Set(
    shared.flatMap(([id, input]) => (JSON.stringify(input) === JSON.stringify(outputs.get(id)) ? [] : [id])),
  )
  const references = shared.map(([id, input]) => ({ id, to: referencesOf(input) }))
  for (let size = -1; size < differing.size; ) {
    size = differing.size
    for (const { id, to } of references) if (to.some((each) => differing.has(each))) differing.add(id)
  }
  return differing
}

function withoutId({ id: _, ...schema }: JsonSchema): JsonSchema {
  return schema
}

function mapReferences(value: unknown, rename: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => mapReferences(each, rename))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) =>
      key === '$ref' && typeof each === 'string' && each.startsWith(definitions)
        ? [key, rename(each.slice(definitions.length))]
        : [key, mapReferences(each, rename)],
    ),
  )
}

function referencesOf(schema: JsonSchema): string[] {
  const found: string[] = []
  mapReferences(schema, (id) => {
    found.push(id)
    return id
  })
  return found
}
