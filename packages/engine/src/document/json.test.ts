import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRecord, sameJson } from './json.ts'

/** Small values, so that two of them are often equal. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(0, -0, 1, '', 'a', null, true, false),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'toString'), tie('value'), { maxKeys: 2 }),
  ),
}))

/** JSON with sorted keys. */
const canonical = (one: unknown): string =>
  JSON.stringify(one, (_, inner) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )

it('compares JSON regardless of the order of keys and of the sign of zero', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(sameJson(a, b)).toBe(canonical(a) === canonical(b))
      expect(sameJson(a, JSON.parse(JSON.stringify(a)))).toBe(true)
    }),
    { numRuns: repeat(1000) },
  )
})
