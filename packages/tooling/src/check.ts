/**
 * `npm run check`: runs all checks that need no running product, except those that passed with the same files (`-- --all` runs all).
 * Prints one line per check; a failing one names the fix.
 */
import { parseArgs } from 'node:util'
import { describeCheck, runChecks } from './checks/run.ts'
import { endChildrenOnSignals } from './processes/command.ts'

const { values } = parseArgs({ options: { all: { type: 'boolean' } } })
endChildrenOnSignals()
const results = await runChecks((result) => console.log(describeCheck(result)), { onlyChanged: !values.all })
const failed = results.filter(({ code, timedOut }) => code !== 0 || timedOut)
console.log(`\n${results.length - failed.length} checks passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
