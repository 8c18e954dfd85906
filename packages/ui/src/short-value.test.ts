import { expect, it } from 'vitest'
import { shortValue } from './short-value.ts'

it.each([
  ['red', '“red”'],
  ['x'.repeat(58), `“${'x'.repeat(58)}”`],
  ['x'.repeat(59), `“${'x'.repeat(57)}…”`],
  [5, '5'],
  [['x'.repeat(80)], `["${'x'.repeat(57)}…`],
  [undefined, ''],
])('formats %j readably, with both quotation marks', (value, shown) => {
  expect(shortValue(value)).toBe(shown)
  expect(shown.length).toBeLessThanOrEqual(60)
})
