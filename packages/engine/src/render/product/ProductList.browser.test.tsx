import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { styles } from '../../blocks/styles.ts'
import { inertServices } from '../inert-services.ts'
import { PageRoot } from '../Page.tsx'
import { ProductList } from './ProductList.tsx'

afterEach(cleanup)

const products = Array.from({ length: 6 }, (_, i) => ({
  id: `p${i}`,
  slug: `p${i}`,
  name: 'Linen armchair with loose covers',
  productImage: '',
  price: 20 + i,
  stockStatus: true,
}))

const covers = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

it.each([
  ['a phone', 360, 2],
  ['a phone with one card', 360, 1],
  ['a tablet', 800, 3],
  ['a desk', 1280, 4],
])('on %s the arrows are next to the images and cover no name', async (_, width, columns) => {
  await page.viewport(width, 800)
  render(
    <PageRoot views={{}} services={inertServices}>
      <style>{styles}</style>
      <div className="bf-inner">
        <ProductList
          products={{ status: 'ready', value: products }}
          expected={6}
          label="Goods"
          layout="slider"
          columns={{ desktop: columns, tablet: columns, mobile: columns }}
          space={12}
        />
      </div>
    </PageRoot>,
  )
  const arrow = await screen.findByRole('button', { name: 'Next' })
  const box = () => arrow.getBoundingClientRect()
  const images = () => [...document.querySelectorAll('.bf-card__picture')].map((one) => one.getBoundingClientRect())
  await expect.poll(() => images()[0]?.height).toBeGreaterThan(100)
  const [picture] = images()
  expect(box().top + box().height / 2).toBeCloseTo((picture?.top ?? 0) + (picture?.height ?? 0) / 2, -1)
  for (const name of document.querySelectorAll('.bf-card__name')) expect(covers(box(), name.getBoundingClientRect())).toBe(false)
})
