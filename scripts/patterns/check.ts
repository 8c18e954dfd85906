/**
 * `npm run check:patterns`: every regular expression of the packages and apps runs in linear time, so that no stored or typed
 * value can block a server (docs/decisions/0023). Checks the literals in the sources and the patterns of all generated JSON
 * Schemas, which include those that are built from strings. Results are cached in node_modules/.cache, and committed in
 * scripts/patterns/linear.json for a fresh clone. `-- --update` adds new patterns to that file, and `-- --all` checks every pattern again
 * and writes it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Manifest, readJson, repositoryFiles, root } from '../sources/repository.ts'
import { findPatterns, type Pattern, schemaPatterns } from './find.ts'
import { judgePatterns, type Verdicts } from './judge.ts'
import { readLinear, writeLinear } from './linear.ts'

const { values } = parseArgs({ options: { all: { type: 'boolean' }, update: { type: 'boolean' } } })

/** Files that may build regular expressions from other values: their patterns are in a JSON Schema, where they are checked. */
const BUILDERS = new Set(['packages/engine/src/field/values/pattern.ts', 'packages/contract/src/css-value.ts'])

/** Code that receives input from visitors and owners. Tests, benches and their helpers do not. */
const isShipped = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(?:test|test-d|bench)\.|\/(?:testing|bench)\/|^apps\/e2e\//.test(path)

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const files = repositoryFiles('packages', 'apps').filter(isShipped)
const patterns: Pattern[] = []
const built: string[] = []
for (const path of files) {
  const found = findPatterns(path, read(path))
  patterns.push(...found.patterns)
  if (!BUILDERS.has(path)) built.push(...found.built)
}
for (const path of repositoryFiles('schemas'))
  if (path.endsWith('.json')) patterns.push(...schemaPatterns(path, JSON.parse(read(path))))

const cache = join(root, 'node_modules/.cache/blockfront/patterns.json')
const { version } = readJson<Manifest>('node_modules/recheck/package.json')
const known = values.all ? {} : { ...readLinear(patterns, version), ...cached() }
const { problems, verdicts } = judgePatterns(patterns, known)
mkdirSync(dirname(cache), { recursive: true })
writeFileSync(cache, JSON.stringify({ version, verdicts }))
if (values.all || values.update) writeLinear(patterns, verdicts, version)

for (const where of built)
  problems.push(
    `${where}  builds a regular expression from other values\n  Write it as a literal, or compare strings, so that it can be judged.`,
  )
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(
    `\n${problems.length} regular expressions could keep a server busy. Rewrite each so that no two parts match the same text.`,
  )
  process.exit(1)
}
console.log(`${patterns.length} regular expressions (${Object.keys(verdicts).length} distinct) run in linear time.`)

/** The results of the last run with this version of recheck. */
function cached(): Verdicts {
  try {
    const stored = JSON.parse(readFileSync(cache, 'utf8')) as { version: string; verdicts: Verdicts }
    return stored.version === version ? stored.verdicts : {}
  } catch {
    return {}
  }
}
