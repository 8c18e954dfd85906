import type { Blocks } from '../../src/block.ts'
import { blockSchema, blockSchemaPath, type JsonSchema } from '../../src/generate/json-schema.ts'
import { fingerprint } from './shape.ts'

/** The released versions of block types, with a fingerprint of each shape. */
export type Released = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The schemas in `schemas/`, by path relative to that folder. */
export type Schemas = ReadonlyMap<string, JsonSchema>

/** The comment at the top of the file of released versions. */
export const RELEASED_NOTE =
  'Written by `npm run check:compat -- --release`. A version in this file never changes its shape again.'

/**
 * The released versions and the current one of every block. A released entry stays unchanged: `problemsOf` checks whether the
 * block still matches it.
 */
export function release(blocks: Blocks, released: Released): Released {
  const entries = Object.entries(released).map(([type, versions]) => [type, { ...versions }] as const)
  const next: Record<string, Record<string, string>> = Object.fromEntries(entries)
  for (const block of Object.values(blocks)) {
    const versions = next[block.type] ?? {}
    versions[block.version] ??= fingerprint(blockSchema(block))
    next[block.type] = versions
  }
  return Object.fromEntries(Object.entries(next).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The path of a released version's schema, from the repository root. */
export const schemaFile = (type: string, version: number | string) => `schemas/${blockSchemaPath(type, Number(version))}`
