/**
 * `npm run check:patterns`: every regular expression of the packages and apps runs in linear time, so that no stored or typed
 * value can block a server (docs/decisions/0023). Checks the literals in the sources and the patterns of all generated JSON
 * Schemas, which include those that are built from strings. Results are cached in node_modules/.cache, and `npm run generate` commits those of
 * new patterns in packages/tooling/src/patterns/linear.json for a fresh clone. `-- --all` checks every pattern again and writes that file.
 */
import { parseArgs } from 'node:util'
import { judgeAll } from './judge-all.ts'
import { writeLinear } from './linear.ts'

const { values } = parseArgs({ options: { all: { type: 'boolean' }, update: { type: 'boolean' } } })
const { patterns, built, problems, verdicts, version } = judgeAll({ again: values.all })
if (values.all || values.update) writeLinear(patterns, verdicts, version)

for (const where of built)
  problems.push(
    `${where}  builds a regular expression from other values\n  Write it as a literal, or compare strings, so that it can be judged.`,
  )
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(
    `\n${problems.length} regular expressions could keep a server busy. Rewrite each so that no two parts match the same text.`,
  )
  process.exit(1)
}
console.log(`${patterns.length} regular expressions (${Object.keys(verdicts).length} distinct) run in linear time.`)
