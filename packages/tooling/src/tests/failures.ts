import { basename, join } from 'node:path'
import { root } from '../sources/repository.ts'

/** The folder for what failing tests leave, such as screenshots and logs, from the repository root. Git ignores it. */
export const failuresFolder = 'node_modules/.cache/blockfront/failures'

/** Returns the folder for a test file's failures, from the repository root. `file` is its path from there, with forward slashes. */
export const failuresOf = (file: string): string => `${failuresFolder}/${file}`

/** Returns the folder in which Vitest saves the screenshots of a failing browser test. It uses the name of the file only. */
export const screenshotsOf = (file: string): string => `${failuresFolder}/failure-screenshots/${basename(file)}`

/**
 * Returns where a failing test saves something, as an absolute path. `test` is the name of the test, `what` the end of the file name, such as
 * `page-1.png`.
 */
export const failurePath = (file: string, test: string, what: string): string =>
  join(root, failuresOf(file), `${test.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 100)}.${what}`)
