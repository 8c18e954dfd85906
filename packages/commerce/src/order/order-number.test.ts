import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatOrderNumber, parseOrderNumber } from './order-number.ts'

it('parses formatted numbers, with and without the prefix', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z#-]{0,12}$/), fc.integer({ min: 1, max: 999_999_999 }), (prefix, counter) => {
      expect(parseOrderNumber(prefix, formatOrderNumber(prefix, counter))).toBe(counter)
      expect(parseOrderNumber(prefix, ` ${counter} `)).toBe(counter)
    }),
  )
})

it('returns undefined for other text', () => {
  for (const typed of ['', '#', 'Jane', '10a', '-5', '0', '1.5', '9'.repeat(30)])
    expect(parseOrderNumber('#', typed), typed).toBeUndefined()
  expect(parseOrderNumber('NO-', '#1001')).toBe(1001)
  expect(parseOrderNumber('NO-', 'no-1001')).toBe(1001)
  expect(() => formatOrderNumber('#', 0)).toThrow('1 or more')
})
