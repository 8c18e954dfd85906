import { contrastRatio, parseColor, type Rgba } from '@blockfront/engine/color'
import { describe, expect, it, test } from 'vitest'
import { initialIcon, initialOf } from './initial-icon.ts'
import { defaultTheme } from './theme/default-theme.ts'

test.each([
  ['harbour ceramics', 'en', 'H'],
  ['  “Quoted” & Sons', 'en', 'Q'],
  ['élan', 'fr', 'É'],
  ['e\u0301lan', 'fr', 'E\u0301'],
  ['ışık', 'tr', 'I'],
  ['istanbul', 'tr', 'İ'],
  ['ßeta', 'de', 'ß'],
  ['ǆem', 'hr', 'Ǆ'],
  ['متجر', 'ar', 'م'],
  ['חנות', 'he', 'ח'],
  ['陶器の店', 'ja', '陶'],
  ['नमस्ते', 'hi', 'न'],
  ['कि', 'hi', 'कि'],
  ['👩‍🚀 Space', 'en', '👩‍🚀'],
  ['🇳🇴 Fjord', 'nb', '🇳🇴'],
  ['👍🏽', 'en', '👍🏽'],
  ['24 Hours', 'en', '2'],
  ['<b>', 'en', '<'],
  ['– !', 'en', ''],
])('the initial of %j in %s is %j', (name, locale, initial) => {
  expect(initialOf(name, locale)).toBe(initial)
})

describe('the icon', () => {
  const icon = (name: string, palette: object = {}) =>
    initialIcon({ name, locale: 'en', theme: { ...defaultTheme, palette: { ...defaultTheme.palette, ...palette } } })
  const fills = (svg: string) => [...svg.matchAll(/ fill="(.*?)"/g)].map(([, color = '']) => parseColor(color) as Rgba)

  it('has the colors of buttons', () => {
    const { accent, onAccent } = defaultTheme.palette
    expect(fills(icon('Cup'))).toEqual([parseColor(accent), parseColor(onAccent)])
  })

  it('is readable even if the colors of buttons are not', () => {
    const [ground, text] = fills(icon('Cup', { accent: '#ffdd55', onAccent: '#ffffff' }))
    expect(contrastRatio(text as Rgba, ground as Rgba)).toBeGreaterThanOrEqual(4.5)
  })

  it('contains the initial as text', () => {
    expect(icon('<script>')).toContain('>&lt;</text>')
  })
})
