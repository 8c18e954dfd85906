import { expect, it } from 'vitest'
import { queryProducts } from './query-products.ts'

it.each([
  ['collection', ['a'], { collection: 'sale', limit: 4 }],
  ['chosen', ['a', 'b'], { collection: 'latest', limit: 2, ids: ['a', 'b'] }],
  ['chosen', [], { collection: 'latest', limit: 4 }],
] as const)('queries the products of %s %j', (productSource, products, query) =>
  expect(queryProducts({ productSource, products, productCollection: 'sale' }, 4)).toEqual(query),
)
