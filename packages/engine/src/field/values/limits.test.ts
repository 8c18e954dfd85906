/** Very long values: none of them blocks the server or is stored, and values of real pages remain valid. */

import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { blocks } from '../../blocks/index.ts'
import { load } from '../../document/loading/load.ts'
import { css } from '../../render/styles/css.ts'
import { metaOf } from '../meta.ts'
import { number } from '../number.ts'
import { ALL_UNITS, unitNumber } from '../unit-number.ts'
import { MAX_LENGTH, MAX_NUMBER } from './limits.ts'
import { backgroundPattern, cssTextPattern, filePattern, spacingPattern, unitNumberPattern, urlPattern } from './pattern.ts'

/** Processor time of this thread in milliseconds, which other load does not change. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Time of the fastest of three runs, in milliseconds. */
function time(run: () => unknown): number {
  const runs = [0, 1, 2].map(() => {
    const start = processorTime()
    run()
    return processorTime() - start
  })
  return Math.min(...runs)
}

/** Each value took quadratic time in some pattern, or has a form that often does. */
const attacks: [string, (n: number) => string][] = [
  ['slashes', (n) => `${'/'.repeat(n)}<`],
  ['digits before a unit', (n) => `${'1'.repeat(n)}vw`],
  ['digits without an end', (n) => '1'.repeat(n)],
  ['points', (n) => `${'.1'.repeat(n / 2)}vh!`],
  ['spaces', (n) => `0${' '.repeat(n)}x`],
  ['words', (n) => `${'element-'.repeat(n / 8)}(`],
  ['brackets', (n) => `rgb${'('.repeat(n)}`],
  ['semicolons', (n) => `${'a'.repeat(n)};`],
]

describe.each(attacks)('a value of 100,000 %s', (_name, attack) => {
  const value = attack(100_000)

  it('is matched by every pattern in a few milliseconds', () => {
    const patterns = [
      urlPattern(),
      filePattern(),
      backgroundPattern(),
      cssTextPattern(),
      spacingPattern(ALL_UNITS),
      unitNumberPattern(ALL_UNITS, true),
    ]
    // Quadratic patterns took seconds. The limit allows for a busy machine.
    for (const pattern of patterns) expect(time(() => pattern.test(value))).toBeLessThan(100)
  })

  it('is rendered in a few milliseconds, if it is stored', () => {
    expect(time(() => css(value))).toBeLessThan(100)
    expect(time(() => css({ desktop: value, mobile: value }))).toBeLessThan(200)
  })
})

describe.each(Object.values(blocks).map((block) => [block.type, block] as const))('%s', (type, block) => {
  it('replaces every value that is too long by its default, and reports it', () => {
    const { shape } = block.props()
    const text = Object.keys(shape).filter((name) => (shape[name] as z.ZodType).safeParse('x'.repeat(1e6)).success)
    expect(text).toEqual([])
    const props = Object.fromEntries(Object.keys(shape).map((name) => [name, `${'/'.repeat(300_000)}<`]))
    const start = processorTime()
    const { document, report } = load([{ id: 'a', type, version: block.version, props }], { [type]: block })
    expect(processorTime() - start).toBeLessThan(2000)
    expect(document.content[0]?.props).toEqual(block.props().parse({}))
    expect(report.map(({ kind, path }) => [kind, path[3]]).sort()).toEqual(
      Object.keys(shape)
        .map((name) => ['defaulted', name])
        .sort(),
    )
  })
})

it('limits numbers in CSS to seven digits before the decimal point', () => {
  const size = unitNumber('Size', { units: ALL_UNITS })
  for (const fits of ['9999999px', '33.333333333333336%', '.5em', '0']) expect(size.safeParse(fits).success, fits).toBe(true)
  for (const long of ['12345678px', `${'1'.repeat(60_000)}vw`, `0.${'3'.repeat(17)}px`])
    expect(size.safeParse(long).success, long.slice(0, 30)).toBe(false)
  expect(number('Number').safeParse(MAX_NUMBER).success).toBe(true)
  expect(number('Number').safeParse(MAX_NUMBER + 1).success).toBe(false)
})

it('accepts the same URLs as the released patterns, up to the limit', () => {
  const released =
    /^(?:(?:[hH][tT][tT][pP]|[hH][tT][tT][pP][sS]|[mM][aA][iI][lL][tT][oO]|[tT][eE][lL]):[^\s<>"'`\\{}]*|[^\s<>"'`\\{}:]*(?:[?#/][^\s<>"'`\\{}]*)?)$/
  const address = fc
    .array(fc.constantFrom('http', 'tel', 'a', '/', ':', '?', '#', '.', '<', ' ', '"'), { maxLength: 8 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(address, (text) => {
      expect(urlPattern().test(text)).toBe(released.test(text))
    }),
    { numRuns: repeat(500, 40_000) },
  )
})

it('has a limit for every kind that stores text', () => {
  for (const [kind, limit] of Object.entries(MAX_LENGTH)) expect(limit, kind).toBeGreaterThan(0)
  for (const block of Object.values(blocks))
    for (const [name, schema] of Object.entries(block.props().shape))
      expect(metaOf(schema as z.ZodType).control, `${block.type}.${name}`).toBeTruthy()
})
