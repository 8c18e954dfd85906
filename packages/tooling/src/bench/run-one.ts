/** Runs one bench in this process and writes its rows: `node run-one.ts <bench file> <result file>`. Started by packages/tooling/src/bench.ts. */
import { writeFileSync } from 'node:fs'
import { judgeRow } from './bench.ts'
import { loadBench } from './load.ts'

const [path = '', result = ''] = process.argv.slice(2)
const bench = await loadBench(path)
const rows = await bench.run()
writeFileSync(result, JSON.stringify(rows.map((row) => judgeRow(bench.name, row))))
// A bench may leave a server or browser open. The figures are written, so end the process.
process.exit(0)
