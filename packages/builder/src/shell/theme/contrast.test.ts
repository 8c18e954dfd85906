import { contrastRatio, formatColor, parseColor, readableOn } from '@blockfront/engine/form'
import type { PaletteRole } from '@blockfront/engine/render'
import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastProblem } from './contrast.ts'
import { PALETTES, type Palette } from './palettes.ts'

const byte = fc.integer({ min: 0, max: 255 })
const solid = fc.record({ r: byte, g: byte, b: byte, a: fc.constant(1) })

it('offers palettes with readable text', () => {
  const weak = Object.entries(PALETTES).flatMap(([name, palette]) =>
    (Object.keys(palette) as PaletteRole[]).flatMap((role) => {
      const found = contrastProblem(palette, role)
      return found ? [`${name}: ${role} on ${found.on} is ${found.ratio.toFixed(2)}`] : []
    }),
  )
  expect(weak).toEqual([])
})

it('finds low contrast, and a readable color of the same hue', () => {
  const palette = { ...PALETTES.Daylight, muted: '#9ca3c9', surface: '#ffffff' } as (typeof PALETTES)[string]
  const found = contrastProblem(palette, 'muted')
  expect(found?.on).toBe('surface')
  const better = parseColor(found?.fix?.muted ?? '')
  if (!better) throw new Error('no better color')
  expect(contrastRatio(better, { r: 255, g: 255, b: 255, a: 1 })).toBeGreaterThanOrEqual(4.5)
  expect(better.b).toBeGreaterThan(better.r)
})

it('fixes any palette, color by color, without making others unreadable', () => {
  const color = fc.tuple(byte, byte, byte).map(([r, g, b]) => formatColor({ r, g, b, a: 1 }))
  const surface = fc.constantFrom('#ffffff', '#fff9ea', '#12141c', '#000000')
  const roles = ['text', 'muted', 'accent', 'onAccent', 'sale'] as const
  const weakIn = (palette: Palette) => roles.filter((role) => contrastProblem(palette, role))
  fc.assert(
    fc.property(
      fc.record({ surface, text: color, muted: color, accent: color, onAccent: color, border: color, sale: color }),
      (start) => {
        let palette: Palette = start
        for (const role of roles) {
          const before = weakIn(palette)
          if (!before.includes(role)) continue
          palette = { ...palette, ...contrastProblem(palette, role)?.fix }
          expect(before.filter((one) => one !== role)).toEqual(expect.arrayContaining(weakIn(palette)))
          expect(weakIn(palette)).not.toContain(role)
        }
        expect(weakIn(palette)).toEqual([])
      },
    ),
    { numRuns: repeat(300) },
  )
})

it('fixes any color on any background', () => {
  fc.assert(
    fc.property(solid, solid, (text, ground) => {
      const better = readableOn(text, ground)
      return better !== undefined && contrastRatio(better, ground) >= 4.5
    }),
    { numRuns: repeat(300) },
  )
})
