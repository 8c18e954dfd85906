import { expect, it } from 'vitest'
import { colorOf } from './color-of.ts'

it.each([
  ['Sand', '#d9c7a3'],
  ['Off-white', '#f7f3ea'],
  ['Dark Green', 'darkgreen'],
  ['RED', 'red'],
  ['Dusty rose', '#e5a3ad'],
  ['#fff', '#fff'],
  ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
])('%j is drawn as %j', (value, color) => expect(colorOf(value)).toBe(color))

it.each(['Xanadu', 'Sold', 'constructor', '#12', '#12345', 'url(x)', 'Türkis', '', ' ', 'red; x: y'])(
  '%j has no color, and stays text',
  (value) => expect(colorOf(value)).toBeUndefined(),
)
