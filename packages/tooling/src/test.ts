/**
 * `npm test`: runs all checks, then all tests, and prints `N passed, N failed` as the last line. A check counts as one test.
 * Fails when anything failed, when nothing ran, and when no project ran a test file of the repository.
 *
 * - `npm test -- <part of a path> …` runs the test files whose path contains it, without the checks.
 * - `npm test -- --changed` runs the checks and test files that the changes since the branch left main can affect, except those that passed with
 *   the same files. `--since <commit>` compares with another commit. `--list` only prints the choice (docs/decisions/0157).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserVersion, ensureChromium } from './browser/chromium.ts'
import { type CheckResult, describeCheck, runChecks } from './checks/run.ts'
import { endChildrenOnSignals, runCommand } from './processes/command.ts'
import { root } from './sources/repository.ts'
import { ensureBuilt } from './tests/built-packages.ts'
import { readSelection, recorderOfAll } from './tests/changed/selection.ts'
import { failuresFolder } from './tests/failures.ts'
import { readTally, type Tally } from './tests/report.ts'
import { everything, runsBuilt, stages, testFiles } from './tests/stages.ts'

endChildrenOnSignals()
const filters = process.argv.slice(2)
const selection = await readSelection(filters, await browserVersion())
if (selection) {
  console.log(selection.onlyList ? [selection.list, selection.summary].filter(Boolean).join('\n') : selection.summary)
  if (selection.onlyList) process.exit()
  if (selection.chosen.length + selection.checks.length === 0) console.log('There is nothing to run.')
}
const reports = mkdtempSync(join(tmpdir(), 'blockfront-test-'))
rmSync(join(root, failuresFolder), { recursive: true, force: true })
const failures: string[] = []
const tallies: Tally[] = []
const count = (passed: number, failed: number) =>
  tallies.push({ passed, failed, skipped: 0, failures: [], files: [], passedFiles: [] })

// Installing it, once, takes as long as a check, and none of them needs it.
const browser = ensureChromium().then(
  (path) => {
    process.env.BLOCKFRONT_CHROMIUM = path
  },
  (error: Error) => {
    console.error(`✗ ${error.message}`)
    failures.push('Chromium is missing')
    count(0, 1)
  },
)

const countCheck = (result: CheckResult) => {
  const passed = result.code === 0 && !result.timedOut
  console.log(describeCheck(result))
  count(passed ? 1 : 0, passed ? 0 : 1)
  if (!passed) failures.push(`check:${result.name}`)
}
const runsAll = selection === undefined && filters.length === 0
const runsCheck = (name: string) => selection?.checks.includes(name) ?? runsAll
const laterChecks = new Set(stages.flatMap(({ checks = [] }) => checks))

if (runsAll || selection?.checks.length) {
  // Later stages find everything built: two builds at a time would write the same files.
  const needsBuild =
    runsAll || [...laterChecks].some(runsCheck) || selection?.chosen.some(({ project }) => runsBuilt.has(project))
  const built = (needsBuild ? ensureBuilt() : Promise.resolve()).catch((error: Error) => {
    console.error(`✗ ${error.message}`)
    failures.push('npm run build')
    count(0, 1)
  })
  const only = ({ name }: { name: string }) => runsCheck(name) && !laterChecks.has(name)
  await Promise.all([built, runChecks(countCheck, { only, onlyChanged: !runsAll })])
}
await browser

const recorder = selection?.recorder ?? (await recorderOfAll(await browserVersion()))
for (const { projects: all, limit, checks = [] } of runsAll || selection ? stages : [everything]) {
  const files = selection?.chosen.filter(({ project }) => all.includes(project))
  const projects = files ? all.filter((name) => files.some(({ project }) => project === name)) : all
  const meanwhile = runChecks(countCheck, {
    only: ({ name }) => checks.includes(name) && runsCheck(name),
    background: true,
    onlyChanged: !runsAll,
  })
  if (projects.length === 0) {
    await meanwhile
    continue
  }
  const report = join(reports, `${projects.join('-')}.json`)
  console.log(`\nTests: ${projects.join(', ')}`)
  const args = [
    'run',
    '--config=vitest.workspace.ts',
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const paths = files?.map(({ path }) => path) ?? filters
  const { code, timedOut } = await runCommand('vitest', [...args, ...projects.map((name) => `--project=${name}`), ...paths], {
    show: true,
    limit: limit * 60_000,
  })
  await meanwhile
  if (timedOut) console.error(`✗ ${projects.join(', ')} took longer than ${limit} minutes and was ended`)
  const tally = readTally(report, code)
  tallies.push(tally)
  failures.push(...tally.failures)
  // Tests of a server that was started before say nothing about the files.
  if (!process.env.BLOCKFRONT_E2E_PORT) recorder.record(tally.passedFiles)
}

const ran = tallies.flatMap(({ files }) => files)
for (const file of testFiles().filter((path) => runsAll && !ran.includes(path))) {
  failures.push(`${file} was run by no project: see the patterns in vitest.workspace.ts`)
  count(0, 1)
}
for (const file of new Set(ran.filter((path, index) => ran.indexOf(path) !== index))) {
  failures.push(`${file} was run by two projects: see the patterns in vitest.workspace.ts`)
  count(0, 1)
}
rmSync(reports, { recursive: true, force: true })

const sum = (key: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[key], 0)
if (!selection && sum('passed') + sum('failed') === 0) {
  failures.push('no test ran')
  count(0, 1)
}
if (sum('skipped') > 0)
  console.log(`\n${sum('skipped')} skipped: long forms (npm run test:deep), and tests of programs that are not installed`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}\n`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
