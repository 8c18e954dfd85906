import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WIDTHS, type Width } from '../../field/meta.ts'
import { isOwnAt, valueAt, withoutValueAt, withValueAt } from './per-width.ts'

const size = fc.constantFrom('1rem', '2rem', '10px', '50%')
const value = fc.oneof(
  size,
  fc.record({ desktop: size, tablet: size, mobile: size }, { requiredKeys: ['desktop'] }),
) as fc.Arbitrary<unknown>
const width = fc.constantFrom<Width>(...WIDTHS)

test('a plain value applies to every width, a missing one inherits from the next wider width', () => {
  expect(WIDTHS.map((one) => valueAt('1rem', one))).toEqual(['1rem', '1rem', '1rem'])
  expect(WIDTHS.map((one) => valueAt({ desktop: 'a', tablet: 'b' }, one))).toEqual(['a', 'b', 'b'])
  expect(WIDTHS.map((one) => valueAt({ desktop: 'a', mobile: 'c' }, one))).toEqual(['a', 'a', 'c'])
})

test('a value set at a width applies there', () => {
  fc.assert(
    fc.property(value, width, size, (before, at, next) => {
      expect(valueAt(withValueAt(before, at, next), at)).toBe(next)
    }),
  )
})

test('wider widths and widths with a value are unchanged', () => {
  fc.assert(
    fc.property(value, width, size, (before, at, next) => {
      const after = withValueAt(before, at, next)
      for (const other of WIDTHS)
        if (other !== at && (WIDTHS.indexOf(other) < WIDTHS.indexOf(at) || (other !== 'desktop' && isOwnAt(before, other))))
          expect(valueAt(after, other)).toBe(valueAt(before, other))
    }),
  )
})

test('removing the value of a width reverts setting it, down to a plain value', () => {
  fc.assert(
    fc.property(size, fc.constantFrom<Width>('tablet', 'mobile'), size, (before, at, next) => {
      expect(withoutValueAt(withValueAt(before, at, next), at)).toBe(before)
    }),
  )
})
