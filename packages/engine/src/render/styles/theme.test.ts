import { expect, it } from 'vitest'
import { baseCss } from './base-css.ts'
import { themeProperties } from './theme.ts'

const theme = {
  name: 'Dusk',
  palette: {
    surface: '#101014',
    text: '#f4f4f6',
    muted: '#a8a8b3',
    accent: '#f0b429',
    onAccent: '#101014',
    border: '#2c2c34',
    sale: '#ff6b6b',
  },
  fonts: { heading: 'Georgia, serif', body: 'system-ui, sans-serif' },
  radius: 0,
  spacing: 1.25,
}

it.each([
  'url(//evil.example/x)',
  'URL("https://evil.example")',
  'red; background: url(//evil.example)',
  'var(--x, url(//evil.example))',
  'image-set("https://evil.example" 1x)',
  'r\\65 d',
  'red}</style>',
])('skips a token that is %j', (evil) => {
  const palette = Object.fromEntries(Object.keys(theme.palette).map((role) => [role, evil])) as typeof theme.palette
  const properties = themeProperties({
    ...theme,
    palette,
    fonts: { heading: evil, body: evil },
    radius: evil as unknown as number,
  })
  expect(properties).toEqual({ '--density': '1.25' })
})

it('returns every token as a custom property that the base style sheet knows', () => {
  const properties = themeProperties(theme)
  expect(Object.keys(properties)).toHaveLength(11)
  expect(properties).toMatchObject({
    '--color-on-accent': '#101014',
    '--font-heading': 'Georgia, serif',
    '--font-body': 'system-ui, sans-serif',
    '--radius': '0px',
    '--density': '1.25',
  })
  for (const name of Object.keys(properties)) expect(baseCss).toContain(`${name}:`)
})
