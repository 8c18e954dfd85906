import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BREAKPOINT_LIMITS, DEFAULT_BREAKPOINTS, ownBreakpoints } from './breakpoints.ts'

const { tablet, desktop, gap } = BREAKPOINT_LIMITS
const breakpoints = fc
  .integer(tablet)
  .chain((from) => fc.record({ tablet: fc.constant(from), desktop: fc.integer({ min: from + gap, max: desktop.max }) }))

it('a store has only valid breakpoints that differ from the default ones', () => {
  const smallest = { tablet: tablet.min, desktop: tablet.min + gap }
  const largest = { tablet: tablet.max, desktop: desktop.max }
  fc.assert(
    fc.property(breakpoints, (own) => {
      fc.pre(own.tablet !== DEFAULT_BREAKPOINTS.tablet)
      expect(ownBreakpoints(own)).toEqual(own)
    }),
    { examples: [[smallest], [largest]] },
  )
  const invalid = [
    { tablet: 479, desktop: 1024 },
    { tablet: 1001, desktop: 1600 },
    { tablet: 768, desktop: 927 },
    { tablet: 768, desktop: 1601 },
    { tablet: 768.5, desktop: 1100 },
    { tablet: Number.NaN, desktop: 1100 },
    { tablet: '700' as unknown as number, desktop: 1100 },
    {} as typeof DEFAULT_BREAKPOINTS,
  ]
  for (const stored of [undefined, DEFAULT_BREAKPOINTS, ...invalid]) expect(ownBreakpoints(stored)).toBeUndefined()
})
