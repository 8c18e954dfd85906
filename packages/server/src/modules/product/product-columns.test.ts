import { endpoints } from '@blockfront/contract'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { productColumns } from './product-columns.ts'

type Input = Omit<Partial<Body<'product.add'>>, 'variations'> & { variations?: object[] }

/** The columns of a mug for 10 EUR with these changes. Its variations have the same price. */
function columns({ variations = [], ...changes }: Input) {
  const priced = variations.map((one) => ({ price: 0, ...one }))
  const body = { storeId: 's', name: 'Mug', price: 10, ...changes, variations: priced }
  return productColumns(endpoints['product.add'].body.parse(body), 'EUR')
}

/** The messages of the fields that a product with these changes is rejected for; undefined if it is accepted. */
function problemsOf(changes: Input): unknown {
  try {
    columns(changes)
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.options.fields
    throw error
  }
}

type Group = NonNullable<Input['attributeGroups']>[number]
const size: Group = { name: 'Size', type: 'select', values: ['S', 'M'] }
const color: Group = { name: 'Color', type: 'select', values: ['Red'] }
const notBelow = 'The sale price must be below the price, or 0 for no sale.'

describe('a product', () => {
  it.each([
    ['a sale price below the price', { discountPrice: 9.99 }, undefined],
    ['a sale price of the price', { discountPrice: 10 }, { discountPrice: notBelow }],
    ['a sale price of a cent without a price', { price: 0, discountPrice: 0.01 }, { discountPrice: notBelow }],
    ['a price of nothing without a sale', { price: 0 }, undefined],
    ['too many decimals', { price: 1.005 }, { price: expect.stringContaining('decimal') }],
    [
      'a negative stock',
      { trackInventory: true, stockQuantity: -1 },
      { stockQuantity: 'Allow backorders to set a stock below 0.' },
    ],
    ['an empty stock', { trackInventory: true, stockQuantity: 0 }, undefined],
    ['a negative stock of backorders', { trackInventory: true, allowBackorder: true, stockQuantity: -1 }, undefined],
    ['a negative stock that is not tracked', { stockQuantity: -1 }, undefined],
  ])('with %s', (_, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems)
  })

  it('lists each tag once', () => {
    expect(columns({ tags: ['new', 'tea', 'new'] }).product.tags).toEqual(['new', 'tea'])
  })

  it.each([
    ['in_stock', { stockStatus: true, stockQuantity: 0 }],
    ['out_of_stock', { stockStatus: false, stockQuantity: 5 }],
    ['in_stock', { trackInventory: true, stockQuantity: 1, stockStatus: false }],
    ['out_of_stock', { trackInventory: true, stockQuantity: 0, stockStatus: true }],
    ['on_backorder', { trackInventory: true, stockQuantity: 0, allowBackorder: true }],
  ] as const)('is %s with %j', (status, changes) => {
    expect(columns(changes).product.stock_status).toBe(status)
  })
})

describe('options', () => {
  const small = { attributes: { Size: 'S' } }
  const medium = { attributes: { Size: 'M' } }

  it.each([
    ['one value for each', [size], [small, medium], undefined],
    ['no variation', [size], [], { 'attributeGroups.0.values': expect.stringContaining('No variation') }],
    [
      'no available variation',
      [size],
      [{ ...small, enabled: false }],
      { 'attributeGroups.0.values': expect.stringContaining('No variation') },
    ],
    ['one available variation', [size], [{ ...small, enabled: false }, medium], undefined],
    [
      'a name twice',
      [size, { ...color, name: 'Size' }],
      [{ attributes: { Size: 'S' } }],
      {
        'attributeGroups.1.name': 'Another option is called Size.',
        'variations.0.attributes': 'Choose one value for each option.',
      },
    ],
    ['a value twice', [{ ...size, values: ['S', 'S'] }], [small], { 'attributeGroups.0.values': 'Remove the duplicate value.' }],
    ['a missing value', [size, color], [small], { 'variations.0.attributes': 'Choose one value for each option.' }],
    [
      'a value too many',
      [size],
      [{ attributes: { Size: 'S', Color: 'Red' } }],
      { 'variations.0.attributes': 'Choose one value for each option.' },
    ],
    ['another name', [color], [small], { 'variations.0.attributes': 'Choose one value for each option.' }],
    [
      'an unknown value',
      [size],
      [{ attributes: { Size: 'L' } }],
      { 'variations.0.attributes': 'Choose one value for each option.' },
    ],
    ['the same values twice', [size], [small, small], { 'variations.1.attributes': 'Another variation has the same options.' }],
  ])('with %s', (_, attributeGroups, variations, problems) => {
    expect(problemsOf({ attributeGroups, variations })).toEqual(problems)
  })

  it('compare a sale price with the price of the variation, or that of the product without one', () => {
    const priced = (price: number, discountPrice: number) =>
      problemsOf({ attributeGroups: [size], variations: [{ ...small, price, discountPrice }] })
    expect([priced(0, 9), priced(20, 10), priced(20, 19.99), priced(5, 0)]).toEqual([undefined, undefined, undefined, undefined])
    const problem = { 'variations.0.discountPrice': notBelow }
    for (const [price, discount] of [
      [0, 10],
      [5, 9],
      [20, 20],
      [0.01, 0.01],
    ] as const)
      expect(priced(price, discount)).toEqual(problem)
    expect(priced(1.005, 0)).toEqual({ 'variations.0.price': expect.stringContaining('decimal') })
  })

  it('determine the stock by the available variations', () => {
    const stock = (quantities: readonly [number, boolean][]) =>
      columns({
        trackInventory: true,
        stockQuantity: 9,
        attributeGroups: [size],
        variations: quantities.map(([stockQuantity, enabled], index) => ({
          ...(index === 0 ? small : medium),
          ...{ stockQuantity, enabled },
        })),
      }).product.stock_status
    expect(
      stock([
        [0, true],
        [1, true],
      ]),
    ).toBe('in_stock')
    expect(
      stock([
        [0, true],
        [1, false],
      ]),
    ).toBe('out_of_stock')
    expect(
      columns({ trackInventory: true, variations: [{ attributes: {}, enabled: false }], stockQuantity: 1 }).product.stock_status,
    ).toBe('in_stock')
  })

  it('keep the order of the variations', () => {
    const { variations } = columns({
      attributeGroups: [size],
      variations: [
        { ...medium, price: 1 },
        { ...small, price: 2 },
      ],
    })
    expect(variations.map(({ position, price, attributes }) => [position, price, attributes])).toEqual([
      [0, 100, '{"Size":"M"}'],
      [1, 200, '{"Size":"S"}'],
    ])
  })
})
