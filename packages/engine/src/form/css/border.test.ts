import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBorder, LINES, parseBorder } from './border.ts'

const border = fc.record({
  width: fc.constantFrom('1px', '2px', '0.5rem'),
  line: fc.constantFrom(...LINES.filter((line) => line !== 'none')),
  color: fc.constantFrom('', '#fff', 'rgba(255,255,255,0.7)', 'transparent'),
})

test('formatted values parse back', () => {
  fc.assert(
    fc.property(border, (one) => {
      expect(parseBorder(formatBorder(one))).toEqual(one)
    }),
  )
})

test('parts are accepted in any order', () => {
  expect(parseBorder('#fff dashed 3px')).toEqual({ width: '3px', line: 'dashed', color: '#fff' })
})

test.each(['', 'solid dashed', '1px 2px solid', 'groove 1px red'])('%s is not parsed', (text) => {
  expect(parseBorder(text)).toBeUndefined()
})
