/**
 * `npm run bench`: runs every bench of the repository in a separate process, one after the other, and prints one table. `npm run
 * bench -- <part of a path>` runs those that match; `--json` writes the rows as JSON to stdout and everything else to stderr. The
 * exit code is 1 when a bound was broken or a bench failed.
 *
 * `npm run bench -- comparison` runs those that compare with Puck; `--write` writes docs/comparison.md and its rows in README.md.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { comparisonBenches } from '../../builder/bench/comparison/comparison.ts'
import { writeComparison } from '../../builder/bench/comparison/write.ts'
import type { JudgedRow } from './bench/bench.ts'
import { formatTable } from './bench/table.ts'
import { endChildrenOnSignals, runCommand } from './processes/command.ts'
import { repositoryFiles, root } from './sources/repository.ts'

endChildrenOnSignals()
// Throws for an unknown option: all benches would run for minutes.
const { values: options, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, write: { type: 'boolean' } },
})
const isComparison = filters.includes('comparison')
const matches = (path: string) => (isComparison ? comparisonBenches.includes(path) : filters.every((part) => path.includes(part)))
const files = repositoryFiles('*.bench.ts', '*.bench.tsx').filter(matches)
const load = loadavg()[0] ?? 0
const folder = mkdtempSync(join(tmpdir(), 'blockfront-bench-'))
const rows: JudgedRow[] = []
const failed: string[] = []

for (const [index, file] of files.entries()) {
  console.error(`[${index + 1}/${files.length}] ${file}`)
  const result = join(folder, `${index}.json`)
  const { code, output, duration } = await runCommand(
    process.execPath,
    ['--conditions=@blockfront/source', '--expose-gc', join(root, 'packages/tooling/src/bench/run-one.ts'), file, result],
    { env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (code === 0) rows.push(...(JSON.parse(readFileSync(result, 'utf8')) as JudgedRow[]))
  else {
    failed.push(file)
    console.error(output)
  }
  console.error(`    ${code === 0 ? 'done' : 'failed'} in ${(duration / 1000).toFixed(1)} s`)
}
rmSync(folder, { recursive: true, force: true })

const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.versions.node}`
if (options.json) console.log(JSON.stringify({ machine, rows, failed }, null, 2))
else console.log(`\n${machine}\n\n${formatTable(rows)}\n`)

if (options.write) {
  if (isComparison && failed.length === 0) writeComparison(rows, { machine, load })
  else console.error('Nothing is written: --write needs all benches of the comparison.')
}

if (files.length === 0) console.error(`No bench matches ${filters.join(' ')}. Benches are files named *.bench.ts or *.bench.tsx.`)
const broken = rows.filter(({ ok }) => ok === false)
if (failed.length > 0) console.error(`${failed.length} benches failed: ${failed.join(', ')}`)
if (broken.length > 0) console.error(`${broken.length} figures broke their bound.`)
process.exitCode = failed.length + broken.length > 0 || files.length === 0 ? 1 : 0
