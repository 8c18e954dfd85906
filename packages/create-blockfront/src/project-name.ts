import { basename, resolve } from 'node:path'
import { messages } from './messages.ts'
import { ProjectError } from './project-error.ts'

/** Names that npm does not accept. */
const RESERVED = ['node_modules', 'favicon.ico']

/** Maximum length of the name of an npm package. */
const MAX_LENGTH = 214

/**
 * Returns the package name for a folder: its last part in lowercase, with `-` for spaces. Throws `ProjectError` if that is not a valid name of
 * an npm package.
 */
export function projectName(folder: string): string {
  const last = basename(resolve(folder))
  const name = last.trim().toLowerCase().replaceAll(' ', '-')
  const isValid = /^[a-z0-9][a-z0-9._-]*$/.test(name) && name.length <= MAX_LENGTH && !RESERVED.includes(name)
  if (!isValid) throw new ProjectError(messages.badName(last))
  return name
}
