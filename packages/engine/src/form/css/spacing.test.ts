import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSpacing, linkingOf, parseSpacing } from './spacing.ts'

const size = fc.constantFrom('0', '1rem', '0.75rem', '4px', '10%')
const sides = fc.record({ top: size, right: size, bottom: size, left: size })

test('four sides survive a round trip through the shortest shorthand', () => {
  fc.assert(
    fc.property(sides, (one) => {
      const text = formatSpacing(one)
      expect(parseSpacing(text)).toEqual(one)
      for (let parts = 1; parts < text.split(' ').length; parts++)
        expect(parseSpacing([one.top, one.right, one.bottom, one.left].slice(0, parts).join(' '))).not.toEqual(one)
    }),
  )
})

test.each([
  ['1rem', 'all'],
  ['0.75rem 0', 'pairs'],
  ['1px 2px 3px', 'each'],
  ['1px 2px 1px 2px', 'pairs'],
] as const)('%s links %s', (text, linking) => {
  const parsed = parseSpacing(text)
  expect(parsed && linkingOf(parsed)).toBe(linking)
})

test('five sizes are not valid spacing', () => expect(parseSpacing('1px 1px 1px 1px 1px')).toBeUndefined())
