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
  expect(storedTheme({ theme: null })).toEqual(defaultTheme)
})
