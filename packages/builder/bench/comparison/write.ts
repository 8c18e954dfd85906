import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JudgedRow } from '@blockfront/tooling/bench/bench'
import { type Manifest, readJson, root } from '@blockfront/tooling/sources/repository'
import { comparisonPage, comparisonPath, missingRows, type Run, withSummary } from './comparison.ts'

/** Writes the page of the comparison and its rows in README, from a run of all its benches. */
export function writeComparison(rows: readonly JudgedRow[], run: Pick<Run, 'machine' | 'load'>): void {
  const versionOf = (name: string) => [name, readJson<Manifest>(`node_modules/${name}/package.json`).version] as const
  const page = comparisonPage(rows, {
    ...run,
    date: new Date().toISOString().slice(0, 10),
    versions: Object.fromEntries(['@puckeditor/core', 'react', 'vite'].map(versionOf)),
  })
  const missing = missingRows(page)
  if (missing.length > 0) throw new Error(`Nothing is written: no bench has the rows of README "${missing.join('", "')}".`)
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  writeFileSync(join(root, comparisonPath), page)
  writeFileSync(join(root, 'README.md'), withSummary(readme, page))
  console.error(`${comparisonPath} and README.md are written.`)
}
