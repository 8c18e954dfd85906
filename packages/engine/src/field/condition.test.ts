import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isConditionMet } from './condition.ts'
import type { Condition } from './meta.ts'

const plain = fc.oneof(fc.constantFrom('text', 'image', ''), fc.integer({ min: 0, max: 2 }), fc.boolean(), fc.constant(null))
const prop = fc.constantFrom('a', 'b', 'c')
const props = fc.dictionary(prop, plain)
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small' },
    fc.dictionary(prop, fc.oneof(plain, fc.record({ not: plain }), fc.record({ in: fc.array(plain) })), {
      minKeys: 1,
    }) as fc.Arbitrary<Condition>,
    fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
  ),
}))

describe('isShown', () => {
  test.each([
    [undefined, {}, true],
    [{ logoType: 'text' }, { logoType: 'text' }, true],
    [{ logoType: 'text' }, { logoType: 'image' }, false],
    [{ logoType: 'text' }, {}, false],
    [{ logoType: { not: 'text' } }, {}, true],
    [{ type: { in: ['image', 'video'] } }, { type: 'video' }, true],
    [{ type: { in: [] } }, { type: 'video' }, false],
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, false],
    [{ all: [] }, {}, true],
    [{ any: [] }, {}, false],
    [{ all: [{ a: 1 }, { any: [{ b: 1 }, { b: 2 }] }] }, { a: 1, b: 2 }, true],
  ] as [Condition | undefined, Record<string, unknown>, boolean][])('%j with %j: %s', (when, props, shown) => {
    expect(isConditionMet(when, props)).toBe(shown)
  })

  test('a number does not equal its text', () => expect(isConditionMet({ a: 1 }, { a: '1' })).toBe(false))
  test('inherited object properties are not props', () => expect(isConditionMet({ toString: { not: 'x' } }, {})).toBe(true))

  test('all means every, any means some', () => {
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 4 }), props, (list, beside) => {
        expect(isConditionMet({ all: list }, beside)).toBe(list.every((one) => isConditionMet(one, beside)))
        expect(isConditionMet({ any: list }, beside)).toBe(list.some((one) => isConditionMet(one, beside)))
      }),
    )
  })

  test('equal and not equal are opposites, and `in` means equal to any', () => {
    fc.assert(
      fc.property(prop, plain, fc.array(plain), props, (name, value, values, beside) => {
        expect(isConditionMet({ [name]: { not: value } }, beside)).toBe(!isConditionMet({ [name]: value }, beside))
        expect(isConditionMet({ [name]: { in: values } }, beside)).toBe(
          isConditionMet({ any: values.map((one) => ({ [name]: one })) }, beside),
        )
      }),
    )
  })

  test('only the props in the condition matter', () => {
    fc.assert(
      fc.property(condition, props, plain, (when, sample, other) => {
        expect(isConditionMet(when, { ...sample, unrelated: other })).toBe(isConditionMet(when, sample))
      }),
    )
  })
})
