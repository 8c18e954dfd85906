import type { Block } from '../block.ts'
import { type JsonSchema, propsSchema } from '../generate/json-schema.ts'

/** One field of a block, at any depth. Its JSON Schema contains the field kind (`control`), default and bounds. */
export interface Leaf {
  field: JsonSchema
  /** The prop's own name. */
  name: string
  /** The number of lists that contain it; 0 for a block's own prop. */
  depth: number
}

export interface Filling {
  /** Returns the field's value, or undefined for the default. */
  value?: (leaf: Leaf) => unknown
  /** Returns the number of items of a list, or undefined to fill each item of the default list. */
  items?: (leaf: Leaf) => number | undefined
}

const objectOf = (schema: JsonSchema): JsonSchema | undefined =>
  schema.properties ? schema : (schema.anyOf?.find((one) => one.properties) as JsonSchema | undefined)

/**
 * Complete props made by one rule for all fields, including nested lists. `fits` removes invalid values, so the result is always
 * valid.
 */
export function fill(block: Block, filling: Filling): Record<string, unknown> {
  const filled = fillObject(propsSchema(block), block.props().parse({}), filling, 0)
  return block.props().parse(fits(block, filled)) as Record<string, unknown>
}

function fillObject(schema: JsonSchema, start: Record<string, unknown>, filling: Filling, depth: number) {
  const props: Record<string, unknown> = { ...start }
  for (const [name, field] of Object.entries(schema.properties ?? {}) as [string, JsonSchema][]) {
    const value = fillField({ field, name, depth }, start[name], filling)
    if (value !== undefined) props[name] = value
  }
  return props
}

function fillField(leaf: Leaf, start: unknown, filling: Filling): unknown {
  const { field, depth } = leaf
  if (field.type === 'array') {
    const present = Array.isArray(start) ? start : Array.isArray(field.default) ? field.default : []
    const count = Math.min(filling.items?.(leaf) ?? present.length, field.maxItems ?? Number.POSITIVE_INFINITY)
    const item = { field: field.items as JsonSchema, name: leaf.name, depth: depth + 1 }
    return Array.from({ length: count }, (_, index) => fillField(item, present[index % present.length], filling))
  }
  const object = field.perWidth ? undefined : objectOf(field)
  if (!object) return filling.value?.(leaf) ?? start ?? field.default
  return fillObject(object, isObject(start) ? start : {}, filling, depth)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns the props with invalid values replaced by their defaults. Throws for a missing value without a default, because it
 * cannot be left out.
 */
export function fits(block: Block, props: Record<string, unknown>): Record<string, unknown> {
  const kept = structuredClone(props)
  for (let issues = issuesOf(block, kept); issues.length > 0; issues = issuesOf(block, kept)) {
    const removed = issues.filter(({ path }) => remove(kept, path))
    if (removed.length === 0)
      throw new Error(`${block.type}.${issues[0]?.path.join('.')} is missing and has no default. End its field with .default(…).`)
  }
  return kept
}

/** Removes the value at a path. Returns whether it existed. */
function remove(props: Record<string, unknown>, path: readonly PropertyKey[]): boolean {
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], props)
  const key = path.at(-1)
  if (key === undefined || typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) return false
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else Reflect.deleteProperty(holder, key)
  return true
}

const issuesOf = (block: Block, props: Record<string, unknown>) => block.props().safeParse(props).error?.issues ?? []
