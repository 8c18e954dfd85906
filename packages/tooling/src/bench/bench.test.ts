import { describe, expect, it } from 'vitest'
import { judgeRow } from './bench.ts'
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
