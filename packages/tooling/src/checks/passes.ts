/**
 * Which checks passed with the files that are there now. `npm run check` does not run these again (docs/decisions/0157).
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCache, writeCache } from '../sources/cache.ts'
import { repositoryFiles, root } from '../sources/repository.ts'
import type { Check } from './list.ts'

/** The list of packages that npm has installed: it changes with every version of a tool. */
const installed = 'node_modules/.package-lock.json'

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('base64')

/** A hash of the content of every file of the repository, by path, and of the platform and the installed packages. */
export function readDigests(): Map<string, string> {
  const present = [...repositoryFiles(), installed].filter((path) => existsSync(join(root, path)))
  const digests = new Map(present.map((path) => [path, digest(readFileSync(join(root, path)))]))
  return digests.set('platform', `${process.version} ${process.platform} ${process.arch}`)
}

/** A hash of everything that a check may depend on: all files except those that it ignores. */
export function inputHash({ ignores }: Pick<Check, 'ignores'>, digests: ReadonlyMap<string, string>): string {
  const inputs = [...digests].filter(([path]) => !ignores?.test(path)).sort(([a], [b]) => (a < b ? -1 : 1))
  return digest(JSON.stringify(inputs))
}

/** The checks that passed last, with the hashes of their inputs. */
export const readPasses = (): Record<string, string> => readCache('passes') ?? {}

/** Replaces the stored passes. */
export const writePasses = (passes: Record<string, string>): void => writeCache('passes', passes)
