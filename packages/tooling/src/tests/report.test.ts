import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { failuresFolder, failuresOf } from './failures.ts'
import { readTally, tallyReport } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'blockfront-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (status: string, ...tests: string[]) => ({
  name: '/top/packages/a.test.ts',
  status,
  assertionResults: tests.map((test, index) => ({ status: test, fullName: `test ${index}` })),
})
const write = (text: string) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, text)
  return path
}

describe('tallyReport', () => {
  it('counts tests by result, and lists the files', () => {
    const tally = tallyReport(
      { testResults: [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'failed', 'passed')] },
      '/top',
    )
    expect(tally).toEqual({
      passed: 3,
      failed: 1,
      skipped: 1,
      failures: ['packages/a.test.ts: test 0'],
      files: ['packages/a.test.ts', 'packages/a.test.ts'],
      passedFiles: [],
    })
  })

  it('lists the files of which every test ran and passed', () => {
    const results = [file('passed', 'passed', 'passed'), file('passed', 'passed', 'skipped'), file('failed', 'passed')]
    expect(tallyReport({ testResults: results.slice(1) }, '/top').passedFiles).toEqual([])
    expect(tallyReport({ testResults: results }, '/top').passedFiles).toEqual(['packages/a.test.ts'])
  })

  it('counts a file that failed outside its tests', () => {
    expect(tallyReport({ testResults: [file('failed')] }, '/top').failed).toBe(1)
    expect(tallyReport({ testResults: [file('failed', 'passed')] }, '/top')).toMatchObject({ passed: 1, failed: 1 })
  })
})

it('names the folders with screenshots and logs of a file that failed', () => {
  const failed = { ...file('failed', 'failed'), name: join(folder, 'packages/a.browser.test.tsx') }
  mkdirSync(join(folder, failuresOf('packages/a.browser.test.tsx')), { recursive: true })
  mkdirSync(join(folder, failuresFolder, 'failure-screenshots/a.browser.test.tsx'), { recursive: true })
  expect(tallyReport({ testResults: [failed] }, folder).failures).toEqual([
    'packages/a.browser.test.tsx: test 0',
    `  saved in ${failuresFolder}/packages/a.browser.test.tsx`,
    `  saved in ${failuresFolder}/failure-screenshots/a.browser.test.tsx`,
  ])
  expect(tallyReport({ testResults: [{ ...failed, ...file('passed', 'passed') }] }, folder).failures).toEqual([])
})

describe('readTally', () => {
  it('counts a crash as a failure: no report, a truncated report, or an error code with every test passed', () => {
    expect(readTally(join(folder, 'none.json'), 0).failed).toBe(1)
    expect(readTally(write('{"testRes'), 0).failed).toBe(1)
    expect(readTally(write(JSON.stringify({ testResults: [] })), 1).failed).toBe(1)
    expect(readTally(write(JSON.stringify({ testResults: [] })), 0).failed).toBe(0)
  })
})
