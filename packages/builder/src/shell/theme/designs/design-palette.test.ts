import { expect, it } from 'vitest'
import { brightnessOf, tokensOf } from './design-palette.ts'

const palette = (surface: string) => ({
  ...{ surface, text: '#888888', muted: '#888888', accent: '#888888' },
  ...{ onAccent: '#888888', border: '#888888', sale: '#888888' },
})
const theme = { name: 'A', palette: palette('#ffffff'), fonts: { heading: 'serif', body: 'serif' }, radius: 0, spacing: 1 }

it('finds whether a palette is dark', () => {
  expect(['#fff', 'rgb(250, 240, 230)', '#111', 'rgb(0, 31, 63)'].map((color) => brightnessOf(palette(color)))).toEqual([
    'light',
    'light',
    'dark',
    'dark',
  ])
})

it('takes the palette of a design that has the brightness, and its only one otherwise', () => {
  const both = { id: 'a', name: 'A', theme, alternate: palette('#111111') }
  expect(tokensOf(both, 'light').palette.surface).toBe('#ffffff')
  expect(tokensOf(both, 'dark').palette.surface).toBe('#111111')
  expect(tokensOf({ id: 'a', name: 'A', theme }, 'dark')).toBe(theme)
})
