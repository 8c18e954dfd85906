/**
 * `npm run check:compat`: stored pages open unchanged. Rejects a change of a released shape without a new version, a migration
 * and an example, and loads generated documents of every version. `-- --release` adds the current version of every block to
 * schemas/released.json, as part of a release.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { loadBlocks } from '@blockfront/tooling/sources/load-blocks'
import { readJson, root } from '@blockfront/tooling/sources/repository'
import type { JsonSchema } from '../../src/generate/json-schema.ts'
import { problemsOf } from './problems.ts'
import { RELEASED_NOTE, type Released, release } from './released.ts'

const FILE = 'schemas/released.json'
const { values } = parseArgs({ options: { release: { type: 'boolean' } } })

const blocks = await loadBlocks()
const schemas = new Map(
  globSync('blocks/*/*.json', { cwd: join(root, 'schemas') }).map((path) => [
    path.replaceAll(sep, '/'),
    JSON.parse(readFileSync(join(root, 'schemas', path), 'utf8')) as JsonSchema,
  ]),
)
const { $comment: _note, ...before } = existsSync(join(root, FILE)) ? readJson<Released & { $comment?: string }>(FILE) : {}
const released = values.release ? release(blocks, before) : before
const problems = problemsOf(blocks, schemas, released)

for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(`\nStored pages might not open as they were (${problems.length} findings). Each says above what to do.`)
  process.exit(1)
}
const versions = Object.values(released).flatMap((one) => Object.keys(one)).length
if (values.release) {
  writeFileSync(join(root, FILE), `${JSON.stringify({ $comment: RELEASED_NOTE, ...released }, null, 2)}\n`)
  console.log(`${FILE} holds ${versions} released versions. Commit it with the release.`)
} else
  console.log(
    `${schemas.size} schemas: documents of every version load unchanged, and ${versions} released versions kept their shape.`,
  )
