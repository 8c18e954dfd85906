import { expect, it } from 'vitest'
import { colorFromName } from './color-name.ts'

it.each([
  ['Sand', '#dca'],
  ['Stone washed sand', '#dca'],
  ['Xanadu', 'xanadu'],
  ['Dark Green', 'darkgreen'],
  ['dca', 'dca'],
  ['RED', 'red'],
  ['Dusty rose', '#eaa'],
  ['#fff', '#fff'],
  ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
])('%j is shown as %j', (value, color) => expect(colorFromName(value)).toBe(color))

it.each(['#12', '#123456789', 'url(x)', 'Türkis', '', ' ', 'red; x: y'])('%j has no color and is shown as text', (value) =>
  expect(colorFromName(value)).toBeUndefined(),
)
