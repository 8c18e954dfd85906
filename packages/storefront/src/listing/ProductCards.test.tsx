import { vars } from '@blockfront/engine/render'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { StorePayload } from '../payload.ts'
import { productCard, store } from '../testing/payload.ts'
import { InShop, testShop } from '../testing/shop.tsx'
import { CardSkeletons, ProductCards } from './ProductCards.tsx'

afterEach(cleanup)

const lists: StorePayload['lists'] = {
  title: {},
  cards: vars({ 'product-image-ratio': '4 / 5' }),
  columns: { desktop: 5, tablet: 3, mobile: 1 },
  ratings: 'always',
}

function rendered(shown: Partial<StorePayload>) {
  const shop = testShop(() => ({ body: {} }), { store: { ...store, ...shown } })
  const products = [{ ...productCard('a'), productImage: '/media/a.webp' }]
  const { container } = render(
    <InShop shop={shop}>
      <ProductCards products={products} />
      <CardSkeletons count={1} />
    </InShop>,
  )
  const found = [...container.querySelectorAll<HTMLElement>('.sf-cards')]
  return {
    container,
    classes: found.map(({ className }) => className),
    ratios: found.map(({ style }) => style.getPropertyValue('--product-image-ratio')),
  }
}

test('cards and their placeholders have the look of the products on the shop page', () => {
  const { container, classes, ratios } = rendered({ lists })
  expect(classes).toEqual(['sf-cards', 'sf-cards'])
  expect(ratios).toEqual(['4 / 5', '4 / 5'])
  expect(container.querySelectorAll('.bf-stars')).toHaveLength(1)
})

test('without products on the shop page, cards have the look of the theme', () => {
  const { container, classes, ratios } = rendered({})
  expect(classes).toEqual(['sf-cards sf-cards--plain', 'sf-cards sf-cards--plain'])
  expect(ratios).toEqual(['', ''])
  expect(container.querySelectorAll('.bf-stars')).toHaveLength(0)
})
