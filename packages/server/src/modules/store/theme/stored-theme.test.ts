import { theme as themeSchema } from '@blockfront/contract'
import { ownBreakpoints } from '@blockfront/engine'
import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultTheme } from './default-theme.ts'
import { storedTheme } from './stored-theme.ts'

it('returns a valid stored theme unchanged', () => {
  const theme = { ...defaultTheme, palette: { ...defaultTheme.palette, accent: '#123456' } }
  expect(storedTheme({ theme })).toEqual(theme)
})

it('replaces only the tokens that are missing or not valid', () => {
  const palette = { ...defaultTheme.palette, surface: 'url(//evil.example/x)', accent: '#123456' }
  expect(storedTheme({ theme: { palette, fonts: 'Arial', unknown: 1 } })).toEqual({
    ...defaultTheme,
    palette: { ...defaultTheme.palette, accent: '#123456' },
  })
  for (const theme of [null, { palette: null }]) expect(storedTheme({ theme })).toEqual(defaultTheme)
})

it('the API and the renderer accept the same breakpoints, and stored ones that are not valid are left out', () => {
  const around = (width: number) => fc.integer({ min: width - 2, max: width + 2 })
  const width = fc.oneof(fc.integer({ min: 0, max: 2000 }), ...[480, 640, 768, 928, 1000, 1024, 1160, 1600].map(around))
  fc.assert(
    fc.property(width, width, (tablet, desktop) => {
      const stored = { ...defaultTheme, breakpoints: { tablet, desktop } }
      const isDefault = tablet === 768 && desktop === 1024
      const { breakpoints } = storedTheme({ theme: stored })
      expect(themeSchema.safeParse(stored).success).toBe(isDefault || ownBreakpoints(stored.breakpoints) !== undefined)
      expect(ownBreakpoints(breakpoints)).toEqual(ownBreakpoints(stored.breakpoints))
    }),
    { numRuns: repeat(500) },
  )
  for (const breakpoints of [null, 'wide', { tablet: '700' }])
    expect(storedTheme({ theme: { ...defaultTheme, radius: 3, breakpoints } })).toMatchObject({
      radius: 3,
      breakpoints: undefined,
    })
})
