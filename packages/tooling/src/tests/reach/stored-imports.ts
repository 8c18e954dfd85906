import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { type Import, importsOf } from '../../boundaries/imports.ts'
import { readCache, writeCache } from '../../sources/cache.ts'

/**
 * Calls a function with one that returns the imports of a file. They are stored by the file's content, because parsing the whole repository takes
 * seconds. Those of files that the function does not request are deleted.
 */
export function withStoredImports<T>(use: (importsIn: typeof importsOf) => T): T {
  const known = readCache<Record<string, Import[]>>('named-imports') ?? {}
  const used: Record<string, Import[]> = {}
  const result = use((path, code) => {
    // The extension decides how a text is parsed.
    const key = createHash('sha256').update(posix.extname(path)).update(code).digest('base64')
    const imports = used[key] ?? known[key] ?? importsOf(path, code)
    used[key] = imports
    return imports
  })
  if (Object.keys(used).some((key) => !(key in known))) writeCache('named-imports', used)
  return result
}
