import type { Block, Blocks } from '../../src/block.ts'
import { checkBlock } from '../../src/check/check-block.ts'
import { blockSchema, blockSchemaPath, type JsonSchema } from '../../src/generate/json-schema.ts'
import { type Released, type Schemas, schemaFile } from './released.ts'
import { differences, fingerprint, shapeOf } from './shape.ts'
import { unloadable } from './unloadable.ts'

/** Returns everything that would prevent stored pages from opening unchanged, as sentences that say what to do. */
export function problemsOf(blocks: Blocks, schemas: Schemas, released: Released): string[] {
  return [
    ...Object.entries(released).flatMap(([type, versions]) =>
      Object.entries(versions).flatMap(([version, print]) =>
        frozen(Object.hasOwn(blocks, type) ? blocks[type] : undefined, type, Number(version), print, schemas),
      ),
    ),
    ...Object.values(blocks).flatMap((block) => older(block, schemas)),
  ]
}

/** Returns the mistakes in a released version. */
function frozen(block: Block | undefined, type: string, version: number, print: string, schemas: Schemas): string[] {
  const file = schemaFile(type, version)
  if (!block)
    return [
      `${type}: the block type is gone, and pages of stores hold it. Bring its file back, or, if none does, take it out of schemas/released.json.`,
    ]
  if (version > block.version)
    return [
      `${type}: version ${version} was released, and the block says ${block.version}. Set \`version\` to at least ${version}.`,
    ]
  if (version === block.version) {
    const current = blockSchema(block)
    if (fingerprint(current) !== print) return [changedShape(block, schemas.get(blockSchemaPath(type, version)), current, print)]
  }
  const schema = schemas.get(blockSchemaPath(type, version))
  if (!schema) return [`${file} is gone. Bring it back: git checkout -- ${file}`]
  if (fingerprint(schema) !== print) return [`${file} was changed after its release. Bring it back: git checkout -- ${file}`]
  return []
}

function changedShape({ type, version }: Block, before: JsonSchema | undefined, after: JsonSchema, print: string): string {
  const known = before && fingerprint(before) === print
  const places = known ? differences(shapeOf(before), shapeOf(after)) : []
  const restore = known ? '' : `git checkout -- ${schemaFile(type, version)} (it was written over), then `
  return [
    `${type}: version ${version} was released, and the shape of its stored props has changed since.`,
    ...places.slice(0, 10).map((place) => `    ${place}`),
    ...(places.length > 10 ? [`    and ${places.length - 10} more`] : []),
    `  In packages/engine/src/blocks/${type}.tsx set \`version: ${version + 1}\` and add, under \`migrations\`, ${version}: { migrate, example },`,
    `  the example being stored props of version ${version}. Then: ${restore}npm run generate`,
  ].join('\n')
}

/** Returns the mistakes in how a block reads its current and older versions. */
function older(block: Block, schemas: Schemas): string[] {
  const definition = checkBlock(block).filter((problem) => /\.(version|migrations)/.test(problem))
  if (definition.length > 0) return definition
  const versions = Array.from({ length: block.version }, (_, i) => i + 1)
  return versions.flatMap((version) => {
    const schema = schemas.get(blockSchemaPath(block.type, version))
    if (schema) return unloadable(block, version, schema)
    const file = schemaFile(block.type, version)
    return version === block.version
      ? [`${file} is missing. Write it with: npm run generate`]
      : [
          `${file} is missing: a version that was never released needs no migration. Lower \`version\`, or bring the file back with git.`,
        ]
  })
}
