import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@blockfront/tooling/sources/repository'
import { describe, expect, it } from 'vitest'
import { canaries } from './budgets.ts'
import { judgeBundle } from './judge.ts'

const markers = { zod: { modules: ['/node_modules/zod/'], texts: ['invalid_type'] }, labels: { labels: true } }
const clean = { files: ['export const a=1'], modules: ['/top/packages/engine/src/render/Page.tsx'] }
const labels = ['Autoplay delay']

describe('judgeBundle', () => {
  it('finds a marker by module, by text and by label', () => {
    const canary = { name: 'c', entry: '', without: ['zod', 'labels'] }
    expect(judgeBundle(canary, clean, markers, labels)).toEqual([])
    expect(judgeBundle(canary, { ...clean, modules: ['/top/node_modules/zod/v4/core.js'] }, markers, labels)[0]).toContain(
      '/node_modules/zod/',
    )
    expect(judgeBundle(canary, { ...clean, files: ['"invalid_type"'] }, markers, labels)[0]).toContain('invalid_type')
    expect(judgeBundle(canary, { ...clean, files: ['label:`Autoplay delay`'] }, markers, labels)[0]).toContain('Autoplay delay')
  })

  it('fails a canary that lost any part of a marker, and one whose marker is empty', () => {
    const canary = { name: 'twin', entry: '', holds: ['zod'] }
    const full = { files: ['invalid_type'], modules: ['/top/node_modules/zod/v4/core.js'] }
    expect(judgeBundle(canary, full, markers, labels)).toEqual([])
    expect(judgeBundle(canary, { ...full, files: [''] }, markers, labels)).toHaveLength(1)
    expect(judgeBundle({ ...canary, holds: ['labels'] }, full, markers, [])[0]).toContain('has no parts')
    expect(judgeBundle({ ...canary, holds: ['unknown'] }, full, markers, labels)).toHaveLength(1)
  })

  it('allows a canary to lack a few labels, but not most of them', () => {
    const canary = { name: 'twin', entry: '', holds: ['labels'] }
    const full = { ...clean, files: ['Autoplay delay, Space inside'] }
    expect(judgeBundle(canary, full, markers, ['Autoplay delay', 'Space inside', 'Width of the border'])).toEqual([])
    expect(judgeBundle(canary, full, markers, ['Autoplay delay', 'Width of the border', 'Color of the border'])[0]).toContain(
      'Width of the border',
    )
  })

  it('measures size', () => {
    const heavy = { ...clean, files: [Array.from({ length: 4000 }, (_, index) => Math.imul(index, 2654435761)).join()] }
    const canary = { name: 'c', entry: '', budget: { bytes: 1000, encoding: 'gzip' as const } }
    expect(judgeBundle(canary, clean, markers, labels)).toEqual([])
    expect(judgeBundle(canary, heavy, markers, labels)[0]).toContain('more than its budget')
  })
})

it('has the budgets that docs/performance.md names', () => {
  const text = readFileSync(join(root, 'docs/performance.md'), 'utf8')
  const rows = [...text.matchAll(/ KB (?:gzip|brotli) \| ([\d.]{1,6}) KB \|$/gm)].map(([, limit]) => Number(limit))
  expect(rows).toEqual(canaries.flatMap(({ budget }) => (budget ? [budget.bytes / 1024] : [])))
})
