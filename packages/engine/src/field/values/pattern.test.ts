import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colorPattern, cssTextPattern, plainColorPattern } from './pattern.ts'

it.each([
  '#fff',
  '#1a1a1a80',
  'rgb(120, 120, 120)',
  'rgba(255, 255, 255, 0.95)',
  'rgb(100% 0% 0% / 50%)',
  'hsl(210deg 50% 40%)',
  'oklch(0.7 0.1 none)',
  'Transparent',
  'rebeccapurple',
])('accepts %s as a color of a block and of a theme', (color) => {
  expect(colorPattern().test(color)).toBe(true)
  expect(plainColorPattern().test(color)).toBe(true)
})

it.each([
  'url(//evil.example)',
  'rgb(1)',
  'rgb(1, 2)',
  'rgb(a, b, c)',
  'rgb(1 2 3 4 5)',
  'rgb(url 1 2)',
  '#12',
  '#12345',
  'banana',
  'red;',
  'var(--x)',
  'rgb(123456789, 0, 0)',
])('rejects %s', (color) => {
  expect(colorPattern().test(color)).toBe(false)
  expect(plainColorPattern().test(color)).toBe(false)
})

it('allows a block to refer to a theme token, but not a token to another', () => {
  expect(colorPattern().test('var(--color-accent)')).toBe(true)
  expect(plainColorPattern().test('var(--color-accent)')).toBe(false)
})

it('accepts the colors of a theme that the API accepts', () => {
  const openapi = JSON.parse(readFileSync('schemas/openapi.json', 'utf8'))
  expect(plainColorPattern().source).toBe(openapi.components.schemas.Color.pattern)
})

it.each([
  ['0 4px 24px rgba(0,0,0,0.08)', true],
  ['linear-gradient(135deg, #222, var(--color-accent))', true],
  ['REPEATING-Conic-Gradient(from 0deg, red, blue)', true],
  ['calc(1px + (2px * 3))', true],
  ['', true],
  ['url(//evil.example)', false],
  ['URL(x)', false],
  ['-webkit-image-set(x)', false],
  ['0 0 red, cross-fade(x)', false],
  ['expression(1)', false],
  ['env(x)', false],
])('CSS text %j is valid: %s', (text, fits) => expect(cssTextPattern().test(text)).toBe(fits))
