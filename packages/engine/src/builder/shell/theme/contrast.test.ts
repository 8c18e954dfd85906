import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastRatio, parseColor, readableOn } from '../../../form/color/color.ts'
import type { PaletteRole } from '../../../render/theme.ts'
import { weakness } from './contrast.ts'
import { PALETTES } from './palettes.ts'

const byte = fc.integer({ min: 0, max: 255 })
const solid = fc.record({ r: byte, g: byte, b: byte, a: fc.constant(1) })

it('offers palettes whose texts can all be read', () => {
  const weak = Object.entries(PALETTES).flatMap(([name, palette]) =>
    (Object.keys(palette) as PaletteRole[]).flatMap((role) => {
      const found = weakness(palette, role)
      return found ? [`${name}: ${role} on ${found.on} is ${found.ratio.toFixed(2)}`] : []
    }),
  )
  expect(weak).toEqual([])
})

it('finds what can hardly be read, and a colour of the same kind that can', () => {
  const palette = { ...PALETTES.Daylight, muted: '#9ca3c9', surface: '#ffffff' } as (typeof PALETTES)[string]
  const found = weakness(palette, 'muted')
  expect(found?.on).toBe('surface')
  const better = parseColor(found?.better ?? '')
  if (!better) throw new Error('no better colour')
  expect(contrastRatio(better, { r: 255, g: 255, b: 255, a: 1 })).toBeGreaterThanOrEqual(4.5)
  expect(better.b).toBeGreaterThan(better.r)
})

it('can mend any colour on any ground', () => {
  fc.assert(
    fc.property(solid, solid, (text, ground) => {
      const better = readableOn(text, ground)
      return better !== undefined && contrastRatio(better, ground) >= 4.5
    }),
    { numRuns: 300 },
  )
})
