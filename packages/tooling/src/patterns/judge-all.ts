import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCache, writeCache } from '../sources/cache.ts'
import { type Manifest, readJson, repositoryFiles, root } from '../sources/repository.ts'
import { findPatterns, type Pattern, schemaPatterns } from './find.ts'
import { judgePatterns, type Verdicts } from './judge.ts'
import { readLinear } from './linear.ts'

/** Files that may build regular expressions from other values: their patterns are in a JSON Schema, where they are checked. */
const BUILDERS = new Set(['packages/engine/src/field/values/pattern.ts', 'packages/contract/src/css-value.ts'])

/** Code that receives input from visitors and owners. Tests, benches, builds and checks do not. */
const isShipped = (path: string) =>
  /\.tsx?$/.test(path) &&
  !/\.(?:test|test-d|bench)\.|\/(?:testing|bench)\/|^(?:apps\/e2e|packages\/tooling|packages\/[^/]+\/(?:build|checks)|apps\/docs\/(?:checks|examples|screenshots))\//.test(
    path,
  )

/** The regular expressions of the packages and apps, and what is known about them. */
export interface Judged {
  patterns: Pattern[]
  /** Places that build a regular expression from other values. */
  built: string[]
  problems: string[]
  verdicts: Verdicts
  /** The version of recheck. */
  version: string
}

/**
 * Judges the literals in the sources and the patterns of all generated JSON Schemas. Uses the results in packages/tooling/src/patterns/linear.json and in
 * node_modules/.cache, except with `again`, and writes the latter.
 */
export function judgeAll({ again = false } = {}): Judged {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const patterns: Pattern[] = []
  const built: string[] = []
  for (const path of repositoryFiles('packages', 'apps').filter(isShipped)) {
    const found = findPatterns(path, read(path))
    patterns.push(...found.patterns)
    if (!BUILDERS.has(path)) built.push(...found.built)
  }
  for (const path of repositoryFiles('schemas'))
    if (path.endsWith('.json')) patterns.push(...schemaPatterns(path, JSON.parse(read(path))))

  const { version } = readJson<Manifest>('node_modules/recheck/package.json')
  const known = again ? {} : { ...readLinear(patterns, version), ...cached(version) }
  const { problems, verdicts } = judgePatterns(patterns, known)
  writeCache('patterns', { version, verdicts })
  return { patterns, built, problems, verdicts, version }
}

/** The results of the last run with this version of recheck. */
function cached(version: string): Verdicts {
  const stored = readCache<{ version: string; verdicts: Verdicts }>('patterns')
  return stored?.version === version ? stored.verdicts : {}
}
