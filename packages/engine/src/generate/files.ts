import type { Blocks } from '../block.ts'
import { blockSchema, blockSchemaPath, type JsonSchema, pageSchema } from './json-schema.ts'
import { jsonText } from './json-text.ts'
import { blockReference, referenceIndex } from './reference.ts'

/** The first line of every generated file. */
export const NOTE = 'Written by `npm run generate`. Change what it is made from, not this file.'

/** Returns the text of a JSON file, with the note as its first key. */
export const jsonFile = (value: object) => `${jsonText({ $comment: NOTE, ...value })}\n`

const schemaFile = ({ $schema, ...schema }: JsonSchema) => jsonFile({ $schema, ...schema })

/**
 * Returns every file that is generated from the blocks, by its path from the repository root. Only the schema of each block's
 * current version is written: older versions are frozen.
 */
export function generatedFiles(blocks: Blocks): Map<string, string> {
  const files = new Map<string, string>()
  for (const block of Object.values(blocks)) {
    files.set(`schemas/${blockSchemaPath(block.type, block.version)}`, schemaFile(blockSchema(block)))
    files.set(`docs/reference/${block.type}.md`, blockReference(block, NOTE))
  }
  files.set('schemas/page.json', schemaFile(pageSchema(blocks)))
  files.set('docs/reference/README.md', referenceIndex(blocks, NOTE))
  return files
}

/** Whether a file of `schemas/` or `docs/reference/` is no longer generated. Frozen schemas stay. */
export function isLeftOver(path: string, blocks: Blocks): boolean {
  const page = /^docs\/reference\/(.+)\.md$/.exec(path)?.[1]
  if (page !== undefined) return page !== 'README' && !Object.hasOwn(blocks, page)
  const [, type = '', version] = /^schemas\/blocks\/([^/]+)\/(\d+)\.json$/.exec(path) ?? []
  if (version === undefined) return false
  return !Object.hasOwn(blocks, type) || Number(version) > (blocks[type]?.version ?? 0)
}
