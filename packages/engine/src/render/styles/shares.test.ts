import { expect, it } from 'vitest'
import { sharesOf } from './shares.ts'

it.each([
  ['halves 6 6', 'halves', 2, [6, 6]],
  ['thirds 1 10 1', 'thirds', 3, [1, 10, 1]],
  ['halves 6 6', 'thirds', 2, undefined],
  ['halves 6 6', 'halves', 3, undefined],
  ['halves 0 12', 'halves', 2, undefined],
  ['halves 5 6', 'halves', 2, undefined],
  ['halves a 6', 'halves', 2, undefined],
  ['', 'halves', 2, undefined],
])('%j of %s in %i parts is %j', (stored, base, count, shares) => expect(sharesOf(stored, base, count)).toEqual(shares))
