import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AttributeGroup, Variation } from '../resource.ts'
import { chosenValue, imageOf, isPossible, resolveVariation, toggle } from './variation.ts'

const NAMES = ['Color', 'constructor', '__proto__'] as const
const VALUES = ['a', 'b', 'c']
const groups: AttributeGroup[] = NAMES.map((name) => ({ name, type: 'buttons', values: VALUES }))

const value = fc.constantFrom(...VALUES)
const named = (values: readonly (string | undefined)[]) =>
  Object.fromEntries(NAMES.flatMap((name, i) => (values[i] === undefined ? [] : [[name, values[i]]]))) as Record<string, string>
const attributes = fc.tuple(value, value, value).map(named)
const variations = fc
  .array(attributes, { maxLength: 12 })
  .map((list): Variation[] => list.map((one, i) => ({ id: String(i), attributes: one })))
const open = fc.option(value, { nil: undefined })
const selection = fc.tuple(open, open, open).map(named)

describe('toggle', () => {
  it('clears a value that is selected twice, and changes no other group', () => {
    fc.assert(
      fc.property(selection, fc.constantFrom(...NAMES), value, (before, group, chosen) => {
        const once = toggle(before, group, chosen)
        const { [group]: _, ...others } = before
        expect(once).toEqual(chosenValue(before, group) === chosen ? others : { ...others, [group]: chosen })
        if (chosenValue(before, group) !== chosen) expect(toggle(once, group, chosen)).toEqual(others)
      }),
    )
  })
})

describe('resolveVariation', () => {
  it('returns a variation exactly if every group has a value and one variation matches all of them', () => {
    fc.assert(
      fc.property(variations, selection, (list, chosen) => {
        const found = resolveVariation(groups, list, chosen)
        const matching = list.filter((one) =>
          NAMES.every((name) => chosenValue(one.attributes, name) === chosenValue(chosen, name)),
        )
        expect(found).toBe(Object.keys(chosen).length === NAMES.length ? matching[0] : undefined)
      }),
    )
  })

  it('returns nothing without groups', () => {
    expect(resolveVariation([], [{ id: '1', attributes: {} }], {})).toBeUndefined()
  })
})

describe('imageOf', () => {
  const options: AttributeGroup[] = [
    { name: 'Color', type: 'color', values: ['red', 'blue'] },
    { name: 'Size', type: 'buttons', values: ['S', 'M'] },
  ]
  const list: Variation[] = [
    { id: '1', attributes: { Color: 'red', Size: 'S' } },
    { id: '2', attributes: { Color: 'red', Size: 'M' }, image: '/red.jpg' },
    { id: '3', attributes: { Color: 'blue', Size: 'S' }, image: '/blue.jpg' },
  ]

  it('is the first image among the variations of a chosen color', () => {
    expect(imageOf(options, list, { Color: 'red' })).toBe('/red.jpg')
    expect(imageOf(options, list, { Color: 'blue', Size: 'S' })).toBe('/blue.jpg')
    expect(imageOf(options, list, { Color: 'red', Size: 'S' })).toBeUndefined()
  })

  it('is undefined without a choice, and while only other options than the color are chosen', () => {
    expect(imageOf(options, list, {})).toBeUndefined()
    expect(imageOf(options, list, { Size: 'S' })).toBeUndefined()
  })

  it('follows the first chosen of several colors', () => {
    const lining: AttributeGroup = { name: 'Lining', type: 'color', values: ['red'] }
    expect(imageOf([lining, ...options], list, { Color: 'red' })).toBe('/red.jpg')
  })

  it('follows any option of a product without colors', () => {
    expect(imageOf([{ name: 'Size', type: 'buttons', values: ['S', 'M'] }], list, { Size: 'M' })).toBe('/red.jpg')
  })
})

describe('isPossible', () => {
  it('is true for a last missing value exactly if selecting it resolves a variation', () => {
    fc.assert(
      fc.property(variations, attributes, fc.constantFrom(...NAMES), (list, whole, group) => {
        const { [group]: last = '', ...others } = whole
        expect(isPossible(list, others, group, last)).toBe(resolveVariation(groups, list, whole) !== undefined)
      }),
    )
  })

  it("does not depend on the selection in the value's own group", () => {
    fc.assert(
      fc.property(variations, attributes, fc.constantFrom(...NAMES), value, (list, whole, group, other) => {
        const { [group]: _, ...others } = whole
        expect(isPossible(list, whole, group, other)).toBe(isPossible(list, others, group, other))
      }),
    )
  })
})
