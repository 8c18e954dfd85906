import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeRow } from '@blockfront/tooling/bench/bench'
import { readJson, root } from '@blockfront/tooling/sources/repository'
import { describe, expect, it } from 'vitest'
import { comparisonBenches, comparisonPage, comparisonPath, missingRows, withSummary } from './comparison.ts'

const row = { metric: 'load', value: 4, unit: 'ms' }

describe('the comparison with Puck', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const run = { date: '2026-11-23', machine: 'a machine', load: 0, versions: { react: '19.3.1' } }

  it('has a row for every figure, and names those that are lower with Puck', () => {
    const names = ['smallest app', 'download', 'builder, 1,000 blocks', 'render']
    const rows = names.map((bench, index) => judgeRow(bench, { ...row, metric: `m${index}`, peer: index + 2, peerName: 'Puck' }))
    const page = comparisonPage(rows, run)
    expect(page).toContain('| m0 | 4 ms | 2 ms | 2.00 | Puck |')
    expect(page).toContain('| m2 | 4 ms | 4 ms | 1.00 | equal |')
    expect(page).toContain('| m3 | 4 ms | 5 ms | 0.80 | Blockfront |')
    expect(page.match(/^- m\d: .*/gm)).toEqual(["- m0: 2.00 times Puck's figure", "- m1: 1.33 times Puck's figure"])
    expect(() => comparisonPage(rows.slice(1), run)).toThrow('smallest app')
    const missing = missingRows(page)
    expect(missing).toContain('lines of a site with four blocks')
    const complete = missing.map((metric) => judgeRow('render', { ...row, metric, peer: 5, peerName: 'Puck' }))
    expect(missingRows(comparisonPage([...rows, ...complete], run))).toEqual([])
  })

  it('is the same in README, and names the installed version of Puck', () => {
    const page = read(comparisonPath)
    const hint = 'Write both again: npm run bench -- comparison --write'
    expect(withSummary(read('README.md'), page), hint).toBe(read('README.md'))
    const { version } = readJson<{ version: string }>('node_modules/@puckeditor/core/package.json')
    expect(page, hint).toContain(`@puckeditor/core ${version}`)
    for (const path of comparisonBenches) expect(existsSync(join(root, path)), path).toBe(true)
  })
})
