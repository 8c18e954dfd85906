import { z } from 'zod'
import { AREAS, type Block, type Blocks } from '../block.ts'
import { fieldsOf } from '../check/fields.ts'
import { APPEAR_EFFECTS, HOVER_EFFECTS } from '../document/document.ts'
import { type FieldMeta, WIDTHS } from '../field/meta.ts'

/** A JSON Schema (draft 2020-12) as plain JSON, with the engine's keywords in addition to the standard ones. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'

/** The base URL of the schemas' `$id`. It is only a name; nothing is loaded from it. */
export const SCHEMA_BASE = 'https://blockfront.example/schemas/'

/** The compiler reports a metadata key that is missing here. */
const keywords: Record<keyof FieldMeta, true> = {
  control: true,
  label: true,
  group: true,
  section: true,
  handle: true,
  help: true,
  when: true,
  placeholder: true,
  translatable: true,
  expected: true,
  choices: true,
  units: true,
  tokens: true,
  min: true,
  max: true,
  step: true,
  accept: true,
  formats: true,
  inputType: true,
  itemName: true,
  itemTitle: true,
  responsive: true,
  perWidth: true,
  cases: true,
}

/** Metadata keywords that the schemas contain in addition to the standard ones (see `FieldMeta` and `Slot`). Validators ignore them. */
export const KEYWORDS: readonly string[] = [...Object.keys(keywords), 'slots', 'areas']

/** Keywords of JSON Schema that zod writes from metadata too. */
const STANDARD = new Set(['id', 'title', 'description', 'deprecated'])

/** Returns the metadata keywords in the schemas of these blocks: `KEYWORDS`, and those that an app's own field kinds add. */
export function keywordsOf(blocks: Blocks): string[] {
  const own = Object.values(blocks).flatMap((block) => [...fieldsOf(block.props())].flatMap(({ meta }) => Object.keys(meta)))
  return [...new Set([...KEYWORDS, ...own])].filter((key) => !STANDARD.has(key))
}

/** Path of the schema of a block type's version, relative to `schemas/`. */
export const blockSchemaPath = (type: string, version: number) => `blocks/${type}/${version}.json`

/** The stored props of a block type: missing props are completed on load, and unknown props are kept. */
export function propsSchema(block: Block): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(block.props(), { io: 'input' })
  return withShortBranches(JSON.parse(JSON.stringify(schema)) as JsonSchema)
}

/** A stored block of this type in its current version (docs/guides/add-a-block.md). Long patterns are in `$defs`. */
export function blockSchema(block: Block): JsonSchema {
  const { schema, patterns } = withoutPatterns(propsSchema(block))
  return {
    $schema: DIALECT,
    $id: SCHEMA_BASE + blockSchemaPath(block.type, block.version),
    title: block.title,
    description: block.description,
    type: 'object',
    required: block.version > 1 ? ['type', 'version'] : ['type'],
    properties: {
      id: { type: ['string', 'number'] },
      type: { const: block.type },
      contentType: { const: block.contentType },
      version: { const: block.version },
      variant: { type: 'string' },
      props: schema,
      childComponents: childrenSchema(block),
    },
    ...(Object.keys(patterns).length > 0 ? { $defs: patterns } : {}),
  }
}

/**
 * The children of a block. The names of its slots, unless items of a list name them, are a rule; the other rules of slots are metadata,
 * because blocks of unknown types may be in any slot.
 */
function childrenSchema({ slots }: Block): JsonSchema {
  if (!slots) return { type: 'array' }
  const names = Object.values(slots).some(({ each }) => each !== undefined) ? undefined : Object.keys(slots)
  const slot: JsonSchema = names ? { enum: names } : { type: 'string' }
  return { type: 'array', items: { type: 'object', properties: { slot } }, slots }
}

/**
 * A page document: `content` and the store's `globalContent`. A block of a known type in its current version is validated by its
 * own schema, through a reference. `areas` lists the areas of an app with their rules, as metadata. Unknown types and older versions are valid too, because they are kept unchanged.
 */
export function pageSchema(blocks: Blocks): JsonSchema {
  const known = Object.values(blocks).sort((a, b) => (a.type < b.type ? -1 : 1))
  return {
    $schema: DIALECT,
    $id: `${SCHEMA_BASE}page.json`,
    title: 'Page',
    description: 'A page of a store and the blocks that all pages of the store show.',
    type: 'object',
    required: ['content'],
    properties: { $schema: { type: 'string' }, content: { $ref: '#/$defs/blocks' }, globalContent: { $ref: '#/$defs/blocks' } },
    ...(blocks[AREAS] && { areas: blocks[AREAS].areas }),
    $defs: {
      blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
      block: {
        type: 'object',
        required: ['type'],
        properties: {
          id: { type: ['string', 'number'] },
          type: { type: 'string' },
          version: { type: 'integer', minimum: 1 },
          props: { type: 'object' },
          slot: {
            type: 'string',
            description: 'The slot of the container around the block, or the area of the page. Default: the first one.',
          },
          childComponents: { $ref: '#/$defs/blocks' },
          editor: {
            type: 'object',
            properties: {
              label: { type: 'string' },
              locked: { type: 'boolean' },
              hidden: { type: 'boolean' },
              hiddenOn: { type: 'array', items: { enum: [...WIDTHS] }, uniqueItems: true },
              appear: { enum: [...APPEAR_EFFECTS] },
              hover: { enum: [...HOVER_EFFECTS] },
            },
          },
        },
        allOf: known.map(({ type, version }) => ({
          if: {
            required: version > 1 ? ['type', 'version'] : ['type'],
            properties: { type: { const: type }, version: { const: version } },
          },
          // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
          then: { $ref: blockSchemaPath(type, version) },
        })),
      },
    },
  }
}

/** Rebuilds a schema bottom-up. `change` receives each part with its field kind. Data such as defaults is unchanged. */
function rebuild(schema: JsonSchema, change: (part: JsonSchema, control: string) => JsonSchema, outer = 'text'): JsonSchema {
  const control = typeof schema.control === 'string' ? schema.control : outer
  const inside = (value: unknown) => (isSchema(value) ? rebuild(value, change, control) : value)
  const part = { ...schema }
  for (const key of ['items', 'additionalProperties', 'not'] as const)
    if (isSchema(part[key])) part[key] = rebuild(part[key], change, control)
  for (const key of ['anyOf', 'allOf', 'oneOf'] as const)
    if (part[key]) part[key] = part[key].map((one) => inside(one) as JsonSchema)
  if (part.properties)
    part.properties = Object.fromEntries(Object.entries(part.properties).map(([name, one]) => [name, inside(one) as JsonSchema]))
  return change(part, control)
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A value per width repeats its field in every branch. Metadata that the outer field already has is removed from the branches.
 */
const withShortBranches = (schema: JsonSchema) =>
  rebuild(schema, (part) => {
    if (part.perWidth !== true || !part.anyOf) return part
    const keywordsOfPart = new Set(KEYWORDS.filter((key) => key in part))
    const bare = (one: JsonSchema) => Object.fromEntries(Object.entries(one).filter(([key]) => !keywordsOfPart.has(key)))
    return { ...part, anyOf: part.anyOf.map((one) => rebuild(one, bare)) }
  })

/** Longer patterns move to `$defs`, because the pattern of a color alone fills a page. */
const LONG = 60

/** Returns the schema with references instead of long patterns, and those patterns by field kind. */
function withoutPatterns(schema: JsonSchema): { schema: JsonSchema; patterns: Record<string, JsonSchema> } {
  const patterns: Record<string, JsonSchema> = {}
  const nameOf = (pattern: string, maxLength: number | undefined, control: string) => {
    for (let n = 1; ; n++) {
      const name = n === 1 ? control : `${control}${n}`
      patterns[name] ??= { type: 'string', pattern, ...(maxLength === undefined ? {} : { maxLength }) }
      if (patterns[name].pattern === pattern && patterns[name].maxLength === maxLength) return name
    }
  }
  const changed = rebuild(schema, (part, control) => {
    const { type, pattern, maxLength, ...rest } = part
    if (type !== 'string' || typeof pattern !== 'string' || pattern.length <= LONG) return part
    return { $ref: `#/$defs/${nameOf(pattern, maxLength, control)}`, ...rest }
  })
  return { schema: changed, patterns }
}
