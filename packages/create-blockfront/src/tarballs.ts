import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { messages } from './messages.ts'
import { ProjectError } from './project-error.ts'

/** The Blockfront packages of an app: those that it imports, and those that these need. */
const PACKAGES = ['builder', 'engine', 'messages', 'ui']

/**
 * Returns the tarballs of the Blockfront packages in a folder, as npm pack names them, by package name. Throws `ProjectError` if one is
 * missing.
 */
export function tarballsIn(folder: string): Record<string, string> {
  const files = readdirSync(folder)
  const found = PACKAGES.map((name) => {
    const file = files.find((each) => each.startsWith(`blockfront-${name}-`) && each.endsWith('.tgz'))
    return { name: `@blockfront/${name}`, file }
  })
  const missing = found.filter(({ file }) => file === undefined).map(({ name }) => name)
  if (missing.length > 0) throw new ProjectError(messages.noTarballs(folder, missing))
  return Object.fromEntries(found.map(({ name, file = '' }) => [name, `file:${join(resolve(folder), file)}`]))
}
