import { execFileSync } from 'node:child_process'
import { repositoryFiles, root } from '../../sources/repository.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
const listed = (text: string) => text.split('\0').filter(Boolean)

/** Returns the commit from which the current branch continues `main`. Throws if there is no such branch. */
export function mergeBase(): string {
  for (const main of ['main', 'origin/main'])
    try {
      return git('merge-base', 'HEAD', main).trim()
    } catch {
      // The next name.
    }
  throw new Error('There is no branch main to compare with. Name a commit: npm test -- --changed --since HEAD')
}

/** Returns the files that differ between a commit and the working tree, or another commit, with added and deleted ones. */
export function changedFiles(since: string, until?: string): string[] {
  const compared = until === undefined ? [since] : [since, until]
  const different = listed(git('diff', '--name-only', '--no-renames', '-z', ...compared, '--'))
  const added = until === undefined ? listed(git('ls-files', '--others', '--exclude-standard', '-z')) : []
  return [...new Set([...different, ...added])].sort()
}

/** Returns the files of the working tree and those of them that are deleted, which globs and imports still name. */
export const filesWith = (changed: readonly string[]): string[] => [...new Set([...repositoryFiles(), ...changed])].sort()

/** Returns a file's content in a commit; empty if it has none there. */
export function textAt(commit: string, path: string): string {
  try {
    return git('show', `${commit}:${path}`)
  } catch {
    return ''
  }
}
