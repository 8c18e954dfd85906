import type { AttributeGroup } from '@blockfront/contract'
import { describe, expect, test } from 'vitest'
import { countOf, nameOf, type Options, withGroupName, withGroups } from './option-groups.ts'

const group = (name: string, ...values: string[]): AttributeGroup => ({ name, type: 'select', values })
const size = group('Size', 'S', 'M')
const color = group('Color', 'Red', 'Blue')
const none: Options = { attributeGroups: [], variations: [] }

/** Two sizes with every field that an owner can set. */
const sized: Options = {
  attributeGroups: [size],
  variations: [
    { id: 'small', attributes: { Size: 'S' }, price: 10, sku: 'SMALL', stockQuantity: 3, image: '/s.webp' },
    { id: 'medium', attributes: { Size: 'M' }, price: 12, sku: 'MEDIUM', stockQuantity: 4, image: '/m.webp' },
  ],
}
const shown = ({ attributeGroups, variations }: Options) => variations.map((one) => nameOf(one, attributeGroups))

describe('groups and their variations', () => {
  test('every combination occurs once, and a group without name or values creates none', () => {
    expect(shown(withGroups(none, [size, color]))).toEqual(['S / Red', 'S / Blue', 'M / Red', 'M / Blue'])
    expect(shown(withGroups(none, [size, group('', 'x'), group('Fit')]))).toEqual(['S', 'M'])
    expect(countOf([size, color, group('Fit')])).toBe(4)
  })

  test('a new value adds its variations and leaves others unchanged', () => {
    const { variations } = withGroups(sized, [group('Size', 'S', 'M', 'L')])
    expect(variations.slice(0, 2)).toEqual(sized.variations)
    expect(variations[2]).toEqual({ price: 0, attributes: { Size: 'L' } })
  })

  test('a new group inherits price and image; id, SKU and stock go to the first variation only', () => {
    const { variations } = withGroups(sized, [size, color])
    const [red, blue] = variations
    expect(red).toEqual({ ...sized.variations[0], attributes: { Size: 'S', Color: 'Red' } })
    expect(blue).toEqual({
      attributes: { Size: 'S', Color: 'Blue' },
      price: 10,
      image: '/s.webp',
      sku: '',
      barcode: '',
      stockQuantity: 0,
    })
    expect(blue).not.toHaveProperty('id')
  })

  test('removing a group leaves one variation for each remaining combination', () => {
    const both = withGroups(sized, [size, color])
    expect(withGroups(both, [size])).toEqual(sized)
  })

  test('a combination that the owner removed is not added again', () => {
    const both = withGroups(sized, [size, color])
    const fewer = { ...both, variations: both.variations.filter((one) => nameOf(one, [size, color]) !== 'M / Blue') }
    expect(shown(withGroups(fewer, [size, group('Color', 'Red', 'Blue', 'Green')]))).toEqual([
      'S / Red',
      'S / Blue',
      'S / Green',
      'M / Red',
      'M / Green',
    ])
  })

  test('renaming a group keeps all data', () => {
    const renamed = withGroupName(sized, 0, 'Fit')
    expect(renamed.attributeGroups).toEqual([group('Fit', 'S', 'M')])
    expect(renamed.variations.map(({ id, attributes }) => [id, attributes])).toEqual([
      ['small', { Fit: 'S' }],
      ['medium', { Fit: 'M' }],
    ])
  })
})
