import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type Import, importsOf } from '../../boundaries/imports.ts'
import { readJson, root } from '../../sources/repository.ts'

const stored = 'node_modules/.cache/blockfront/named-imports.json'

/**
 * Calls a function with one that returns the imports of a file. They are stored by the file's content, because parsing the whole repository takes
 * seconds. Those of files that the function does not request are deleted.
 */
export function withStoredImports<T>(use: (importsIn: typeof importsOf) => T): T {
  const known: Record<string, Import[]> = existsSync(join(root, stored)) ? readJson(stored) : {}
  const used: Record<string, Import[]> = {}
  const result = use((path, code) => {
    // The extension decides how a text is parsed.
    const key = createHash('sha256').update(posix.extname(path)).update(code).digest('base64')
    const imports = used[key] ?? known[key] ?? importsOf(path, code)
    used[key] = imports
    return imports
  })
  if (Object.keys(used).some((key) => !(key in known))) {
    mkdirSync(dirname(join(root, stored)), { recursive: true })
    writeFileSync(join(root, stored), JSON.stringify(used))
  }
  return result
}
