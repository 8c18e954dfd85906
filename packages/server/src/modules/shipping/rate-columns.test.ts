import { expect, it } from 'vitest'
import { rateColumns } from './rate-columns.ts'

const rate = {
  name: 'Post',
  type: 'flat',
  price: 4.9,
  tiers: [],
  freeOver: null,
  minDays: null,
  maxDays: null,
  enabled: true,
} as const
const tiers = [
  { upTo: 100, price: 5 },
  { upTo: null, price: 2.5 },
]
const stored = { name: 'Post', price: 0, tiers: '[]', free_over: null, min_days: null, max_days: null, enabled: true }
type Input = Parameters<typeof rateColumns>[0]

it.each<[string, Partial<Input>, object]>([
  ['flat', { freeOver: 50, tiers, minDays: 2, maxDays: 2 }, { price: 490, free_over: 5000, min_days: 2, max_days: 2 }],
  ['pickup', { minDays: 3, enabled: false }, { price: 490, min_days: 3, enabled: false }],
  ['free', { freeOver: 50, tiers, maxDays: 0 }, { max_days: 0 }],
  ['weight_tiers', { freeOver: 0, tiers }, { free_over: 0, tiers: '[{"upTo":100,"price":500},{"upTo":null,"price":250}]' }],
  ['price_tiers', { tiers }, { tiers: '[{"upTo":10000,"price":500},{"upTo":null,"price":250}]' }],
])('stores of a rate with type %s only what the type uses', (type, changes, expected) => {
  expect(rateColumns({ ...rate, ...changes, type } as Input, 'EUR')).toEqual({ ...stored, type, ...expected })
})
