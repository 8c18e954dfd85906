import { expect, test } from 'vitest'
import { sampleCategories, sampleProduct, sampleProducts } from './sample-data.ts'

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
