import { expect, test } from 'vitest'
import type { Block } from '../block.ts'
import { type Samples, sampleCategories, sampleProduct, sampleProducts, sampleResources } from './sample-data.ts'

test('returns the requested number of different products', () => {
  for (const list of [sampleProducts(200), sampleCategories(200)]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(200)
    expect(new Set(list.map(({ slug }) => slug)).size).toBe(200)
  }
  expect(sampleProducts(0)).toEqual([])
})

test('images are drawings that load nothing', () => {
  for (const { productImage } of sampleProducts(20)) expect(productImage).toMatch(/^data:image\/svg\+xml,%3Csvg/)
})

test('the product has one variation for each combination of its options', () => {
  const { attributeGroups = [], variations = [] } = sampleProduct()
  const combinations = attributeGroups.reduce((count, { values }) => count * values.length, 1)
  expect(variations).toHaveLength(combinations)
  expect(new Set(variations.map(({ attributes }) => JSON.stringify(attributes))).size).toBe(combinations)
})

test("answers an app's own query with its sample, and keeps it loading without one", () => {
  const block = { data: () => ({ categories: { limit: 1 }, posts: { limit: 2 } }) } as unknown as Pick<Block, 'data'>
  const samples = { posts: ({ limit }: { limit: number }) => Array.from({ length: limit }, () => ({ title: 'News' })) } as Samples
  const ready = { status: 'ready', value: sampleCategories(1) }
  expect(sampleResources(block, {})).toEqual({ categories: ready, posts: { status: 'loading' } })
  expect(sampleResources(block, {}, samples)).toEqual({
    categories: ready,
    posts: { status: 'ready', value: [{ title: 'News' }, { title: 'News' }] },
  })
})
