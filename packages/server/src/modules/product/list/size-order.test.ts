import { expect, it } from 'vitest'
import { inSizeOrder } from './size-order.ts'

const ordered = (...values: string[]) => inSizeOrder(values.map((value) => ({ value }))).map(({ value }) => value)

it.each([
  { given: ['XL', 'L', 'M', 'S', 'XS', '2XL', 'XXS'], expected: ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL'] },
  { given: ['42', '38', '36–39', 'L', 'S'], expected: ['S', 'L', '36–39', '38', '42'] },
  { given: ['500 ml', '1000 ml', '250 ml'], expected: ['250 ml', '500 ml', '1000 ml'] },
  { given: ['10,5', '9', '9,5'], expected: ['9', '9,5', '10,5'] },
  { given: ['XXL', 'xl', 's', '3XS'], expected: ['3XS', 's', 'xl', 'XXL'] },
  { given: [' L', 'S ', '2 ML', '1 ml'], expected: ['S ', ' L', '1 ml', '2 ML'] },
  { given: ['40', 'L', '38', 'M'], expected: ['M', 'L', '38', '40'] },
])('lists $given as sizes', ({ given, expected }) => {
  expect(ordered(...given)).toEqual(expected)
})

it.each([{ given: ['Moss', 'Rust', 'L'] }, { given: ['500 ml', '250 ml', '1 l'] }, { given: [] }])(
  'keeps the order of $given',
  ({ given }) => {
    expect(ordered(...given)).toEqual(given)
  },
)
