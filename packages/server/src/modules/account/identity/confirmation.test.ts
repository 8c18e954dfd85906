import { expect, it } from 'vitest'
import { isConfirmed } from './confirmation.ts'

it('a confirmation counts for ten minutes', () => {
  const confirmedAt = new Date(1_000)
  const after = (milliseconds: number) => isConfirmed({ confirmedAt }, 1_000 + milliseconds)
  expect([after(0), after(599_999), after(600_000)]).toEqual([true, true, false])
  expect(isConfirmed({ confirmedAt: null }, 0)).toBe(false)
})
