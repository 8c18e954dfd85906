import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readJson, root } from '../sources/repository.ts'
import { judgeRow } from './bench.ts'
import { comparisonBenches, comparisonPage, comparisonPath, missingRows, withSummary } from './comparison.ts'
import { formatTable } from './table.ts'

const row = { metric: 'load', value: 4, unit: 'ms' }

describe('judgeRow', () => {
  it('compares the value with its bounds, and has no result without them', () => {
    expect(judgeRow('b', row).ok).toBeUndefined()
    expect(judgeRow('b', { ...row, limit: 4 }).ok).toBe(true)
    expect(judgeRow('b', { ...row, limit: 3.9 }).ok).toBe(false)
    expect(judgeRow('b', { ...row, atLeast: 5 }).ok).toBe(false)
  })

  it('compares the ratio if there is a peer', () => {
    expect(judgeRow('b', { ...row, peer: 2, limit: 2 })).toMatchObject({ ratio: 2, ok: true })
    expect(judgeRow('b', { ...row, peer: 1, limit: 3 })).toMatchObject({ ratio: 4, ok: false })
    expect(judgeRow('b', { ...row, peer: 8, atLeast: 0.6 })).toMatchObject({ ratio: 0.5, ok: false })
  })

  it('never accepts NaN, and lets a bench judge itself', () => {
    expect(judgeRow('b', { ...row, value: Number.NaN, limit: 5 }).ok).toBe(false)
    expect(judgeRow('b', { ...row, ok: false }).ok).toBe(false)
  })
})

describe('formatTable', () => {
  it('aligns figures and marks broken bounds', () => {
    const lines = formatTable([
      judgeRow('engine', { ...row, peer: 2, peerName: 'React', limit: 1 }),
      judgeRow('engine', { ...row, value: 1234.5 }),
    ]).split('\n')
    expect(new Set(lines.map((line) => line.length)).size).toBe(1)
    expect(lines[2]).toMatch(/engine +load +4 ms +2 ms \(React\) +2.00× +≤ 1 +✗/)
  })
})

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
