/**
 * `npm run test:deep -- <name>`: runs the long form of some tests in at most 60 minutes and prints `N passed, N failed` as the last
 * line. Fails when anything failed, or nothing ran. Without a name it lists them.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './browser/chromium.ts'
import { endChildrenOnSignals, runCommand } from './processes/command.ts'
import { type DeepTest, deepTests } from './tests/deep.ts'
import { readTally } from './tests/report.ts'

/** In minutes. */
const LIMIT = 60

endChildrenOnSignals()
const tests = deepTests()
const [name] = process.argv.slice(2)
const found = tests.find((test) => test.name === name)
if (found) await run(found)
else {
  if (name !== undefined) console.error(`There is no deep test "${name}".\n`)
  console.log('npm run test:deep -- <name> runs the long form of tests, in at most 60 minutes:\n')
  for (const { name, about } of tests) console.log(`  ${name.padEnd(15)} ${about}`)
  process.exitCode = name === undefined ? 0 : 1
}

async function run({ files }: DeepTest): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'blockfront-test-'))
  const report = join(folder, 'report.json')
  const BLOCKFRONT_CHROMIUM = await ensureChromium()
  const args = ['run', '--config=vitest.workspace.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, timedOut } = await runCommand('vitest', [...args, ...files], {
    show: true,
    limit: LIMIT * 60_000,
    env: { ...process.env, BLOCKFRONT_DEEP: '1', BLOCKFRONT_CHROMIUM },
  })
  if (timedOut) console.error(`✗ ended, because it took longer than ${LIMIT} minutes`)
  const { passed, failed, failures } = readTally(report, code)
  rmSync(folder, { recursive: true, force: true })
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}\n`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
