import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatShadow, parseShadow } from './shadow.ts'

const length = fc.constantFrom('0', '2px', '-4px', '1.5rem')
const color = fc.constantFrom('', '#000', 'rgba(0, 0, 0, 0.08)', 'black', 'hsl(210 50% 40%)')
const shadow = fc.record({ inset: fc.boolean(), x: length, y: length, blur: length, spread: length, color })

test('formatted values parse back', () => {
  fc.assert(
    fc.property(shadow, (one) => {
      expect(parseShadow(formatShadow(one))).toEqual(one)
    }),
  )
})

test.each(['', 'none', '0 1px 2px #000, 0 2px 4px #000', '1px', 'red blue 1px 1px', '1px red 1px'])(
  '%s is not parsed',
  (text) => {
    expect(parseShadow(text)).toBeUndefined()
  },
)
