/**
 * `npm run generate`: collects the endpoints and exports of the contract, generates `schemas/` and `docs/reference/` from the blocks
 * and the contract, the address rules of all countries, and the types of the tables from a database with the current schema, and notes the
 * regular expressions that run in linear time (packages/tooling/src/patterns/linear.json).
 * `--check` only compares, except the types of the tables, which `migrate.test.ts` compares; `npm run check:patterns` judges the regular
 * expressions.
 * `--engine <folder>` and `--into <folder>` select another copy of the engine and another output folder.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { addressFormatsFile, addressFormatsPath } from '../../commerce/build/address-formats.ts'
import { accessReference, accessReferencePath, type Contract } from '../../contract/build/access-reference.ts'
import { contractFiles } from '../../contract/build/contract-files.ts'
import { generatedFiles, isLeftOver, jsonFile } from '../../engine/src/generate/files.ts'
import { loadBlocks, loadModule } from './sources/load-blocks.ts'
import { root } from './sources/repository.ts'

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, engine: { type: 'string' }, into: { type: 'string' } },
})
const into = values.into ? resolve(values.into) : root

const blocks = await loadBlocks(values.engine ? resolve(values.engine) : undefined)
const files = generatedFiles(blocks)
let written = 0
if (!values.engine) {
  // First, because the OpenAPI document is made from these files.
  for (const [path, text] of contractFiles()) {
    files.set(path, text)
    if (!values.check) writeIfChanged(path, text)
  }
  files.set('schemas/openapi.json', jsonFile(await openApi()))
  files.set(addressFormatsPath, addressFormatsFile())
  files.set(accessReferencePath, accessReference(await loadModule<Contract>('packages/contract/src/index.ts')))
  if (!values.check) {
    // It starts PostgreSQL.
    const path = 'packages/server/src/testing/database/table-types.ts'
    const { currentTableTypes } = await loadModule<{ currentTableTypes(): Promise<string> }>(path)
    files.set('packages/server/src/ground/db/tables.ts', await currentTableTypes())
  }
}
const leftOver = globSync(['docs/reference/*.md', 'schemas/blocks/*/*.json'], { cwd: into })
  .map((path) => path.replaceAll(sep, '/'))
  .filter((path) => !files.has(path) && isLeftOver(path, blocks))
const changed = [...files].filter(([path, text]) => read(path) !== text).map(([path]) => path)

if (values.check) check()
else {
  write()
  if (!values.engine) await notePatterns()
}

/** The OpenAPI document, from the contract. */
async function openApi(): Promise<object> {
  const { openApiDocument } = await loadModule<{ openApiDocument: object | (() => object) }>(
    'packages/contract/src/openapi/openapi.ts',
  )
  return typeof openApiDocument === 'function' ? openApiDocument() : openApiDocument
}

function read(path: string): string | undefined {
  const file = join(into, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function writeIfChanged(path: string, text: string): void {
  if (read(path) === text) return
  mkdirSync(dirname(join(into, path)), { recursive: true })
  writeFileSync(join(into, path), text)
  written += 1
  console.log(`wrote    ${path}`)
}

function check(): void {
  for (const path of changed) console.error(`${path}  ${read(path) === undefined ? 'is missing' : 'is out of date'}`)
  for (const path of leftOver) console.error(`${path}  belongs to a block that is gone`)
  if (changed.length + leftOver.length > 0) {
    console.error('\nGenerated files differ from what they are made from. Update them with: npm run generate')
    process.exitCode = 1
  } else console.log(`${files.size} generated files are up to date.`)
}

function write(): void {
  for (const path of changed) writeIfChanged(path, files.get(path) ?? '')
  for (const path of leftOver) {
    rmSync(join(into, path))
    console.log(`removed  ${path}`)
    const folder = dirname(join(into, path))
    if (globSync('*', { cwd: folder }).length === 0) rmdirSync(folder)
  }
  console.log(`${files.size} generated files are up to date, ${written} written, ${leftOver.length} removed.`)
}

/** After the schemas are written, because they contain regular expressions. Loads the judge only then: it is large. */
async function notePatterns(): Promise<void> {
  const [{ judgeAll }, { writeLinear }] = await Promise.all([import('./patterns/judge-all.ts'), import('./patterns/linear.ts')])
  const { patterns, verdicts, version } = judgeAll()
  writeLinear(patterns, verdicts, version)
}
