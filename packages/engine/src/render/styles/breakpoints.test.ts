import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withBreakpoints } from './breakpoints.ts'

const width = fc.integer({ min: 480, max: 1600 })
const breakpoints = fc.record({ tablet: width, desktop: width })

const conditions = [
  '@container page (width < 768px) {',
  '@container page (768px <= width < 1024px) {',
  '@container page (width>=1024px){',
  '@container page (1024px > width > 768px) {',
  '@media (width < 768px) and (hover: hover) {',
  // As minifiers write it for older browsers.
  '@container page (min-width:768px) and (not (min-width:1024px)){',
  '(min-width: 1280px) 320px, (min-width: 1024px) 25vw, (min-width: 768px) 50vw, 100vw',
]
/** Text with the same lengths outside of conditions, and other lengths in conditions. */
const others = [
  '.a { width: 768px; max-width:1024px; inset: 0 768px; gap: min(1024px, 100%) max(50%,768px) }',
  '@container page (width < 480px) { .b { width: 1768px } }',
  '(min-width: 1768px) 768px, (max-width: 10240px) 1024px, 100vw',
]

it('replaces the breakpoints of conditions, and nothing else', () => {
  fc.assert(
    fc.property(breakpoints, fc.shuffledSubarray([...conditions, ...others], { minLength: 1 }), (own, lines) => {
      const replaced = withBreakpoints(lines.join('\n'), own).split('\n')
      for (const [index, line] of lines.entries()) {
        const isCondition = conditions.includes(line)
        // In one pass: a replaced breakpoint may be 768 or 1024 pixels.
        const expected = line.replaceAll(/768px|1024px/g, (at) => `${at === '768px' ? own.tablet : own.desktop}px`)
        expect(replaced[index]).toBe(isCondition ? expected : line)
      }
    }),
  )
  // In one pass: a replaced breakpoint is never replaced again.
  expect(withBreakpoints('(768px <= width < 1024px)', { tablet: 1024, desktop: 768 })).toBe('(1024px <= width < 768px)')
  expect(withBreakpoints(conditions.join(''), undefined)).toBe(conditions.join(''))
  expect(withBreakpoints(conditions.join(''), { tablet: 768, desktop: 1024 })).toBe(conditions.join(''))
})
