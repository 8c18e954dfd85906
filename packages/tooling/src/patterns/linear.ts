import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '../sources/repository.ts'
import type { Pattern } from './find.ts'
import { keyOf, type Verdicts } from './judge.ts'

const FILE = 'packages/tooling/src/patterns/linear.json'

/** Patterns that are proved to run in linear time: a place of each, by the hash of the pattern. */
export interface Linear {
  $comment: string
  /** The version of recheck. */
  version: string
  patterns: Record<string, string>
}

const hashOf = (pattern: Pattern) => createHash('sha256').update(keyOf(pattern)).digest('hex')

/** The committed results for these patterns; empty for another version of recheck. */
export function readLinear(patterns: readonly Pattern[], version: string, stored: Linear | undefined = readFile()): Verdicts {
  if (stored?.version !== version) return {}
  return Object.fromEntries(patterns.filter((one) => hashOf(one) in stored.patterns).map((one) => [keyOf(one), null]))
}

/** Returns the content of the file for these patterns. */
export function linearOf(patterns: readonly Pattern[], verdicts: Verdicts, version: string): Linear {
  const linear = patterns.filter((one) => verdicts[keyOf(one)] === null)
  // The first place of each pattern, without the line number, which changes often.
  const places = linear.toReversed().map((one) => [hashOf(one), one.where.replace(/:\d+$/, '')] as const)
  const sorted = places.sort(([a], [b]) => (a < b ? -1 : 1))
  return { $comment: 'Written by: npm run generate', version, patterns: Object.fromEntries(sorted) }
}

/** Writes the file. */
export function writeLinear(...args: Parameters<typeof linearOf>): void {
  writeFileSync(join(root, FILE), `${JSON.stringify(linearOf(...args), null, 2)}\n`)
}

function readFile(): Linear | undefined {
  return existsSync(join(root, FILE)) ? readJson<Linear>(FILE) : undefined
}
