import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJson, root } from './repository.ts'

const pathOf = (name: string) => `node_modules/.cache/blockfront/${name}.json`

/** Returns a stored result of an earlier run; undefined if there is none or it is broken. */
export function readCache<T>(name: string): T | undefined {
  try {
    return readJson<T>(pathOf(name))
  } catch {
    return undefined
  }
}

/** Stores a result for later runs, until node_modules is deleted. */
export function writeCache(name: string, value: unknown): void {
  const path = join(root, pathOf(name))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(value))
}
