import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../sources/repository.ts'
import { failuresOf, screenshotsOf } from './failures.ts'

/** The result of a test run. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** The failed tests as `file: name of the test`, and after those of a file the folder with their screenshots and logs, if any. */
  failures: string[]
  /** The test files that ran, from the repository root, with forward slashes. */
  files: string[]
  /** Those of which every test ran and passed. */
  passedFiles: string[]
}

/** The parts of Vitest's JSON report that are used. */
interface Report {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName?: string }[] }[]
}

/**
 * Counts the results in Vitest's JSON report. A file that failed without a failing test (it did not load, or a hook threw) counts
 * as one failure.
 */
export function tallyReport(report: Report, top: string = root): Tally {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], files: [], passedFiles: [] }
  for (const { name, status, assertionResults } of report.testResults) {
    const file = relative(top, name).split(sep).join('/')
    tally.files.push(file)
    const count = (wanted: string) => assertionResults.filter((result) => result.status === wanted).length
    const [passed, failed] = [count('passed'), count('failed')]
    const names = assertionResults.filter((result) => result.status === 'failed').map(({ fullName }) => `${file}: ${fullName}`)
    tally.failures.push(...(status === 'failed' && failed === 0 ? [`${file}: the file itself, outside its tests`] : names))
    for (const folder of status === 'failed' ? [failuresOf(file), screenshotsOf(file)] : [])
      if (existsSync(join(top, folder))) tally.failures.push(`  saved in ${folder}`)
    if (status === 'passed' && passed === assertionResults.length) tally.passedFiles.push(file)
    tally.passed += passed
    tally.failed += status === 'failed' ? Math.max(failed, 1) : failed
    tally.skipped += assertionResults.length - passed - failed
  }
  return tally
}

/**
 * Reads the report of a run that ended with `code`. A run without a readable report (Vitest crashed, timed out or rejected its
 * config), or one with an error code although every test passed (an unhandled error), counts as one failure.
 */
export function readTally(path: string, code: number): Tally {
  let tally: Tally
  try {
    tally = tallyReport(JSON.parse(readFileSync(path, 'utf8')) as Report)
  } catch {
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: [`vitest ended with code ${code} and left no report`],
      files: [],
      passedFiles: [],
    }
  }
  return code !== 0 && tally.failed === 0
    ? { ...tally, passedFiles: [], failed: 1, failures: [`vitest ended with code ${code}, though every test passed`] }
    : tally
}
