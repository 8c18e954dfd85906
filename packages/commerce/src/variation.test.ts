import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinationKey, combinations, isPossible, resolveVariation, toggleOption } from './variation.ts'

const groups = [
  { name: 'Color', values: ['Red', 'Blue'] },
  { name: 'Size', values: ['S', 'M'] },
]
const variations = [
  { id: 'rs', attributes: { Color: 'Red', Size: 'S' } },
  { id: 'bm', attributes: { Size: 'M', Color: 'Blue' } },
  { id: 'bs', attributes: { Color: 'Blue', Size: 'S' }, enabled: false },
]

describe('resolveVariation', () => {
  it('needs a value in every group and a variation that matches all', () => {
    expect(resolveVariation(groups, variations, { Color: 'Red', Size: 'S' })?.id).toBe('rs')
    expect(resolveVariation(groups, variations, { Size: 'M', Color: 'Blue' })?.id).toBe('bm')
    expect(resolveVariation(groups, variations, { Color: 'Red' })).toBeUndefined()
    expect(resolveVariation(groups, variations, { Color: 'Red', Size: 'M' })).toBeUndefined()
    expect(resolveVariation(groups, variations, {})).toBeUndefined()
  })

  it('never returns a disabled variation', () => {
    expect(resolveVariation(groups, variations, { Color: 'Blue', Size: 'S' })).toBeUndefined()
  })

  it('handles names of object properties such as constructor', () => {
    const odd = [{ name: 'constructor', values: ['a'] }]
    expect(resolveVariation(odd, [{ attributes: {} }], {})).toBeUndefined()
    expect(resolveVariation(odd, [{ attributes: { constructor: 'a' } }], { constructor: 'a' })).toBeDefined()
  })
})

it('toggleOption deselects the selected value and replaces it by another one', () => {
  expect(toggleOption({}, 'Size', 'S')).toEqual({ Size: 'S' })
  expect(toggleOption({ Size: 'S' }, 'Size', 'S')).toEqual({})
  expect(toggleOption({ Size: 'S', Color: 'Red' }, 'Size', 'M')).toEqual({ Size: 'M', Color: 'Red' })
})

it('isPossible depends on the selected values of the other groups only', () => {
  expect(isPossible(groups, variations, { Color: 'Red' }, 'Size', 'M')).toBe(false)
  expect(isPossible(groups, variations, { Color: 'Red' }, 'Size', 'S')).toBe(true)
  expect(isPossible(groups, variations, { Color: 'Red' }, 'Color', 'Blue')).toBe(true)
  expect(isPossible(groups, variations, { Size: 'S' }, 'Color', 'Blue')).toBe(false)
})

it('a possible last value resolves to a variation, an impossible one does not', () => {
  const value = fc.constantFrom('1', '2', '3')
  const threes = ['A', 'B', 'C'].map((name) => ({ name, values: ['1', '2', '3'] }))
  const attributes = fc.record({ A: value, B: value, C: value })
  fc.assert(
    fc.property(fc.array(fc.record({ attributes, enabled: fc.boolean() })), attributes, (made, chosen) => {
      const { C, ...rest } = chosen
      expect(resolveVariation(threes, made, chosen) !== undefined).toBe(isPossible(threes, made, rest, 'C', C))
    }),
  )
})

describe('combinations', () => {
  it('are complete and unique, and each resolves to itself', () => {
    const rows = combinations(groups)
    expect(rows).toHaveLength(4)
    expect(new Set(rows.map(combinationKey)).size).toBe(4)
    const made = rows.map((attributes) => ({ attributes }))
    for (const row of rows) expect(resolveVariation(groups, made, row)?.attributes).toEqual(row)
  })

  it('are empty without groups, and throw above the limit', () => {
    expect(combinations([])).toEqual([])
    expect(combinations([{ name: 'A', values: [] }])).toEqual([])
    expect(() => combinations(groups, 3)).toThrow('4 combinations')
  })

  it('have the same key in any order of names', () => {
    expect(combinationKey({ A: '1', B: '2' })).toBe(combinationKey({ B: '2', A: '1' }))
    expect(combinationKey({ A: '1', B: '2' })).not.toBe(combinationKey({ A: '1,B:2' }))
  })
})
