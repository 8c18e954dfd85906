import { createHash } from 'node:crypto'
import { readDigests } from '../../checks/passes.ts'
import { readCache, writeCache } from '../../sources/cache.ts'
import type { ReachedTest } from '../reach/of-tests.ts'

/** They are part of every key: the installed packages, and Node with its platform. */
const ENVIRONMENT = ['node_modules/.package-lock.json', 'platform']

/** The hash of everything in the reach of each test file, by its path. */
export type Hashes = ReadonlyMap<string, string>

/**
 * Returns the hashes of test files.
 * @param digests the hash of each file's content.
 * @param browser the version of the browser.
 */
export function hashesOf(tests: readonly ReachedTest[], digests: ReadonlyMap<string, string>, browser: string): Hashes {
  const environment = [...ENVIRONMENT.map((path) => digests.get(path) ?? ''), browser].join()
  return new Map(
    tests.map(({ path, reach }) => {
      const hash = createHash('sha256').update(environment)
      for (const one of [...reach].sort()) hash.update(one).update(digests.get(one) ?? '-')
      return [path, hash.digest('base64')]
    }),
  )
}

/** Returns the hash with which each test file passed last. */
export const readTestPasses = (): Record<string, string> => readCache('test-passes') ?? {}

/**
 * Remembers with which content test files pass. A pass counts only if no file was changed, added or deleted since the recorder was created: it is
 * unknown what a test has read in between.
 */
export class PassRecorder {
  readonly #tests: readonly ReachedTest[]
  readonly #browser: string
  readonly #digests = readDigests()
  readonly #hashes: Hashes

  constructor(tests: readonly ReachedTest[], browser: string) {
    this.#tests = tests
    this.#browser = browser
    this.#hashes = hashesOf(tests, this.#digests, browser)
  }

  /** Whether a test file passed before with the same content of everything in its reach. */
  hasPassed(path: string, passes: Readonly<Record<string, string>> = readTestPasses()): boolean {
    return this.#hashes.has(path) && passes[path] === this.#hashes.get(path)
  }

  /** Stores that these test files have passed. */
  record(passed: readonly string[]): void {
    const digests = readDigests()
    if (digests.size !== this.#digests.size || [...digests.keys()].some((path) => !this.#digests.has(path))) return
    const after = hashesOf(
      this.#tests.filter(({ path }) => passed.includes(path)),
      digests,
      this.#browser,
    )
    const unchanged = [...after].filter(([path, hash]) => this.#hashes.get(path) === hash)
    writeCache('test-passes', { ...readTestPasses(), ...Object.fromEntries(unchanged) })
  }
}
