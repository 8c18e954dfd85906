import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatGradient, type Gradient, parseGradient } from './gradient.ts'

const stop = fc.record(
  { color: fc.constantFrom('#000', 'rgba(0, 0, 0, 0.5)', 'white', 'transparent'), at: fc.integer({ min: 0, max: 100 }) },
  { requiredKeys: ['color'] },
)
const linear = fc.record<Gradient>({
  kind: fc.constant('linear'),
  angle: fc.integer({ min: -360, max: 360 }),
  stops: fc.array(stop, { minLength: 2, maxLength: 5 }),
})

test('formatted values parse back', () => {
  fc.assert(
    fc.property(linear, (one) => {
      expect(parseGradient(formatGradient(one))).toEqual({ ...one, angle: one.angle })
      const radial: Gradient = { ...one, kind: 'radial', angle: 180 }
      expect(parseGradient(formatGradient(radial))).toEqual(radial)
    }),
  )
})

test('sides are converted to angles, and the default direction is down', () => {
  expect(parseGradient('linear-gradient(to right, #000, #fff)')?.angle).toBe(90)
  expect(parseGradient('linear-gradient(#000, #fff)')?.angle).toBe(180)
})

test.each([
  '',
  '#fff',
  'linear-gradient(#000)',
  'conic-gradient(#000, #fff)',
  'linear-gradient(#000, 30%, #fff)',
  'radial-gradient(at top, #000, #fff)',
])('%s is not parsed', (text) => expect(parseGradient(text)).toBeUndefined())
