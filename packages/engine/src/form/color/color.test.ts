import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastRatio, formatColor, parseColor, toHsva, toRgba } from './color.ts'

const byte = fc.integer({ min: 0, max: 255 })
const rgba = fc.record({ r: byte, g: byte, b: byte, a: fc.integer({ min: 0, max: 100 }).map((n) => n / 100) })

describe('a color', () => {
  test('parses back after formatting', () => {
    fc.assert(
      fc.property(rgba, (color) => {
        expect(parseColor(formatColor(color))).toEqual(color)
      }),
    )
  })

  test('survives a round trip through the picker', () => {
    fc.assert(
      fc.property(rgba, (color) => {
        expect(toRgba(toHsva(color))).toEqual(color)
      }),
    )
  })

  test.each([
    ['#fff', { r: 255, g: 255, b: 255, a: 1 }],
    ['#0008', { r: 0, g: 0, b: 0, a: 0.533 }],
    ['rgb(120, 120, 120)', { r: 120, g: 120, b: 120, a: 1 }],
    ['rgba(255, 255, 255, 0.95)', { r: 255, g: 255, b: 255, a: 0.95 }],
    ['rgb(100% 0% 0% / 50%)', { r: 255, g: 0, b: 0, a: 0.5 }],
    ['hsl(120, 100%, 50%)', { r: 0, g: 255, b: 0, a: 1 }],
    ['transparent', { r: 0, g: 0, b: 0, a: 0 }],
  ])('parses %s', (text, color) => expect(parseColor(text)).toEqual(color))

  test.each(['', '#12', 'rgb(1, 2)', 'rgb(a, b, c)', 'banana', 'var(--color-accent)'])('rejects %j', (text) =>
    expect(parseColor(text)).toBeUndefined(),
  )
})

test('has the contrast of WCAG, from 1 to 21, with transparent colors blended over the background', () => {
  const black = { r: 0, g: 0, b: 0, a: 1 }
  const white = { r: 255, g: 255, b: 255, a: 1 }
  expect(contrastRatio(black, white)).toBeCloseTo(21)
  expect(contrastRatio(white, white)).toBeCloseTo(1)
  expect(contrastRatio({ r: 118, g: 118, b: 118, a: 1 }, white)).toBeCloseTo(4.54, 2)
  expect(contrastRatio({ ...black, a: 0 }, white)).toBeCloseTo(1)
})
