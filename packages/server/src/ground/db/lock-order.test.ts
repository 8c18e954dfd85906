import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inLockOrder } from './lock-order.ts'

it('is the same for the same rows in any order', () => {
  const rows = fc.uniqueArray(fc.string(), { maxLength: 9 })
  fc.assert(
    fc.property(
      rows.chain((ids) => fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length }))),
      ([ids, shuffled]) => void expect(inLockOrder(shuffled, (id) => id)).toEqual(inLockOrder(ids, (id) => id)),
    ),
  )
})
